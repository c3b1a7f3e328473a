package import Crypto
import DashboardCore

/// The one who may come in: a name, and what is kept of a passphrase.
///
/// ```swift
/// let account = try Account(file: bytes)
/// let dashboard = Dashboard(storyboard, account: account, assets: { assets })
/// ```
public struct Account: Sendable {
    /// What they type to come in, and what their page calls them.
    public let name: String
    package let hash: PassphraseHash

    /// Reads the bytes of an account file, which `DashboardServer passwd` writes; answers nil where they are none.
    public init?(file bytes: [UInt8]) {
        try? self.init(reading: bytes)
    }

    /// Reads the bytes of an account file, or says what is wrong with them.
    package init(reading bytes: [UInt8]) throws(AccountFault) {
        let line = try AccountLine(file: bytes)
        guard let hash = PassphraseHash(line.hash) else {
            throw AccountFault(1, "the hash is none, or would ask too much of this machine")
        }
        name = line.name
        self.hash = hash
    }

    /// Makes an account; answers nil where the name cannot stand in a file.
    package init?(name: String, hash: PassphraseHash) {
        guard AccountLine(name: name, hash: hash.text) != nil else { return nil }
        self.name = name
        self.hash = hash
    }

    /// The line that is read back as this account.
    package var line: String { name + ":" + hash.text }

    /// By this the store knows sign-ins; it changes with the passphrase.
    var key: AccountKey { AccountKey(line: line) }

    /// By this the store knows the choices; it stays when the passphrase changes.
    var visitorKey: VisitorKey { VisitorKey(account: name) }

    /// Whether that is the name, in the time that any name takes.
    func isNamed(_ name: String) -> Bool {
        ConstantTime.equal(Digest.bytes(of: Array(name.utf8)), Digest.bytes(of: Array(self.name.utf8)))
    }
}
