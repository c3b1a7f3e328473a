/// 128 unpredictable bits that whoever holds them may act by, such as a session's key.
///
/// Tokens compare in constant time, and do not print themselves: a token in a log would be a key in a log.
package struct SecretToken: Sendable {
    private let bytes: [UInt8]

    /// A new token from a source of random bytes.
    package init(from random: RandomBytes = .system) {
        bytes = random(16)
    }

    /// The token that ``urlSafe`` was taken from, if the text can be one.
    package init?(_ text: String) {
        guard text.utf8.count == Self.urlSafeCount, let bytes = Base64URL.decode(text) else { return nil }
        self.bytes = bytes
    }

    /// How many characters ``urlSafe`` has.
    package static let urlSafeCount = 22

    /// 22 characters that need no escaping in a cookie, a form field or a URL.
    package var urlSafe: String { Base64URL.encode(bytes) }

    /// What may be stored where the token itself must not be, and still finds it.
    package var fingerprint: Fingerprint { Fingerprint(of: bytes) }
}

extension SecretToken: Equatable {
    package static func == (left: SecretToken, right: SecretToken) -> Bool {
        ConstantTime.equal(left.bytes, right.bytes)
    }
}

extension SecretToken: CustomStringConvertible {
    package var description: String { "SecretToken(hidden)" }
}
