/// The name of one element of a page: letters, digits and `-_.:/`, so that no quote or white space can be in it.
///
/// ```swift
/// let card: ElementID = "weather"
/// section(.id(card), .labelledBy(card.with("title"))) { … }
/// ```
public struct ElementID: Sendable, Hashable, CustomStringConvertible {
    /// The name as it is written.
    public let description: String

    /// Refuses what is empty or holds any other character.
    public init?(_ name: String) {
        guard Self.isLegal(name) else { return nil }
        description = name
    }

    /// Names a part of this element: `weather` and `title` make `weather-title`.
    public func with(_ part: ElementID) -> ElementID {
        ElementID(legal: "\(description)-\(part.description)")
    }

    private init(legal name: String) {
        description = name
    }

    private static func isLegal(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                    UInt8(ascii: "/"):
                    true
                default: false
                }
            }
    }
}

extension ElementID: ExpressibleByStringLiteral {
    /// Takes a literal of the program; an illegal one is a mistake in it and stops it.
    public init(stringLiteral name: String) {
        precondition(Self.isLegal(name), "expected letters, digits and -_.:/ in an element's id, got “\(name)”")
        self.init(legal: name)
    }
}
