/// How a browser reaches its site.
public enum BrowserWay: String, CaseIterable, Sendable {
    /// By calling it, which is quick.
    case inProcess
    /// By a daemon on a free port of this machine, which is what visitors do.
    case socket
}
