/// What is known of the age of an answer, held against what the client has kept.
struct Freshness {
    let tag: EntityTag?
    let lastModified: HTTPDate?

    /// Whether the client's copy is as good as what would be sent; a tag counts before a date.
    func isFresh(for request: Request) -> Bool {
        guard request.method == .get || request.method == .head else { return false }
        let lists = request.all(.ifNoneMatch)
        if !lists.isEmpty {
            guard let tag else { return false }
            // Nearly always it is the one tag that was sent last, which needs no parser.
            if lists.count == 1, tag.isWritten(as: lists[0]) { return true }
            return (try? EntityTagList(parsing: lists.joined(separator: ",")))?.matchesWeakly(tag) ?? false
        }
        guard let lastModified, let text = request[header: .ifModifiedSince] else { return false }
        return (try? HTTPDate(parsing: text)).map { lastModified <= $0 } ?? false
    }
}
