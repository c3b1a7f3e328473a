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

    /// Makes a whole answer the 206 with the part, or the 416 that says how much there is.
    func cut(_ content: inout Response.Content, taking part: (Range<Int>) -> ResponseBody) {
        guard let stretch = range.contentRange(length: size).map(HeaderValue.init(ours:)) else { return }
        guard case .part(let wanted) = range else {
            content = Response.Content(
                status: .rangeNotSatisfiable,
                headers: [.contentRange: stretch],
                body: .empty,
                embedding: content.embedding
            )
            return
        }
        content.status = .partialContent
        content.headers.add(.contentRange, stretch)
        content.body = part(wanted)
    }
}
