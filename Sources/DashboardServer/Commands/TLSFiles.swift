import FoundationEssentials
import HTTPDaemon

/// The two files of a certificate.
struct TLSFiles {
    let certificate: String
    let key: String

    /// Reads both, or says which one cannot be read.
    func identity() throws(StartError) -> TLSIdentity {
        TLSIdentity(certificate: try read(certificate, "certificate"), privateKey: try read(key, "key"))
    }

    private func read(_ path: String, _ role: String) throws(StartError) -> String {
        guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
            throw StartError(description: "cannot read the TLS \(role) “\(path)”")
        }
        return text
    }
}
