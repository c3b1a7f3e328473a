/// The kinds of answer that a client can use, and how gladly.
///
/// ```swift
/// AcceptList("text/html, application/json;q=0.5").best(of: [.json, .html])   // .html
/// ```
public struct AcceptList: Hashable, Sendable {
    private let elements: [WeightedList.Element]

    /// Reads an `Accept` header; one without any legal element accepts everything, as a missing one does.
    public init(_ text: some StringProtocol = "") {
        elements = WeightedList(text).elements.filter { $0.value.utf8.contains(UInt8(ascii: "/")) }
    }

    /// How gladly the client takes this kind, 0 (not at all) to 1; the most specific range that fits decides.
    public func quality(of offer: MediaType) -> Double {
        Double(thousandths(of: offer)) / 1000
    }

    /// The offer that the client takes most gladly; of several equal ones the first, and nothing if it takes none.
    public func best(of offers: [MediaType]) -> MediaType? {
        var best: (offer: MediaType, quality: Int)?
        for offer in offers {
            let quality = thousandths(of: offer)
            if quality > best?.quality ?? 0 { best = (offer, quality) }
        }
        return best?.offer
    }

    /// Whether this kind itself is in the list, and not only a range that it falls into.
    public func names(_ type: MediaType) -> Bool {
        elements.contains { $0.value == type.essence && $0.quality > 0 }
    }

    private func thousandths(of offer: MediaType) -> Int {
        if elements.isEmpty { return 1000 }
        let essence = offer.essence
        let anySubtype = offer.type + "/*"
        var best = (specificity: -1, quality: 0)
        for element in elements {
            let specificity: Int
            if element.value == essence, Self.fits(element.parameters, offer) {
                specificity = 2 + element.parameters.count
            } else if element.value == anySubtype {
                specificity = 1
            } else if element.value == "*/*" {
                specificity = 0
            } else {
                continue
            }
            if specificity > best.specificity { best = (specificity, element.quality) }
        }
        return best.quality
    }

    private static func fits(_ parameters: [NamedField], _ offer: MediaType) -> Bool {
        parameters.allSatisfy { wanted in
            offer.parameter(wanted.name)?.asciiLowercased == wanted.value.asciiLowercased
        }
    }
}
