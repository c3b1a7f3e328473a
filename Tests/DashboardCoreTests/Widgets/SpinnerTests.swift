import DashboardCore
import DashboardTesting
import FoundationEssentials
import Locking
import Markup
import Testing

@Suite("The spinner of a card that fetches")
struct SpinnerTests {
    /// A card that can be asked for something more while its matter is on its way.
    private final class TideController: FetchedCardController<String> {
        private(set) var more: String?
        private(set) var cancelled: [String] = []

        override func matter(of value: String) -> any Markup { p { "Water is \(value)" } }
        override func didCancel(_ load: Load) { cancelled.append(load.name) }

        func loadMore() {
            load("more", { "and rising" }, then: { [unowned self] in more = try? $0.get() })
        }
    }

    private let answer = Locked<Result<String, SourceFailure>>(.success("high"))
    private let scheduler = ManualScheduler()
    private let session: Session
    /// As long as a load may take before anybody is told to wait.
    private let budget = Duration.milliseconds(60)

    init() throws {
        let answer = answer
        session = try Session(spinnerDelay: budget, scheduler: scheduler) {
            let stack = StackController(identifier: "root")
            let now = Date(timeIntervalSince1970: 0)
            try? stack.add(TideController(identifier: "tide", clock: { now }) { try answer.withLock { $0 }.get() })
            return stack
        }
        session.lookerArrives()
    }

    private var card: String { session.fragment(at: ["tide"])?.text ?? "" }

    private var spinners: [String] {
        session.enter { root in root.descendant(at: ["tide"])?.children.map(\.identifier.name) ?? [] }
    }

    @discardableResult
    private func tide<Answer: Sendable>(_ body: @Sendable (TideController) -> Answer) -> Answer? {
        session.enter { root in (root.descendant(at: ["tide"]) as? TideController).map(body) }
    }

    @Test("A load that is over within the budget shows none, then or later")
    func fast() async {
        scheduler.advance(by: budget - .milliseconds(1))
        #expect(spinners.isEmpty && !card.contains("class=\"spin\""))
        await scheduler.runJobs()
        scheduler.advance(by: budget)
        #expect(spinners.isEmpty && !card.contains("class=\"spin\"") && card.contains("Water is high"))
    }

    @Test("A load that outlasts the budget shows one until it ends")
    func slow() async {
        scheduler.advance(by: budget)
        #expect(spinners == ["loading-fetch"])
        #expect(card.contains("class=\"spin\"") && card.contains("Loading Tide"))
        await scheduler.runJobs()
        #expect(spinners.isEmpty && !card.contains("class=\"spin\"") && card.contains("Water is high"))
    }

    @Test("A failure takes it down, says what is the matter and offers to try again, which may show another one")
    func failure() async {
        answer.withLock { $0 = .failure(SourceFailure(.slow, source: "the harbour", "No answer in time.")) }
        scheduler.advance(by: budget)
        await scheduler.runJobs()
        #expect(spinners.isEmpty && card.contains("No answer in time."))
        #expect(card.contains("<form class=\"retry\" method=\"post\" action=\"/fragments/tide/refresh\">"))
        answer.withLock { $0 = .success("low") }
        tide { $0.refresh() }
        #expect(spinners.isEmpty)
        scheduler.advance(by: budget)
        #expect(spinners == ["loading-fetch"])
        await scheduler.runJobs()
        #expect(spinners.isEmpty && card.contains("Water is low") && !card.contains("retry"))
    }

    @Test("A card that leaves takes its spinner down and hears that its load is over; a late answer is dropped")
    func cancelled() async {
        scheduler.advance(by: budget)
        #expect(spinners == ["loading-fetch"])
        let seen = session.enter { root -> [String] in
            guard let tide = root.descendant(at: ["tide"]) as? TideController else { return [] }
            tide.remove()
            return tide.children.map(\.identifier.name) + tide.cancelled
        }
        #expect(seen == ["fetch"])
        await scheduler.runJobs()
        #expect(session.fragment()?.text.contains("Water") == false)
    }

    @Test("Of two loads that overlap each takes down its own")
    func overlapping() async {
        scheduler.advance(by: budget)
        tide { $0.loadMore() }
        #expect(spinners == ["loading-fetch"])
        scheduler.advance(by: budget)
        #expect(spinners == ["loading-fetch", "loading-more"])
        await scheduler.runNextJob()
        #expect(spinners == ["loading-more"] && card.contains("Water is high"))
        await scheduler.runNextJob()
        #expect(spinners.isEmpty && tide { $0.more } == "and rising")
    }
}
