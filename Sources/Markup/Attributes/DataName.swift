/// What comes after `data-` in the name of an attribute: lower-case letters, digits and `-:.`.
public struct DataName: ExpressibleByStringLiteral, Sendable {
    @usableFromInline let name: StaticString

    /// Takes a literal of the program; an illegal one is a mistake in it and stops it.
    public init(stringLiteral name: StaticString) {
        let isLegal = name.withUTF8Buffer { unsafe !$0.isEmpty && $0.allSatisfy(Self.isLegal) }
        precondition(isLegal, "expected lower-case letters, digits and -:. after data-, got “\(name)”")
        self.name = name
    }

    /// The name as it is written after `data-`.
    package var text: StaticString { name }

    static func isLegal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}
