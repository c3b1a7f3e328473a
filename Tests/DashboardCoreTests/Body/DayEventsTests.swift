@testable import DashboardCore
import DashboardTesting
import FoundationEssentials
import Testing

@Suite("What appears and disappears on the day screen")
struct DayEventsTests {
    /// Holds a real day screen, and writes down how each of its controllers stands whenever it is told to look.
    private final class Watch: StackController {
        private let day: DayController
        private var watched: [Controller] = []
        private var last: [ObjectIdentifier: String] = [:]

        init(_ day: DayController) {
            self.day = day
            super.init(identifier: "watch")
        }

        override func didLoad() {
            try? add(day)
        }

        /// What has changed since the last look, in the order of the tree; who has left comes first.
        func look() -> [String] {
            let here = Self.all(in: day)
            let gone = watched.filter { one in !here.contains { $0 === one } }
            // Who has left is watched until it has been told so.
            watched = gone.filter { $0.appearance != .disappeared } + here
            return (gone + here).compactMap { controller in
                let state = "\(controller.appearance)\(controller.isVisible ? "" : ", hidden")"
                let former = last.updateValue(state, forKey: ObjectIdentifier(controller))
                return state == former ? nil : "\(controller.title): \(former ?? "new") > \(state)"
            }
        }

        private static func all(in controller: Controller) -> [Controller] {
            [controller] + controller.children.flatMap { all(in: $0) }
        }
    }

    private let scheduler = ManualScheduler()
    private let session: Session

    init() async throws {
        let body = StubBody(today: try #require(CalendarDay("2026-04-14")))
        session = try Session(scheduler: scheduler) {
            Watch(DayController(from: body, clock: { Date(timeIntervalSince1970: 0) }))
        }
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
        _ = look()
    }

    private func look() -> [String] { session.enter { root in (root as? Watch)?.look() ?? [] } }

    /// What changed at once, and what with the commit, after everything that was asked for has come.
    private func events(of action: Action, at path: [Identifier]) async -> (at: [String], commit: [String]) {
        session.enter { root in _ = root.descendant(at: ["day"] + path)?.perform(action) }
        let atOnce = look()
        await scheduler.runJobs()
        session.commit()
        return (atOnce, look())
    }

    @Test(
        "Another date swaps one page for another, and touches nobody else",
        arguments: [
            (["day-pages"], Action("previous"), "Monday 13 April"),
            (["calendar"], Action("select", fields: ["date": "2026-04-11"]), "Saturday 11 April"),
            (["calendar"], Action("previous"), "Tuesday 7 April"),
        ] as [([Identifier], Action, String)]
    )
    func date(path: [Identifier], action: Action, title: String) async {
        let (atOnce, commit) = await events(of: action, at: path)
        #expect(atOnce == ["Tuesday 14 April: appeared > disappearing", "\(title): new > appearing"])
        #expect(commit == ["Tuesday 14 April: disappearing > disappeared", "\(title): appearing > appeared"])
    }

    @Test("The date that is shown already, and one that is not known, swap nothing")
    func nothing() async {
        for date in ["2026-04-14", "2026-04-15", "2020-01-01"] {
            let (atOnce, commit) = await events(of: Action("select", fields: ["date": date]), at: ["calendar"])
            #expect(atOnce.isEmpty && commit.isEmpty)
        }
    }

    @Test("A section that is put away is hidden and stays on screen, also when the date changes")
    func hiding() async {
        session.answer { root in root.descendant(at: ["day", "sleep"])?.hide() }
        #expect(look() == ["Sleep: appeared > appeared, hidden"])
        let (atOnce, commit) = await events(of: "previous", at: ["day-pages"])
        #expect(atOnce == ["Tuesday 14 April: appeared > disappearing", "Monday 13 April: new > appearing"])
        #expect(commit == ["Tuesday 14 April: disappearing > disappeared", "Monday 13 April: appearing > appeared"])
        session.answer { root in root.descendant(at: ["day", "sleep"])?.show() }
        #expect(look() == ["Sleep: appeared, hidden > appeared"])
    }

    @Test("When nobody looks any more, everything that was on screen goes, and comes back with the date")
    func leaving() async {
        _ = await events(of: "previous", at: ["day-pages"])
        session.lookerLeaves()
        let gone = look()
        #expect(gone.count == 12 && gone.allSatisfy { $0.hasSuffix("appeared > disappeared") }, "\(gone)")
        session.lookerArrives()
        await scheduler.runJobs()
        session.commit()
        let back = look()
        #expect(back.count == 12 && back.contains("Monday 13 April: disappeared > appeared"), "\(back)")
    }
}
