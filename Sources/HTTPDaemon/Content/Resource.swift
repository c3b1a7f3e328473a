import Crypto
import Gzip
import Locking

/// Bytes that are sent many times as they are: an asset, a page until something on it changes.
///
/// Prepared when made, compressed when somebody first takes it so.
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
    private let level: Int
    private let runs: [ArraySlice<UInt8>]
    private let size: Int
    private let headers: Headers
    private let lastModified: HTTPDate?

    /// The name of the bytes: their hash, the same on every machine, or what stands in the tag that their maker gave.
    public let fingerprint: String

    /// Prepares bytes for sending; a type that compresses well is sent compressed to whoever takes it.
    public init(_ bytes: [UInt8], type: MediaType, caching: Caching, lastModified: HTTPDate? = nil) {
        self.init(
            runs: [bytes[...]],
            type: type,
            caching: caching,
            lastModified: lastModified,
            tag: EntityTag(Fingerprint(of: bytes).hex)
        )
    }

    /// Prepares runs of bytes for sending one after another, under a strong tag that their maker knows.
    ///
    /// The compression is 9 for what is sent often and about 4 for what is sent a few times and then made anew. The
    /// headers are what only this answer has: `Vary`, `Server-Timing` and the like; they stand in each of its answers.
    public init(
        runs: [ArraySlice<UInt8>],
        type: MediaType,
        caching: Caching,
        lastModified: HTTPDate? = nil,
        tag: EntityTag,
        compression level: Int = 9,
        headers extra: Headers = [:]
    ) {
        precondition(!tag.isWeak, "the tag of a resource names bytes, so it is a strong one")
        precondition(1...9 ~= level, "gzip compresses by 1 to 9, got \(level)")
        self.runs = runs
        self.lastModified = lastModified
        self.level = level
        fingerprint = tag.opaque
        size = runs.reduce(0) { $0 + $1.count }
        isCompressible = type.compressesWell && size >= Self.worthCompressing
        var headers: Headers = [.contentType: HeaderValue(ours: type.description), .cacheControl: caching.headerValue]
        for field in extra { headers.add(field.name, field.value) }
        if isCompressible { headers.addToList(.vary, .acceptEncoding) }
        if let lastModified { headers.add(.lastModified, HeaderValue(ours: lastModified.description)) }
        self.headers = headers
        var plain = headers
        plain.add(.acceptRanges, "bytes")
        let body: ResponseBody =
            if let only = runs.first, runs.count == 1 { .bytes(Array(only)) } else { .runs(runs) }
        identity = Self.represent(body, plain, tag: fingerprint)
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
            let body = ResponseBody.bytes(Gzip.compress(Array(runs.joined()), level: level))
            let packed = Self.represent(body, headers, tag: fingerprint + "-gzip")
            made = packed
            return packed
        }
    }

    private static func represent(_ body: ResponseBody, _ headers: Headers, tag: String) -> Representation {
        let tag = EntityTag(tag)
        var headers = headers
        headers.add(.eTag, HeaderValue(ours: tag.description))
        var short = headers
        short.removeContentHeaders()
        return Representation(
            tag: tag,
            whole: Response(headers: headers, body: body).prepared(),
            notModified: Response(.notModified, headers: short).prepared()
        )
    }

    private func part(for request: Request) -> Response? {
        let wish = RangeRequest(request, size: size, tag: identity.tag, lastModified: lastModified)
        guard let wish else { return nil }
        var response = identity.whole
        response.change { content in
            wish.cut(&content) { .bytes(Array(runs.joined().dropFirst($0.lowerBound).prefix($0.count))) }
        }
        return response
    }
}
