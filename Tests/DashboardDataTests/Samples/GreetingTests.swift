import DashboardCore
import DashboardData
import DashboardTesting
import Foundation
import Markup
import Testing

@Suite("The first words of the first screen")
struct GreetingTests {
    private static let path: [Identifier] = ["greeting"]

    private let scheduler = ManualScheduler()
    private let session: Session

    init() throws {
        let moment = try Date("2026-04-14T12:20:00Z", strategy: .iso8601)
        let town = SampleTown(now: { moment })
        session = try Session(scheduler: scheduler) {
            TodayController(
                TodaySources(
                    profile: SampleProfile.ingrid,
                    place: town.place,
                    clock: town.clock,
                    weather: SharedWeather(SampleWeather(in: town), clock: { moment }),
                    body: SampleBody(in: town),
                    plans: SamplePlans(in: town),
                    shelf: SampleShelf(in: town)
                )
            )
        }
        session.lookerArrives()
    }

    @Test("They greet before anybody knows the day, and need no apology where nothing comes in time")
    func early() {
        let (parts, apologies) = session.enter { root in
            let arrangement = root.arrangement()
            return (
                arrangement.parts,
                root.apologies(to: arrangement.waiting, after: .seconds(10), retry: "/").map(\.path)
            )
        }
        let early = parts.first { $0.path == Self.path }
        #expect(early?.isReady == false && parts.first?.path == Self.path)
        #expect(early.map { String(decoding: $0.bytes, as: UTF8.self).contains("Good afternoon, Ingrid") } == true)
        #expect(apologies.count == parts.count { !$0.isReady } - 1 && !apologies.contains(Self.path))
    }

    @Test("The sentence comes like any other part, with the sky for the page's accent")
    func late() async {
        await scheduler.runJobs()
        let text = session.enter { root in
            root.arrivals(among: [Self.path]).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        }
        #expect(text.contains("Heaviest rain at four") && text.contains("data-sky=\"rain\""))
        #expect(text.contains("<h1"))
    }
}
