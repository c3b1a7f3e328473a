/// A certificate chain and its key, both as PEM text.
public struct TLSIdentity: Sendable {
    let certificate: String
    let privateKey: String

    /// Takes the contents of the two files.
    public init(certificate: String, privateKey: String) {
        self.certificate = certificate
        self.privateKey = privateKey
    }
}
