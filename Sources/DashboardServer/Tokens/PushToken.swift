import Crypto
import FoundationEssentials

/// What a device is known by that may send samples and may do nothing else; of its token only a digest is kept.
struct PushToken: Equatable {
    private static let longestName = 64
    /// By which a token is known for one where it lies about.
    private static let mark = "daybook_"

    let name: String
    let digest: [UInt8]
    /// Seconds since 1970.
    let made: Int

    /// Makes a token, whose text is shown once.
    static func make(named name: String, at moment: Int) -> (token: PushToken, text: String) {
        let text = mark + SecretToken().urlSafe
        return (PushToken(name: name, digest: Digest.bytes(of: Array(text.utf8)), made: moment), text)
    }

    /// What is wrong with a name; nothing if it is fine.
    static func fault(ofName name: String) -> String? {
        guard !name.isEmpty, name.utf8.count <= longestName else { return "it has 1 to \(longestName) characters" }
        let isPlain = name.utf8.allSatisfy {
            $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2D
        }
        return isPlain ? nil : "it may have letters, digits and hyphens"
    }

    var line: String {
        let digits = Array("0123456789abcdef".utf8)
        let hex = String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
        return "\(name) \(hex) \(made)\n"
    }

    init(name: String, digest: [UInt8], made: Int) {
        self.name = name
        self.digest = digest
        self.made = made
    }

    /// Reads a line of the file.
    init?(line: Substring) {
        let words = line.split(separator: " ")
        guard words.count == 3, words[1].utf8.count == 64, let made = Int(words[2]),
            Self.fault(ofName: String(words[0])) == nil
        else { return nil }
        let digits = words[1].compactMap(\.hexDigitValue)
        guard digits.count == 64 else { return nil }
        name = String(words[0])
        digest = stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        self.made = made
    }
}
