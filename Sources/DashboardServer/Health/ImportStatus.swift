import DashboardData
import FoundationEssentials

/// How it stands with what somebody has brought.
enum ImportStatus: Sendable {
    /// How far something has come.
    struct Progress: Sendable {
        /// Bytes.
        var done = 0
        var total: Int?
        let since: Date
        var now: Date

        var share: Double? { total.flatMap { $0 > 0 ? min(Double(done) / Double($0), 1) : nil } }
        private var seconds: Double { now.timeIntervalSince(since) }
        /// Bytes in a second.
        var rate: Double? { seconds > 0.5 ? Double(done) / seconds : nil }

        var secondsLeft: Double? {
            guard let share, share > 0.01, seconds > 0.5 else { return nil }
            return seconds / share * (1 - share)
        }
    }

    case idle
    /// It comes from the browser, and is read at the same time if it is no archive.
    case arriving(Progress)
    /// All is here, and is read.
    case reading(Progress)
    case done(ImportReport)
    case failed(String)

    var isRunning: Bool {
        switch self {
        case .arriving, .reading: true
        case .idle, .done, .failed: false
        }
    }
}
