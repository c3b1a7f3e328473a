import Crypto
import Gzip
import Locking

/// Bytes that change only with the program: an asset, a constant page.
///
/// Hashed and prepared when made.
///
/// ```swift
/// let page = Resource(bytes, type: .html, caching: .revalidate)
/// router.get("/about") { page.answer(to: $0) }
/// ```
public struct Resource: Sendable {
    /// One coding of the bytes, with the answers that are sent over and over.
    private struct Representation: Sendable {
        let tag: EntityTag
        let whole: Response
        let notModified: Response
    }

    /// Below this many bytes a compressed answer is hardly shorter.
    private static let worthCompressing = 256

    private let identity: Representation
    /// Made when it is first wanted, so that a server with many files starts at once.
    private let gzip: Locked<Representation?>
    private let isCompressible: Bool
    private let bytes: [UInt8]
    private let headers: Headers
    private let lastModified: HTTPDate?

    /// The hash of the bytes, the same on every machine.
    public let fingerprint: String

    /// Prepares bytes for sending; a type that compresses well is sent compressed to whoever takes it.
    public init(_ bytes: [UInt8], type: MediaType, caching: Caching, lastModified: HTTPDate? = nil) {
        self.bytes = bytes
        self.lastModified = lastModified
        fingerprint = Fingerprint(of: bytes).hex
        isCompressible = type.compressesWell && bytes.count >= Self.worthCompressing
        var headers: Headers = [.contentType: HeaderValue(ours: type.description), .cacheControl: caching.headerValue]
        if isCompressible { headers.addToList(.vary, .acceptEncoding) }
        if let lastModified { headers.add(.lastModified, HeaderValue(ours: lastModified.description)) }
        self.headers = headers
        var plain = headers
        plain.add(.acceptRanges, "bytes")
        identity = Self.represent(bytes, plain, tag: fingerprint)
        gzip = Locked(nil)
    }

    /// The answer that fits the request: whole or a part, compressed or not, or just that nothing changed.
    public func answer(to request: Request) -> Response {
        let isPacked = isCompressible && request.acceptsGzip
        let chosen = isPacked ? packed() : identity
        if Freshness(tag: chosen.tag, lastModified: lastModified).isFresh(for: request) {
            return chosen.notModified
        }
        if !isPacked, let part = part(for: request) { return part }
        return chosen.whole
    }

    private func packed() -> Representation {
        gzip.withLock { made in
            if let made { return made }
            var headers = headers
            headers.add(.contentEncoding, "gzip")
            let packed = Self.represent(Gzip.compress(bytes, level: 9), headers, tag: fingerprint + "-gzip")
            made = packed
            return packed
        }
    }

    private static func represent(_ bytes: [UInt8], _ headers: Headers, tag: String) -> Representation {
        let tag = EntityTag(tag)
        var headers = headers
        headers.add(.eTag, HeaderValue(ours: tag.description))
        var short = headers
        short.remove(.contentType)
        short.remove(.contentEncoding)
        return Representation(
            tag: tag,
            whole: Response(headers: headers, body: .bytes(bytes)).prepared(),
            notModified: Response(.notModified, headers: short).prepared()
        )
    }

    private func part(for request: Request) -> Response? {
        let wish = RangeRequest(request, size: bytes.count, tag: identity.tag, lastModified: lastModified)
        guard let wish else { return nil }
        var response = identity.whole
        response.change { content in wish.cut(&content) { .bytes(Array(bytes[$0])) } }
        return response
    }
}
