import DashboardCore
import DashboardTesting
import FoundationEssentials
import Locking
import Testing

@Suite("The day screen")
struct DayControllerTests {
    private static let today = "2026-04-14"
    private static let sections = [
        "day-summary", "average", "sleep", "workout", "weekly-sleep", "resting",
    ]

    private let scheduler = ManualScheduler()
    private let body: StubBody

    init() throws {
        body = StubBody(today: try #require(CalendarDay(Self.today)))
    }

    private func session() async throws -> Session {
        let session = try Session(scheduler: scheduler) { [body] in
            DayController(from: body, clock: { Date(timeIntervalSince1970: 0) })
        }
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
        return session
    }

    private func perform(_ action: Action, at path: [Identifier], in session: Session) async {
        session.answer { root in _ = root.descendant(at: path)?.perform(action) }
        await scheduler.runJobs()
        session.commit()
    }

    /// What each section says of itself as JSON, where it says which day it is about.
    private func dates(in session: Session) -> [String] {
        session.enter { root in
            Self.sections.compactMap { name in
                guard let date = root.child(named: Identifier(name) ?? "none")?.envelope["data"]["date"] else {
                    return nil
                }
                if case .string(let text) = date { return text }
                return nil
            }
        }
    }

    @Test("Every section is there, below the calendar, and about today")
    func beginning() async throws {
        let session = try await session()
        #expect(
            session.enter { $0.children.map(\.identifier.name) } == ["bringing", "calendar", "day-pages"]
                + Self.sections + ["tray"]
        )
        #expect(dates(in: session) == Array(repeating: Self.today, count: 5))
        #expect(session.fragment()?.repeatedIDs == [])
    }

    @Test("A selected date climbs to the screen, and every section shows that day and is who it was")
    func selection() async throws {
        let session = try await session()
        let before = session.enter { $0.children.map { ObjectIdentifier($0) } }
        await perform(Action("select", fields: ["date": "2026-04-11"]), at: ["calendar"], in: session)
        #expect(dates(in: session) == Array(repeating: "2026-04-11", count: 5))
        #expect(session.enter { $0.children.map { ObjectIdentifier($0) } } == before)
        let page = try #require(session.fragment(at: ["day-pages", "date"])).text
        #expect(page.contains("Saturday 11 April</h2>") && page.contains("Note on 2026-04-11."))
    }

    @Test("What is hidden stays hidden when another day is shown, and shows that day when it comes back")
    func hiddenSection() async throws {
        let session = try await session()
        session.answer { root in root.child(named: "sleep")?.hide() }
        await perform(Action("select", fields: ["date": "2026-04-11"]), at: ["calendar"], in: session)
        #expect(session.enter { $0.child(named: "sleep")?.isHidden } == true)
        #expect(
            session.fragment(at: ["sleep"])?.text
                == #"<section id="sleep" class="card c7 large" data-pace="60" hidden></section>"#
        )
        session.answer { root in root.child(named: "sleep")?.show() }
        #expect(session.fragment(at: ["sleep"])?.text.contains("As of Saturday 11 April") == true)
    }

    /// What is asked of the calendar, one after another, and the day that is shown in the end.
    struct Walk: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let actions: [Action]
        let day: String
    }

    static let walks = [
        Walk(testDescription: "a week back", actions: ["previous"], day: "2026-04-07"),
        Walk(testDescription: "back and on", actions: ["previous", "next"], day: today),
        Walk(testDescription: "on from today", actions: ["next"], day: today),
        Walk(
            testDescription: "beyond what is known",
            actions: ["previous", "previous", "previous"],
            day: "2026-03-25"
        ),
        Walk(testDescription: "no date", actions: ["select"], day: today),
        Walk(testDescription: "no such date", actions: [select("2026-02-30")], day: today),
        Walk(testDescription: "tomorrow", actions: [select("2026-04-15")], day: today),
        Walk(testDescription: "too long ago", actions: [select("2026-01-01")], day: today),
        Walk(testDescription: "not a date", actions: [select("<b>")], day: today),
    ]

    private static func select(_ date: String) -> Action { Action("select", fields: ["date": date]) }

    @Test("The calendar goes where it can, and stays where it cannot", arguments: walks)
    func walk(_ walk: Walk) async throws {
        let session = try await session()
        for action in walk.actions { await perform(action, at: ["calendar"], in: session) }
        #expect(dates(in: session) == Array(repeating: walk.day, count: 5))
    }

    static let turns = [
        Walk(testDescription: "a day back", actions: ["previous"], day: "2026-04-13"),
        Walk(testDescription: "back and on", actions: ["previous", "next"], day: today),
        Walk(testDescription: "on from today", actions: ["next"], day: today),
        Walk(
            testDescription: "to the end of what is known",
            actions: Array(repeating: "previous", count: 25),
            day: "2026-03-25"
        ),
    ]

    @Test("A turned page brings the calendar and every section along, as far as there are days", arguments: turns)
    func turning(_ walk: Walk) async throws {
        let session = try await session()
        let before = session.enter { $0.children.map { ObjectIdentifier($0) } }
        for action in walk.actions { await perform(action, at: ["day-pages"], in: session) }
        #expect(dates(in: session) == Array(repeating: walk.day, count: 5))
        #expect(session.enter { $0.child(named: "calendar")?.envelope["data"]["selected"] } == .string(walk.day))
        #expect(session.enter { $0.children.map { ObjectIdentifier($0) } } == before)
        #expect(session.snapshot().records.first?.state == (walk.day == Self.today ? [:] : ["date": walk.day]))
    }

    @Test("Nobody is offered a day before the first one or after today")
    func ends() async throws {
        let session = try await session()
        let today = try #require(session.fragment(at: ["day-pages"])).text
        #expect(today.contains(" disabled>Next day</button>") && today.contains("\">Previous day</button>"))
        await perform(Self.select("2026-03-25"), at: ["calendar"], in: session)
        let first = try #require(session.fragment(at: ["day-pages"])).text
        #expect(first.contains(" disabled>Previous day</button>") && first.contains("\">Next day</button>"))
    }

    @Test("The date is the visitor's and found again; today is not kept, because tomorrow it is another day")
    func restoration() async throws {
        let first = try await session()
        await perform(Self.select("2026-04-10"), at: ["calendar"], in: first)
        let second = try await session()
        second.restore(first.snapshot())
        await scheduler.runJobs()
        #expect(dates(in: second) == Array(repeating: "2026-04-10", count: 5))
        await perform(Self.select(Self.today), at: ["calendar"], in: second)
        #expect(second.snapshot().records.first?.state == [:])
    }

    @Test("Whoever has chosen no date is shown the new day when it has begun")
    func midnight() async throws {
        let session = try await session()
        session.lookerLeaves()
        session.commit()
        body.current.withLock { $0 = $0.adding(1) }
        session.lookerArrives()
        await scheduler.runJobs()
        #expect(dates(in: session) == Array(repeating: "2026-04-15", count: 5))
    }
}
