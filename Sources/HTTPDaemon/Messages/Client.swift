/// Who is at the other end of a connection, as far as this server believes.
public struct Client: Sendable {
    /// The address of the visitor: the peer of the socket, or what a trusted proxy said of it.
    public let address: String

    /// Whether the visitor's way to us is encrypted, here or at a trusted proxy.
    public let isSecure: Bool

    /// The host that the visitor typed, where a trusted proxy passed it on.
    let forwardedAuthority: Authority?

    /// Describes a visitor.
    init(address: String, isSecure: Bool, forwardedAuthority: Authority? = nil) {
        self.address = address
        self.isSecure = isSecure
        self.forwardedAuthority = forwardedAuthority
    }
}
