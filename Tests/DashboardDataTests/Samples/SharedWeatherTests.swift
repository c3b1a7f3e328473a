import DashboardCore
import DashboardData
import DashboardTesting
import FoundationEssentials
import Locking
import Testing

@Suite("The weather that many want to know")
struct SharedWeatherTests {
    /// A provider who counts how often somebody asks.
    private final class Counter: WeatherProvider {
        let calls = Locked(0)
        var name: String { "a counter" }

        func forecast() async throws -> Forecast {
            calls.withLock { $0 += 1 }
            return SampleWeather(in: SampleTown(now: { Date(timeIntervalSince1970: 1_776_169_200) })).current
        }
    }

    private let counter = Counter()
    private let scheduler = ManualScheduler()
    private let now = Locked(Date(timeIntervalSince1970: 1_776_169_200))
    private let weather: SharedWeather

    init() {
        weather = SharedWeather(counter, clock: { [now] in now.withLock { $0 } })
    }

    private var calls: Int { counter.calls.withLock { $0 } }

    /// A visitor who looks at the screen that is made.
    private func visit(_ makeScreen: @escaping @Sendable () -> ScreenController) async throws -> Session {
        let session = try Session(scheduler: scheduler, makeRoot: makeScreen)
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
        return session
    }

    private func visitWeather() async throws -> Session {
        try await visit { [weather, now] in RainstormController(provider: weather, clock: { now.withLock { $0 } }) }
    }

    private static func sources(_ weather: SharedWeather, in town: SampleTown) -> TodaySources {
        TodaySources(
            profile: SampleProfile.ingrid,
            place: town.place,
            clock: town.clock,
            weather: weather,
            body: SampleBody(in: town),
            plans: SamplePlans(in: town),
            shelf: SampleShelf(in: town)
        )
    }

    @Test("A page with all its cards is one call, and so are all the pages of many visitors")
    func once() async throws {
        for _ in 0..<20 {
            let page = try await visitWeather().enter { root in (root.isWaiting, root.fragment().text) }
            #expect(!page.0 && page.1.contains("Days ahead"))
        }
        let kiosk = try await visit { [weather, now] in
            let town = SampleTown(now: { now.withLock { $0 } })
            return KioskController(WallSources(Self.sources(weather, in: town)), clock: town.clock)
        }
        #expect(kiosk.fragment()?.text.contains("Bergen") == true)
        let today = try await visit { [weather, now] in
            TodayController(Self.sources(weather, in: SampleTown(now: { now.withLock { $0 } })))
        }
        #expect(today.fragment()?.text.contains("Bergen") == true)
        #expect(calls == 1)
    }

    @Test("A visitor who has a card fetched anew has the provider asked, and the next page shows what it said")
    func refresh() async throws {
        let session = try await visitWeather()
        now.withLock { $0 += 60 }
        session.enter { root in _ = root.descendant(at: ["weather-week"])?.perform("refresh") }
        await scheduler.runJobs()
        #expect(calls == 2)
        let later = try await visitWeather()
        #expect(later.enter { $0.descendant(at: ["weather-week"])?.asOf } == now.withLock { $0 })
        #expect(calls == 2)
    }

    @Test("A card says when the answer came and not when it was handed on, and asks again when that is too old")
    func age() async throws {
        let first = now.withLock { $0 }
        _ = try await visitWeather()
        now.withLock { $0 += 400 }
        let session = try await visitWeather()
        #expect(session.enter { $0.descendant(at: ["weather-week"])?.asOf } == first)
        now.withLock { $0 += 200 }
        scheduler.advance(by: .seconds(200))
        await scheduler.runJobs()
        #expect(session.enter { $0.descendant(at: ["weather-week"])?.asOf } == first + 600)
        #expect(calls == 2)
    }
}
