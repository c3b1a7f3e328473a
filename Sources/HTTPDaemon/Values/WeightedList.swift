/// The shape that all `Accept` headers share: elements between commas, each with parameters and a weight.
///
/// Preferences are hints, so an element that cannot be read is left out and the others count.
struct WeightedList {
    struct Element: Hashable, Sendable {
        /// In lower case.
        let value: String
        /// Those before the weight.
        let parameters: [NamedField]
        /// The weight in thousandths.
        let quality: Int
    }

    private(set) var elements: [Element] = []

    /// Reads at most `maximum` elements; nobody honest sends more.
    init(_ text: some StringProtocol, maximum: Int = 64) {
        var scanner = FieldScanner(text)
        while !scanner.isAtEnd, elements.count < maximum {
            let start = scanner
            if let element = Self.element(&scanner), scanner.isAtEnd || scanner.rest.first == UInt8(ascii: ",") {
                elements.append(element)
                _ = scanner.take(UInt8(ascii: ","))
            } else {
                scanner = start
                scanner.skipElement()
            }
        }
    }

    private static func element(_ scanner: inout FieldScanner) -> Element? {
        scanner.skipBlanks()
        let value = scanner.run { $0.isToken || $0 == UInt8(ascii: "/") }
        guard !value.isEmpty, let parameters = scanner.parameters() else { return nil }
        let weight = parameters.firstIndex { $0.name == "q" }
        guard let quality = weight.map({ thousandths(parameters[$0].value) }) ?? 1000 else { return nil }
        return Element(
            value: String(decoding: value, as: UTF8.self).asciiLowercased,
            parameters: Array(parameters[..<(weight ?? parameters.endIndex)]),
            quality: quality
        )
    }

    /// `0`, `0.5`, `1.000`; also `.5`, which old clients send.
    private static func thousandths(_ text: String) -> Int? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, whole.isEmpty || whole.elementsEqual("0".utf8) || whole.elementsEqual("1".utf8)
        else { return nil }
        let fraction = parts.count > 1 ? Array(parts[1]) : []
        guard fraction.count <= 3, fraction.allSatisfy(\.isDigit), whole.count + fraction.count > 0 else { return nil }
        let padded = fraction + [UInt8](repeating: UInt8(ascii: "0"), count: 3 - fraction.count)
        let ones = whole.first == UInt8(ascii: "1") ? 1 : 0
        let thousandths = padded.reduce(ones) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return thousandths <= 1000 ? thousandths : nil
    }
}
