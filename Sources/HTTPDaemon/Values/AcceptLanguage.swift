/// The languages that a visitor reads, the best one first.
public struct AcceptLanguage: Hashable, Sendable {
    /// The tags in lower case, the most wanted first; refused ones and `*` left out.
    public let preferred: [String]

    private let refused: Set<String>

    /// Reads an `Accept-Language` header.
    public init(_ text: some StringProtocol = "") {
        let elements = WeightedList(text).elements.filter { Self.isTag($0.value) }
        let wanted = elements.enumerated().filter { $0.element.quality > 0 }
        // Equal weights keep their order, which the plain sort does not promise.
        let sorted = wanted.sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
        preferred = sorted.map(\.element.value)
        refused = Set(elements.lazy.filter { $0.quality == 0 }.map(\.value))
    }

    /// The offer to use, by RFC 4647's lookup: `de-ch` finds `de` if there is no better one.
    ///
    /// Nothing if no offer fits; then the caller uses its own default.
    public func best(of offers: [String]) -> String? {
        for tag in preferred {
            var range = tag[...]
            while !range.isEmpty {
                let found = offers.first { $0.asciiLowercased == range && !refused.contains(String(range)) }
                if let found { return found }
                range = range[..<(range.lastIndex(of: "-") ?? range.startIndex)]
            }
        }
        return nil
    }

    private static func isTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isDigit } }
    }
}
