extension HostAllowList {
    /// The names of this machine for itself, at any port.
    public static let loopback: HostAllowList = {
        do { return try HostAllowList(["localhost", "127.0.0.1", "[::1]"]) } catch { preconditionFailure("\(error)") }
    }()
}
