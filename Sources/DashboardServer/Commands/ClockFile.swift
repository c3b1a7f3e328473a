import FoundationEssentials
import Locking

/// A file in which a moment stands, looked at anew whenever somebody wants to know what time it is.
final class ClockFile: Sendable {
    private let path: String
    private let last: Locked<Date>

    /// Nothing where no moment stands in the file.
    init?(path: String) {
        guard let moment = Self.read(path) else { return nil }
        self.path = path
        last = Locked(moment)
    }

    /// What stands there; while it is being written, what stood there before.
    var moment: Date {
        let moment = Self.read(path)
        return last.withLock { last in
            last = moment ?? last
            return last
        }
    }

    private static func read(_ path: String) -> Date? {
        guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else { return nil }
        return Date(moment: text.filter { $0 != "\n" })
    }
}
