import DashboardCore
import DashboardData
import FoundationEssentials
import Testing

@Suite("The day of the samples")
struct SampleDayTests {
    /// A moment, and what is said of the day then.
    struct Moment: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let utc: String
        let sentence: String
        let next: [String]
    }

    static let moments = [
        Moment(
            testDescription: "in the night",
            utc: "2026-04-14T02:00:00Z",
            sentence: "Heaviest rain at four, just as you leave the dentist: take the tram. It clears before choir.",
            next: [
                "Leave at 08:45. Rain on the way: take the tram.",
                "Leave at 15:10. Heaviest rain of the day: take the tram.", "Dry by then; 9° on the way home.",
                "Alarm 06:30.",
            ]
        ),
        Moment(
            testDescription: "before the run",
            utc: "2026-04-14T05:00:00Z",
            sentence: "Heaviest rain at four, just as you leave the dentist: take the tram. It clears before choir. "
                + "You have slept well.",
            next: [
                "Leave at 08:45. Rain on the way: take the tram.",
                "Leave at 15:10. Heaviest rain of the day: take the tram.", "Dry by then; 9° on the way home.",
                "Alarm 06:30.",
            ]
        ),
        Moment(
            testDescription: "the afternoon of the pictures",
            utc: "2026-04-14T12:20:00Z",
            sentence: "Heaviest rain at four, just as you leave the dentist: take the tram. It clears before choir. "
                + "You have slept well and run already; the rest of the day can be slow.",
            next: [
                "Leave at 15:10. Heaviest rain of the day: take the tram.", "Dry by then; 9° on the way home.",
                "Alarm 06:30.",
            ]
        ),
        Moment(
            testDescription: "at the dentist's",
            utc: "2026-04-14T13:40:00Z",
            sentence: "Heaviest rain at four, just as you leave the dentist: take the tram. It clears before choir. "
                + "You have slept well and run already; the rest of the day can be slow.",
            next: ["Heaviest rain of the day: take the tram.", "Dry by then; 9° on the way home.", "Alarm 06:30."]
        ),
        Moment(
            testDescription: "late",
            utc: "2026-04-14T20:30:00Z",
            sentence: "A clear and dry night. You have slept well and run already.",
            next: ["Alarm 06:30."]
        ),
    ]

    @Test("What is said of it follows from the hour, the weather, the plans and the body", arguments: moments)
    func advice(moment: Moment) async throws {
        let advice = try await course(at: moment.utc).advice
        #expect(advice.sentence() == moment.sentence)
        #expect(advice.plansToCome.map { advice.remark(on: $0) } == moment.next)
    }

    @Test("On a wall the same is said in a few words")
    func lines() async throws {
        let course = try await course(at: "2026-04-14T12:20:00Z")
        #expect(
            course.plans?.map { course.advice.line(on: $0) } == [
                "Studio, take the tram", "Dentist, take the tram", "Choir, dry by then", "Bed",
            ]
        )
    }

    @Test("Everything with a time stands in its order, and what is over is told from what is to come")
    func events() async throws {
        let course = try await course(at: "2026-04-14T12:20:00Z")
        #expect(
            course.events.map { "\($0.start.text) \($0.words())\(course.isOver($0) ? "" : "?")" } == [
                "00:00 Asleep, 7 h 06", "06:24 Sunrise", "07:15 Run, along the fjord", "09:00 Studio",
                "12:31 Ride, to the market", "15:30 Dentist?", "18:30 Choir?", "20:56 Sunset?",
                "22:45 Bed, to keep your average?",
            ]
        )
    }

    @Test("A source that gives nothing costs the others nothing")
    func gaps() async throws {
        let silence = SilentSource(name: "silence")
        let course = try await course(at: "2026-04-14T12:20:00Z", weather: silence, plans: silence)
        #expect(course.forecast == nil && course.plans == nil)
        #expect(course.events.map(\.lane) == [.body, .body, .body])
        #expect(course.advice.sentence() == "You have slept well and run already; the rest of the day can be slow.")
    }

    @Test("Where nobody answers, each is named, with its own reason, once")
    func silence() async throws {
        let failure = try await #require(throws: SourceFailure.self) {
            try await course(
                at: "2026-04-14T12:20:00Z",
                weather: SilentSource(name: "the sky"),
                body: SilentSource(name: "the watch", kind: .broken),
                plans: SilentSource(name: "the calendar")
            )
        }
        #expect(failure.source == "the sky, the watch and the calendar" && failure.kind == .broken)
        #expect(failure.explanation == "The sky: Nothing came. The watch: Nothing came. The calendar: Nothing came.")
    }

    private func course(
        at text: String,
        weather: (any WeatherProvider)? = nil,
        body: (any BodySource)? = nil,
        plans: (any PlanSource)? = nil
    ) async throws -> DayCourse {
        let moment = try Date(text, strategy: .iso8601)
        let town = SampleTown(now: { moment })
        return try await TodaySources(
            profile: SampleProfile.ingrid,
            place: town.place,
            clock: town.clock,
            weather: SharedWeather(weather ?? SampleWeather(in: town), clock: { moment }),
            body: body ?? SampleBody(in: town),
            plans: plans ?? SamplePlans(in: town),
            shelf: SampleShelf(in: town)
        )
        .course()
    }
}
