internal import DashboardCore
internal import FoundationEssentials

/// What was handed over and not yet taken by the writer.
struct Inbox {
    /// For how long a visitor's coming back is not written down again.
    private static let day = 86_400.0
    private static let mostNoted = 20_000

    private var changes: [Change] = []
    private var noted: [VisitorKey: Date] = [:]
    /// Whether the writer is at work, and will look in here again before it rests.
    private(set) var isBusy = false
    private(set) var isClosed = false

    /// Takes a change, and answers whether the writer must be woken.
    mutating func add(_ change: Change) -> Bool {
        changes.append(change)
        defer { isBusy = true }
        return !isBusy
    }

    /// Whether the visitor's coming back is news; if so, it is none for the rest of the day.
    mutating func notes(_ key: VisitorKey, at date: Date) -> Bool {
        if let last = noted[key], date.timeIntervalSince(last) < Self.day { return false }
        if noted.count >= Self.mostNoted { noted = [:] }
        noted[key] = date
        return true
    }

    /// Makes everybody's coming back news again, because what was noted may not be on disk.
    mutating func forgetNotes() {
        noted = [:]
    }

    /// Everything there is, or nil where the writer may rest.
    mutating func takeAll() -> [Change]? {
        guard !changes.isEmpty else {
            isBusy = false
            return nil
        }
        defer { changes = [] }
        return changes
    }

    mutating func close() {
        isClosed = true
    }
}
