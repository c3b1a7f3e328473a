internal import Glibc

/// What time it is, and how to wait for another; a test passes its own.
package struct Timekeeper: Sendable {
    /// The time of the machine.
    package static let system = Timekeeper(
        now: {
            var time = timespec()
            unsafe clock_gettime(CLOCK_REALTIME, &time)
            return Moment(milliseconds: time.tv_sec * 1_000 + time.tv_nsec / 1_000_000)
        },
        sleep: { try await Task.sleep(for: $0) }
    )

    /// What time it is.
    package let now: @Sendable () -> Moment
    /// Waits that long, or throws when its task is cancelled.
    package let sleep: @Sendable (Duration) async throws -> Void

    /// A clock by its two questions.
    package init(
        now: @escaping @Sendable () -> Moment,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.now = now
        self.sleep = sleep
    }
}
