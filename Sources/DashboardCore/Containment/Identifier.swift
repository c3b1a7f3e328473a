/// A controller's name among its siblings, and one step in the path of its fragment.
///
/// Letters and digits in words joined by single hyphens, so that it can stand in a URL, in an `id` attribute and in a
/// selector without being escaped anywhere.
public struct Identifier: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name itself.
    public let name: String

    /// Answers nil unless the name consists of ASCII words joined by single hyphens, 64 bytes at most.
    public init?(_ name: some StringProtocol) {
        self.init(String(name))
    }

    /// Answers nil unless the name consists of ASCII words joined by single hyphens, 64 bytes at most.
    public init?(_ name: String) {
        var previousIsWord = false
        for byte in name.utf8 {
            if byte == UInt8(ascii: "-") {
                guard previousIsWord else { return nil }
                previousIsWord = false
            } else {
                guard byte.isASCIIWord else { return nil }
                previousIsWord = true
            }
        }
        guard previousIsWord, name.utf8.count <= 64 else { return nil }
        self.name = name
    }

    /// Stops the program if the literal is not a legal identifier, since only a programmer can have written it.
    public init(stringLiteral literal: StaticString) {
        guard let identifier = Identifier(literal.description) else {
            preconditionFailure("An identifier consists of ASCII words joined by hyphens; got \"\(literal)\"")
        }
        self = identifier
    }

    init(unchecked name: String) {
        self.name = name
    }

    /// The name as people write it: `weather-week` reads “Weather week”.
    var words: String {
        var bytes = name.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
        if let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The name itself.
    public var description: String { name }
}

extension UInt8 {
    fileprivate var isASCIIWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
