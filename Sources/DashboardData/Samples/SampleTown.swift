package import DashboardCore
package import FoundationEssentials

/// Where all samples are at home: Bergen or another place, what its clocks say, and how long people there take to answer.
package struct SampleTown: Sendable {
    /// What is measured there is measured so often, in minutes.
    static let step = 10

    /// Where that is unless somebody says otherwise.
    package static let home = Place("Bergen", latitude: 60.39, longitude: 5.32)

    package let place: Place
    package let clock: LocalClock
    /// The name of those clocks.
    let zone: ZoneName

    private let delay: Duration

    /// Tells the time there at any moment, and has everybody take their time if wanted, to see what happens then.
    package init(now: @escaping @Sendable () -> Date, delay: Duration = .zero) {
        place = Self.home
        clock = LocalClock(now: now, offset: CentralEuropeanTime.offset)
        zone = CentralEuropeanTime.name
        self.delay = delay
    }

    /// Has the samples move to another place, so that their day is the one that goes on there.
    package init(_ site: WeatherSite, now: @escaping @Sendable () -> Date, delay: Duration = .zero) {
        place = site.place
        clock = LocalClock(now: now, in: site.zone)
        zone = site.zone.name
        self.delay = delay
    }

    /// The same samples in another place, with its clocks.
    func moved(to site: WeatherSite) -> SampleTown { SampleTown(site, now: clock.now, delay: delay) }

    /// The time of the last measurement, which belongs to the day that is going on.
    var measured: TimeOfDay { clock.time(of: clock.now()).rounded(downTo: Self.step) }

    /// Takes as long as an answer takes.
    func pause() async throws {
        if delay > .zero { try await Task.sleep(for: delay) }
    }
}
