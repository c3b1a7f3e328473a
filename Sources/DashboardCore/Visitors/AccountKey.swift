internal import Crypto

/// What an account is known by in a store: a digest of its name and of the hash of its passphrase.
///
/// A new passphrase makes another key, and so ends whatever was begun with the old one.
public struct AccountKey: Hashable, Sendable {
    /// How many bytes a key has.
    public static let byteCount = 32

    /// The digest.
    public let bytes: [UInt8]

    /// Answers nil unless there are ``byteCount`` bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// The key of an account as its line in a file describes it.
    public init(line: String) {
        bytes = Digest.bytes(of: Array(line.utf8))
    }
}
