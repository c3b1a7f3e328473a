/// Answers in memory, within bounds; what was kept longest ago goes first.
package struct AnswerShelf: Sendable {
    private let bounds: StoreBounds
    private var answers: [InquiryKey: (answer: KeptAnswer, turn: Int)] = [:]
    private var bytes = 0
    private var turns = 0

    /// An empty one.
    package init(bounds: StoreBounds) {
        self.bounds = bounds
    }

    /// What was kept for an inquiry.
    package subscript(key: InquiryKey) -> KeptAnswer? { answers[key]?.answer }

    /// Keeps an answer, and drops others until there is room; one that alone is too large is not kept.
    package mutating func keep(_ answer: KeptAnswer, for key: InquiryKey) {
        remove(key)
        guard answer.size <= bounds.bytes else { return }
        while answers.count >= bounds.entries || bytes + answer.size > bounds.bytes {
            guard let oldest = answers.min(by: { $0.value.turn < $1.value.turn })?.key else { break }
            remove(oldest)
        }
        turns += 1
        answers[key] = (answer, turns)
        bytes += answer.size
    }

    private mutating func remove(_ key: InquiryKey) {
        bytes -= answers.removeValue(forKey: key)?.answer.size ?? 0
    }
}
