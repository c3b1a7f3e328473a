import DashboardData
import HTTPDaemon

/// How it stands with what somebody has brought.
enum ImportStatus: Sendable {
    case idle
    /// It comes from the browser; what is no archive is read at the same time.
    case arriving(Pace, isArchive: Bool)
    /// All of an archive is here, and is read.
    case reading(Pace)
    /// All was read, and the last of it is written.
    case writing
    case done(ImportReport)
    case failed(ImportFailure)
    /// Somebody has called it off.
    case stopped

    var isRunning: Bool {
        switch self {
        case .arriving, .reading, .writing: true
        case .idle, .done, .failed, .stopped: false
        }
    }

    /// Seconds after which a frame looks again; whoever reads a report is left in peace for longer.
    var pace: HeaderValue {
        switch self {
        case .idle, .arriving, .reading, .writing: "1"
        case .failed, .stopped: "2"
        case .done: "5"
        }
    }

    /// The name by which a page knows whether it shows another one.
    var phase: String {
        switch self {
        case .idle: "idle"
        case .arriving(_, let isArchive): isArchive ? "arriving-archive" : "arriving"
        case .reading: "reading"
        case .writing: "writing"
        case .done: "done"
        case .failed: "failed"
        case .stopped: "stopped"
        }
    }
}
