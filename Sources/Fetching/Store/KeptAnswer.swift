/// A good answer with its times, as it is kept for as long as there is no better one.
package struct KeptAnswer: Sendable, Equatable {
    /// What came, unpacked.
    package var body: [UInt8]
    /// 200, or 203 from an upstream that is about to be replaced.
    package var status: Int
    /// Headers that are of use later: the type, and what a question for something newer needs.
    package var contentType: String?
    package var entityTag: String?
    package var lastModified: String?
    /// When the data are from, as the upstream says.
    package var sourceTime: Moment
    /// When the upstream last said that this is the newest.
    package var fetched: Moment
    /// From when on something newer is asked for.
    package var expires: Moment

    /// An answer as it was kept.
    package init(
        body: [UInt8],
        status: Int = 200,
        contentType: String? = nil,
        entityTag: String? = nil,
        lastModified: String? = nil,
        sourceTime: Moment,
        fetched: Moment,
        expires: Moment
    ) {
        self.body = body
        self.status = status
        self.contentType = contentType
        self.entityTag = entityTag
        self.lastModified = lastModified
        self.sourceTime = sourceTime
        self.fetched = fetched
        self.expires = expires
    }

    /// About how many bytes it takes to keep.
    package var size: Int {
        body.count + 256 + [contentType, entityTag, lastModified].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    }

    /// A new answer, just in.
    init(_ answer: Answer, lifetime: Lifetime, at now: Moment) {
        self.init(
            body: answer.body,
            status: answer.status,
            contentType: answer.head["content-type"],
            entityTag: answer.head["etag"],
            lastModified: answer.head["last-modified"],
            sourceTime: answer.head.sourceTime(at: now),
            fetched: now,
            expires: lifetime.expiry(of: answer.head, at: now)
        )
    }

    /// The same after the upstream has said that nothing has changed.
    func confirmed(by head: AnswerHead, lifetime: Lifetime, at now: Moment) -> KeptAnswer {
        var confirmed = self
        confirmed.entityTag = head["etag"] ?? entityTag
        confirmed.lastModified = head["last-modified"] ?? lastModified
        confirmed.fetched = now
        confirmed.expires = lifetime.expiry(of: head, at: now)
        return confirmed
    }

    /// The headers that ask only for something newer.
    var conditions: [CallHeader] {
        var conditions: [CallHeader] = []
        // What came from a file is not trusted to be sendable.
        if let entityTag, CallHeader.isLegal(value: entityTag) {
            conditions.append(CallHeader("If-None-Match", entityTag))
        }
        if let lastModified, CallHeader.isLegal(value: lastModified) {
            conditions.append(CallHeader("If-Modified-Since", lastModified))
        }
        return conditions
    }

    /// Whether it is good at a moment; one from the future is not, because then a clock was wrong.
    func isFresh(at now: Moment) -> Bool { fetched <= now && now < expires }
}
