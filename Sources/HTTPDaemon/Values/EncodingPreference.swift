/// A way to send a body that the receiver undoes before use.
public enum ContentCoding: String, Hashable, Sendable {
    /// As it is.
    case identity
    /// Compressed by gzip.
    case gzip
}

/// The codings that a client can undo, and how gladly.
public struct EncodingPreference: Hashable, Sendable {
    private let gzip: Int
    private let identity: Int

    /// Reads an `Accept-Encoding` header; pass nothing if there was none.
    ///
    /// Without the header anything would be allowed, but a client that does not ask for compression is not sent any.
    public init(_ text: String? = nil) {
        let elements = WeightedList(text ?? "").elements
        let rest = elements.first { $0.value == "*" }?.quality
        gzip = elements.first { $0.value == "gzip" || $0.value == "x-gzip" }?.quality ?? rest ?? 0
        // Identity is taken unless it is refused by name, or by `*;q=0`; unnamed, it is what is left when all else fails.
        identity = elements.first { $0.value == "identity" }?.quality ?? (rest == 0 ? 0 : 1)
    }

    /// Whether the client can undo this coding.
    public func accepts(_ coding: ContentCoding) -> Bool { weight(of: coding) > 0 }

    /// The coding that the client takes most gladly; of several equal ones the first, and nothing if it takes none.
    public func best(of offers: [ContentCoding]) -> ContentCoding? {
        var best: ContentCoding?
        for offer in offers where weight(of: offer) > best.map(weight) ?? 0 { best = offer }
        return best
    }

    private func weight(of coding: ContentCoding) -> Int {
        switch coding {
        case .identity: identity
        case .gzip: gzip
        }
    }
}
