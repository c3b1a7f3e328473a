/// The proxies whose `X-Forwarded-*` headers and request ids are believed.
///
/// By default there is none.
public struct TrustedProxies: Sendable {
    private let networks: [AddressRange]

    /// Believes peers from these networks, each written as an address or in CIDR form.
    public init(_ networks: [AddressRange] = []) {
        self.networks = networks
    }

    /// Who really asks: the peer itself, or whoever a chain of trusted proxies names.
    func visitor(peer: String, isSecure: Bool, head: RequestHead) throws(HTTPError) -> (Client, RequestID) {
        guard !networks.isEmpty, trusts(peer) else { return (Client(address: peer, isSecure: isSecure), RequestID()) }
        let hops = head.all(.xForwardedFor).joined(separator: ",").split(separator: ",").map { $0.trimmingBlanks() }
        // The last hop that is not one of ours is the visitor; what stands before it anybody may have made up.
        let address = hops.last { !trusts($0) } ?? hops.first ?? peer
        let scheme = head.first(.xForwardedProto)?.asciiLowercased
        var authority: Authority?
        if let host = head.first(.xForwardedHost) {
            guard let legal = try? Authority(parsing: host) else {
                throw .malformed("X-Forwarded-Host is not a host name.")
            }
            authority = legal
        }
        let client = Client(
            address: IPAddress(address) == nil ? peer : address,
            isSecure: scheme.map { $0 == "https" } ?? isSecure,
            forwardedAuthority: authority
        )
        return (client, head.first(.xRequestId).flatMap(RequestID.init(given:)) ?? RequestID())
    }

    private func trusts(_ address: String) -> Bool {
        guard let address = IPAddress(address) else { return false }
        return networks.contains { $0.contains(address) }
    }
}

extension Substring {
    fileprivate func trimmingBlanks() -> String {
        var rest = self
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
