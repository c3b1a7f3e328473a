internal import CSodium

/// What may be kept of a passphrase: an Argon2id hash, with the salt and the cost that it was made with.
package struct PassphraseHash: Hashable, Sendable {
    /// The usual spelling, `$argon2id$v=19$m=65536,t=3,p=1$salt$hash`.
    package let text: String

    /// Reads the usual spelling; answers nil for any other, and for a cost that this machine should not be asked for.
    package init?(_ text: String) {
        guard text.utf8.count < crypto_pwhash_strbytes(), let cost = Self.cost(of: text),
            PassphraseCost.allowed.passes.contains(cost.passes),
            PassphraseCost.allowed.kibibytes.contains(cost.kibibytes)
        else { return nil }
        self.text = text
        // libsodium knows the rest of the spelling.
        guard compare(with: cost) == 0 else { return nil }
    }

    /// Makes the hash of a passphrase, with a salt that nobody knows yet; nil where the machine has not enough memory.
    package init?(of passphrase: String, cost: PassphraseCost = .standard) {
        _ = Sodium.ready
        var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let bytes = passphrase.utf8.map { CChar(bitPattern: $0) }
        let result = unsafe crypto_pwhash_str_alg(
            &text,
            bytes,
            UInt64(bytes.count),
            UInt64(cost.passes),
            cost.kibibytes * 1024,
            crypto_pwhash_alg_argon2id13()
        )
        guard result == 0 else { return nil }
        self.text = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether it is the hash of this passphrase; takes as long as the cost says, whatever the answer.
    package func matches(_ passphrase: String) -> Bool {
        _ = Sodium.ready
        let bytes = passphrase.utf8.map { CChar(bitPattern: $0) }
        return unsafe crypto_pwhash_str_verify(text, bytes, UInt64(bytes.count)) == 0
    }

    /// Whether a new hash would be made at another cost.
    package func isOutdated(for cost: PassphraseCost = .standard) -> Bool { compare(with: cost) != 0 }

    private func compare(with cost: PassphraseCost) -> CInt {
        unsafe crypto_pwhash_str_needs_rehash(text, UInt64(cost.passes), cost.kibibytes * 1024)
    }

    private static func cost(of text: String) -> PassphraseCost? {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id" else { return nil }
        let numbers = parts[3].split(separator: ",", omittingEmptySubsequences: false)
        guard numbers.count == 3, let memory = number("m=", numbers[0]), let passes = number("t=", numbers[1]) else {
            return nil
        }
        return PassphraseCost(passes: passes, kibibytes: memory)
    }

    private static func number(_ name: String, _ text: Substring) -> Int? {
        guard text.hasPrefix(name) else { return nil }
        let digits = text.dropFirst(name.count)
        return digits.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ? Int(digits) : nil
    }
}

extension PassphraseHash: CustomStringConvertible {
    /// Not the hash, which would be half of a break-in in a log.
    package var description: String { "PassphraseHash(hidden)" }
}
