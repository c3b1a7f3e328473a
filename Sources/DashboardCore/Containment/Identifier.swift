/// A controller's name among its siblings, and one step in the path of its fragment.
///
/// Letters and digits in words joined by single hyphens, so that it can stand in a URL, in an `id` attribute and in a
/// selector without being escaped anywhere.
public struct Identifier: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name itself.
    public let name: String

    /// Answers nil unless the name consists of ASCII words joined by single hyphens, 64 bytes at most.
    public init?(_ name: some StringProtocol) {
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
        self.name = String(name)
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
        let words = name.map { $0 == "-" ? " " : $0 }
        return String(words.prefix(1)).uppercased() + String(words.dropFirst())
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
