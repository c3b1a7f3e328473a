/// What an upstream has said, before anybody has judged it.
package struct Answer: Sendable, Equatable {
    package let status: Int
    package let head: AnswerHead
    /// The body, unpacked.
    package let body: [UInt8]
    /// How many bytes of body came over the wire.
    package let received: Int

    /// Describes an answer.
    package init(status: Int, head: AnswerHead = AnswerHead(), body: [UInt8] = [], received: Int? = nil) {
        self.status = status
        self.head = head
        self.body = body
        self.received = received ?? body.count
    }
}
