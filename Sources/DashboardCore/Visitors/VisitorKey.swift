internal import Crypto

/// What a visitor is known by in a store: a digest of the secret in the cookie, from which the secret cannot be had.
public struct VisitorKey: Hashable, Sendable {
    /// How many bytes a key has.
    public static let byteCount = 32

    /// The digest.
    public let bytes: [UInt8]

    /// Answers nil unless there are ``byteCount`` bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// The key that belongs to a cookie's text.
    public init(token: String) {
        bytes = Digest.bytes(of: Array(token.utf8))
    }

    /// The key of an account's choices, which no cookie has: a cookie's text holds no NUL.
    package init(account name: String) {
        bytes = Digest.bytes(of: Array("account\0\(name)".utf8))
    }
}

extension VisitorKey {
    /// Feeds a part of the digest, which is as good as all of it and costs a quarter.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}

extension VisitorKey: CustomStringConvertible {
    /// The first bytes, enough to tell visitors apart in a log.
    public var description: String {
        "visitor " + Base64URL.encode(bytes.prefix(6))
    }
}
