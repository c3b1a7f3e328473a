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
        var digits = 0
        var decimals: Int?
        var sum = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "."), decimals == nil {
                decimals = 0
            } else {
                guard byte.isDigit, decimals.map({ $0 < 3 }) ?? (digits == 0) else { return nil }
                sum = sum * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
                decimals = decimals.map { $0 + 1 }
            }
        }
        guard digits > 0 else { return nil }
        for _ in (decimals ?? 0)..<3 { sum *= 10 }
        return sum <= 1000 ? sum : nil
    }
}
