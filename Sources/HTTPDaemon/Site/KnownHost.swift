/// The host that a connection has asked for before, so that the same name is not taken apart for each request.
struct KnownHost {
    private let bytes: [UInt8]
    let authority: Authority
    let isAllowed: Bool

    /// Reads the one Host of a head.
    init(_ head: RequestHead, allowed: HostAllowList) throws(HTTPError) {
        authority = try head.authority()
        bytes = head.bytes(of: .host).map(Array.init) ?? []
        isAllowed = allowed.allows(authority)
    }

    /// Whether a head names the same host, once.
    func isHost(of head: RequestHead) -> Bool {
        head.onlyBytes(of: .host) == bytes[...]
    }
}
