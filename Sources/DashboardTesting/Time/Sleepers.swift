/// Who sleeps by a test's clock, and who waits for them to.
struct Sleepers {
    private struct Sleeper {
        let id: Int
        let deadline: TestClock.Instant
        let continuation: CheckedContinuation<Void, Never>
    }

    private(set) var now: TestClock.Instant
    private var lastID = 0
    private var sleepers: [Sleeper] = []
    private var cancelled: Set<Int> = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    init(now: TestClock.Instant) {
        self.now = now
    }

    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    /// Whether there is nothing to sleep for; then the caller goes on at once.
    mutating func add(_ continuation: CheckedContinuation<Void, Never>, id: Int, until deadline: TestClock.Instant)
        -> Bool
    {
        if cancelled.remove(id) != nil || deadline <= now { return true }
        sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
        let ready = watchers.filter { $0.count <= sleepers.count }
        watchers.removeAll { $0.count <= sleepers.count }
        for watcher in ready { watcher.continuation.resume() }
        return false
    }

    /// The sleeper to wake; one that has not lain down yet will not.
    mutating func cancel(_ id: Int) -> CheckedContinuation<Void, Never>? {
        guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
            cancelled.insert(id)
            return nil
        }
        return sleepers.remove(at: index).continuation
    }

    /// Those to wake, the earliest first.
    mutating func move(to instant: TestClock.Instant) -> [CheckedContinuation<Void, Never>] {
        now = instant
        let awake = sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
        sleepers.removeAll { $0.deadline <= now }
        return awake.map(\.continuation)
    }

    /// Whether so many sleep already; then the caller goes on at once.
    mutating func watch(_ continuation: CheckedContinuation<Void, Never>, for count: Int) -> Bool {
        if sleepers.count >= count { return true }
        watchers.append((count, continuation))
        return false
    }
}
