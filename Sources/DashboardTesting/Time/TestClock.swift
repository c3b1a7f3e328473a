internal import Locking

/// A clock that stands still until a test moves it.
///
/// Whoever sleeps by it wakes when the test has moved it far enough, so that a test of a minute takes no time.
///
/// ```swift
/// let clock = TestClock()
/// let task = Task { try await clock.sleep(for: .seconds(60)) }
/// await clock.untilSleepers(1)
/// clock.advance(by: .seconds(60))
/// ```
public final class TestClock: Clock {
    /// A moment, by the time since the start of 1970 in UTC.
    public struct Instant: InstantProtocol {
        /// The time since the start of 1970.
        public let sinceEpoch: Duration

        /// A moment by the time since the start of 1970.
        public init(sinceEpoch: Duration) {
            self.sinceEpoch = sinceEpoch
        }

        /// The moment so much later.
        public func advanced(by duration: Duration) -> Instant { Instant(sinceEpoch: sinceEpoch + duration) }

        /// The time from this moment to another.
        public func duration(to other: Instant) -> Duration { other.sinceEpoch - sinceEpoch }

        /// Whether the left moment comes first.
        public static func < (left: Instant, right: Instant) -> Bool { left.sinceEpoch < right.sinceEpoch }
    }

    private let sleepers: Locked<Sleepers>

    /// Stands at the morning of 15 June 2026, or so many seconds after the start of 1970.
    public init(secondsSince1970: Int = 1_781_510_400) {
        sleepers = Locked(Sleepers(now: Instant(sinceEpoch: .seconds(secondsSince1970))))
    }

    /// Where it stands.
    public var now: Instant { sleepers.withLock { $0.now } }

    /// Whole seconds since the start of 1970.
    public var secondsSince1970: Int { Int(now.sinceEpoch.components.seconds) }

    /// As fine as durations are.
    public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

    /// Moves it, and wakes whoever has slept long enough.
    public func advance(by duration: Duration) {
        set(to: now.advanced(by: duration))
    }

    /// Sets it to a moment, be it earlier, and wakes whoever has slept long enough.
    public func set(to instant: Instant) {
        for sleeper in sleepers.withLock({ $0.move(to: instant) }) { sleeper.resume() }
    }

    /// Sleeps until it is moved there; throws if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = sleepers.withLock { $0.nextID() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = sleepers.withLock { $0.add(continuation, id: id, until: deadline) }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            sleepers.withLock { $0.cancel(id) }?.resume()
        }
        try Task.checkCancellation()
    }

    /// Awaits the moment at which at least so many sleep by this clock.
    public func untilSleepers(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = sleepers.withLock { $0.watch(continuation, for: count) }
            if isThere { continuation.resume() }
        }
    }
}
