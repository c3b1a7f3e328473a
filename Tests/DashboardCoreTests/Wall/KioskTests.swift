import DashboardCore
import DashboardTesting
import FoundationEssentials
import Testing

@Suite("The kiosk")
struct KioskTests {
    private let scheduler = ManualScheduler()
    private let session: Session

    init() async throws {
        let place = Place("Bergen", latitude: 60.39, longitude: 5.32)
        let forecast = try #require(Forecast.told([.wet(40, .rain, 11)], at: 12, in: place))
        session = try Session(scheduler: scheduler) {
            let goal = Goal(3, of: 4)
            let now = Date(timeIntervalSince1970: 1_776_169_200)
            let sources = WallSources(
                names: (weather: "a station", agenda: "a calendar", goals: "a watch"),
                weather: { _, _ in
                    Dated(forecast, at: now)
                },
                agenda: { _ in [AgendaEntry(TimeOfDay(9, 0), "Breakfast"), AgendaEntry(TimeOfDay(15, 30), "Dentist")] },
                goals: { WallGoals(move: goal, exercise: goal, stand: Goal(12, of: 12)) }
            )
            return KioskController(sources, clock: LocalClock(now: { now }, offset: { _ in 7200 }))
        }
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
    }

    private var order: [String] {
        session.enter { root in root.child(named: "wall")?.children.map(\.identifier.name) ?? [] }
    }

    private var people: Set<ObjectIdentifier> {
        session.enter { root in Set((root.child(named: "wall")?.children ?? []).map { ObjectIdentifier($0) }) }
    }

    @Test("Each panel moves one place on, and the first becomes the last; after three turns all stand as before")
    func turns() {
        let before = people
        #expect(order == ["weather", "day", "body"])
        scheduler.advance(by: .seconds(20))
        #expect(order == ["day", "body", "weather"])
        scheduler.advance(by: .seconds(40))
        #expect(order == ["weather", "day", "body"])
        #expect(people == before)
    }

    @Test("Panels keep what they have when they change places, and ask nobody for it again")
    func state() {
        scheduler.advance(by: .seconds(20))
        let page = session.fragment()?.text ?? ""
        #expect(scheduler.waitingJobs == 0)
        for words in ["Rain, with no end in sight.", "Dentist", "goal met", "14:20", "Tuesday 14 April"] {
            #expect(page.contains(words))
        }
    }

    @Test("Only what is still to come stands on the wall")
    func toCome() {
        #expect(session.fragment()?.text.contains("Breakfast") == false)
    }

    @Test("Each panel says how old it is and who says so", arguments: ["a station", "a calendar", "a watch"])
    func age(source: String) {
        #expect(session.fragment()?.text.contains("As of 14:20, \(source)") == true)
    }

    @Test("A kiosk has nothing to press, and is asked for often enough to keep turning")
    func nothingToPress() {
        let page = session.fragment()?.text ?? ""
        #expect(!page.contains("<button"))
        #expect(page.contains(#"class="kiosk""#) && page.contains(#"data-pace="10""#))
    }
}
