/// How far something has come, how fast it goes, and how long it will still take.
///
/// What was a while ago counts less and less, so a rate follows the way that there is, and does not jump with each piece.
/// Seconds are those of any one clock that never stands still.
struct Pace: Equatable, Sendable {
    /// Seconds after which what was counts half.
    private static let memory = 5.0
    /// Earlier than this nothing can be said.
    private static let first = 0.5

    /// Bytes.
    private(set) var done = 0
    /// Bytes in all; nothing where nobody knows.
    private(set) var total: Int?
    private let begin: Double
    private var last: Double
    /// Both fade together, so their quotient is the rate from the first piece on.
    private var bytes = 0.0
    private var seconds = 0.0

    init(of total: Int? = nil, at moment: Double) {
        self.total = total
        begin = moment
        last = moment
    }

    /// Has come so far.
    mutating func reach(_ done: Int, of total: Int?, at moment: Double) {
        let passed = max(0, moment - last)
        let fade = Self.memory / (Self.memory + passed)
        bytes = bytes * fade + Double(max(0, done - self.done))
        seconds = seconds * fade + passed
        (self.done, self.total, last) = (done, total, max(moment, last))
    }

    /// The same, seen at a moment at which nothing more has come; so what stands still is seen to.
    func seen(at moment: Double) -> Pace {
        var pace = self
        pace.reach(done, of: total, at: moment)
        return pace
    }

    /// From nought to one.
    var share: Double? { total.flatMap { $0 > 0 ? min(Double(done) / Double($0), 1) : nil } }

    /// Bytes in a second.
    var rate: Double? { last - begin > Self.first && seconds > 0 ? bytes / seconds : nil }

    /// How long it will still take; nothing where that would be a guess, or nothing is left.
    var left: TimeLeft? {
        guard let total, let share, let rate, share > 0.01, share < 1 else { return nil }
        return TimeLeft(seconds: Double(total - done) / rate)
    }
}
