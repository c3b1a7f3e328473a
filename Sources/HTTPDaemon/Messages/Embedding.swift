/// Who may show an answer inside a frame.
public enum Embedding: Hashable, Sendable {
    /// No page at all; what every answer says unless its route decides otherwise.
    case nobody
    /// Pages of this site only.
    case sameOrigin
    /// Any page anywhere.
    case anybody
    /// Pages of these origins, and of this site.
    case origins([WebOrigin])

    /// The sources of the `frame-ancestors` directive.
    var frameAncestors: String {
        switch self {
        case .nobody: "'none'"
        case .sameOrigin: "'self'"
        case .anybody: "*"
        case .origins(let origins): (["'self'"] + origins.map(\.text)).joined(separator: " ")
        }
    }
}
