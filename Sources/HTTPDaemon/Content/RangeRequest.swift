/// A wish for a part of an answer, as far as it can be granted.
struct RangeRequest {
    private let range: ByteRange
    private let size: Int

    /// Nothing where there is no such wish, or where it is conditional on a copy that is outdated.
    init?(_ request: Request, size: Int, tag: EntityTag?, lastModified: HTTPDate?) {
        guard request.method == .get, let text = request[header: .range] else { return nil }
        if let condition = request[header: .ifRange] {
            let kept = try? EntityTag(parsing: condition)
            let isSameTag = tag.map { kept?.matchesStrongly($0) ?? false } ?? false
            let isSameDate = lastModified.map { (try? HTTPDate(parsing: condition)) == $0 } ?? false
            guard isSameTag || isSameDate else { return nil }
        }
        range = ByteRange(text, length: size)
        self.size = size
    }

    /// The 206 with the part, or the 416 that says how much there is; nothing where the whole is to be sent.
    func response(from whole: Response, body: (Range<Int>) -> ResponseBody) -> Response? {
        guard let stretch = range.contentRange(length: size).map(HeaderValue.init(ours:)) else { return nil }
        guard case .part(let wanted) = range else {
            return Response(.rangeNotSatisfiable, headers: [.contentRange: stretch])
        }
        var response = whole
        response.status = .partialContent
        response.headers.add(.contentRange, stretch)
        response.body = body(wanted)
        return response
    }
}
