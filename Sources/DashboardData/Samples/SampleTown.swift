package import DashboardCore
package import FoundationEssentials

/// Where all samples are at home: Bergen, what its clocks say, and how long people there take to answer.
package struct SampleTown: Sendable {
    /// What is measured there is measured so often, in minutes.
    static let step = 10

    package let place = Place("Bergen", latitude: 60.39, longitude: 5.32)
    package let clock: LocalClock

    private let delay: Duration

    /// Tells the time there at any moment, and has everybody take their time if wanted, to see what happens then.
    package init(now: @escaping @Sendable () -> Date, delay: Duration = .zero) {
        clock = LocalClock(now: now, offset: CentralEuropeanTime.offset)
        self.delay = delay
    }

    /// The time of the last measurement, which belongs to the day that is going on.
    var measured: TimeOfDay { clock.time(of: clock.now()).rounded(downTo: Self.step) }

    /// Takes as long as an answer takes.
    func pause() async throws {
        if delay > .zero { try await Task.sleep(for: delay) }
    }
}
