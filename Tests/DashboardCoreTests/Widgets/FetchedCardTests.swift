import DashboardCore
import DashboardTesting
import FoundationEssentials
import Locking
import Markup
import Testing

@Suite("A card whose matter has to be fetched")
struct FetchedCardTests {
    /// What the source says next.
    private let answer = Locked<Result<String, SourceFailure>>(.success("high"))
    private let now = Locked(Date(timeIntervalSince1970: 0))
    private let scheduler = ManualScheduler()
    private let session: Session

    private final class TideController: FetchedCardController<String> {
        override func matter(of value: String) -> any Markup { p { "Water is \(value)" } }
        override func words(of value: String) -> String? { "Water is \(value)." }
        override func model(of value: String) -> JSON? { ["level": .string(value)] }
        override class var modelShape: JSON { ["properties": ["level": ["type": "string"]]] }
    }

    init() throws {
        let (answer, now) = (answer, now)
        session = try Session(scheduler: scheduler) {
            let stack = StackController(identifier: "root")
            let tide = TideController(identifier: "tide", clock: { now.withLock { $0 } }) {
                try answer.withLock { $0 }.get()
            }
            try? stack.add(tide)
            return stack
        }
        session.lookerArrives()
    }

    private var card: String { session.fragment(at: ["tide"])?.text ?? "" }

    private var state: JSON { session.enter { $0.descendant(at: ["tide"])?.envelope["state"] ?? nil } }

    private var data: JSON { session.enter { $0.descendant(at: ["tide"])?.envelope["data"] ?? nil } }

    private func pass(_ seconds: Int) async {
        now.withLock { $0 += Double(seconds) }
        scheduler.advance(by: .seconds(seconds))
        await scheduler.runJobs()
    }

    @Test("It waits with bones, then shows its matter, and knows how old that is")
    func ready() async {
        #expect(card.contains("class=\"bones\"") && card.contains("Loading Tide") == false)
        #expect(state == "loading" && data == nil)
        #expect(session.enter { $0.isWaiting })
        await scheduler.runJobs()
        #expect(card.contains("<p>Water is high</p>") && !card.contains("bones"))
        #expect(state == "ready" && data == ["level": "high"])
        #expect(session.enter { $0.descendant(at: ["tide"])?.asOf } == Date(timeIntervalSince1970: 0))
        #expect(!session.enter { $0.isWaiting })
    }

    @Test("It asks again by itself when its value is too old, and shows the old one meanwhile")
    func lifetime() async {
        await scheduler.runJobs()
        answer.withLock { $0 = .success("low") }
        await pass(599)
        #expect(card.contains("Water is high"))
        scheduler.advance(by: .seconds(1))
        #expect(scheduler.waitingJobs == 1)
        #expect(card.contains("Water is high") && !card.contains("bones"))
        await scheduler.runJobs()
        #expect(card.contains("Water is low"))
    }

    @Test("A failure without a value says so and offers to try now; the next success mends it")
    func failed() async {
        answer.withLock { $0 = .failure(SourceFailure(.slow, source: "the harbour", "No answer in time.")) }
        await scheduler.runJobs()
        #expect(state == "failed" && data == nil)
        #expect(card.contains("class=\"card c5 short failed\"") && card.contains("No answer in time."))
        #expect(card.contains("action=\"/fragments/tide/refresh\""))
        answer.withLock { $0 = .success("low") }
        await pass(30)
        #expect(state == "ready" && card.contains("Water is low") && !card.contains("failed"))
    }

    @Test("A failure after a success keeps the last good value with its age")
    func stale() async {
        await scheduler.runJobs()
        answer.withLock { $0 = .failure(SourceFailure(.broken, source: "the harbour", "Nonsense came.")) }
        await pass(600)
        #expect(state == "stale" && data == ["level": "high"])
        #expect(card.contains("class=\"card c5 short stale\"") && card.contains("Water is high"))
        #expect(card.contains("The last good answer, ten minutes old. Nonsense came."))
        #expect(session.enter { $0.descendant(at: ["tide"])?.asOf } == Date(timeIntervalSince1970: 0))
    }

    @Test(
        "What a card says when there is nothing depends on why",
        arguments: [
            (.broken, "Nothing from the harbour", "the harbour" as String?, true),
            (.slow, "Nothing from the harbour", nil, true),
            (.busy(seconds: 90), "Asked again in 90 seconds.", nil, false),
            (.unauthorised(owner: "Ingrid", signIn: "/door"), "href=\"/door\"", "Nothing was fetched", false),
        ] as [(SourceFailure.Kind, String, String?, Bool)]
    )
    func kinds(kind: SourceFailure.Kind, words: String, foot: String?, canBeTriedNow: Bool) async {
        answer.withLock { $0 = .failure(SourceFailure(kind, source: "the harbour", "It is in fog.")) }
        await scheduler.runJobs()
        #expect(card.contains(words) && card.contains("It is in fog."))
        if let foot { #expect(card.contains(foot)) }
        #expect(card.contains("/fragments/tide/refresh") == canBeTriedNow)
    }

    @Test("A source that wants to be left alone is, by itself, for as long as it wants")
    func busy() async {
        answer.withLock { $0 = .failure(SourceFailure(.busy(seconds: 90), source: "the harbour", "Ask later.")) }
        await scheduler.runJobs()
        answer.withLock { $0 = .success("low") }
        await pass(89)
        #expect(state == "failed")
        await pass(1)
        #expect(state == "ready")
    }

    @Test("Asking twice asks the source once")
    func once() async {
        session.enter { root in
            _ = root.descendant(at: ["tide"])?.perform("refresh")
            _ = root.descendant(at: ["tide"])?.perform("refresh")
        }
        #expect(scheduler.waitingJobs == 1)
    }

    @Test("A page that is sent meanwhile has a slot for it, which its element fills later")
    func arrangement() async {
        let early = session.enter { $0.arrangement() }
        #expect(early.waiting == [["tide"]] && early.parts.count == 1)
        let layout = String(decoding: early.layout.joined(), as: UTF8.self)
        #expect(layout.contains("<slot name=\"tide\"><slot name=\"tide-wait\"></slot></slot>"))
        #expect(session.enter { $0.arrivals(among: [["tide"]]) }.isEmpty)
        await scheduler.runJobs()
        let arrivals = session.enter { $0.arrivals(among: [["tide"]]) }
        let element = arrivals.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        #expect(element.hasPrefix("<section slot=\"tide\" id=\"tide\"") && element.contains("Water is high"))
        #expect(session.enter { $0.arrangement() }.waiting.isEmpty)
    }

    @Test("What is called back starts again when somebody asks, and only then")
    func suspended() async {
        session.startWaiting(for: [["tide"]])
        session.startWaiting(for: [["tide"]])
        session.stopWaiting(for: [["tide"]], hasLeft: true)
        #expect(scheduler.waitingJobs == 1)
        session.stopWaiting(for: [["tide"]], hasLeft: true)
        #expect(scheduler.waitingJobs == 0 && state == "loading")
        session.resumeLoads()
        session.resumeLoads()
        #expect(scheduler.waitingJobs == 1)
        await scheduler.runJobs()
        #expect(state == "ready")
    }

    @Test("Hidden, it is waited for by nobody")
    func hidden() {
        session.enter { $0.descendant(at: ["tide"])?.hide() }
        #expect(!session.enter { $0.isWaiting })
        #expect(card == "<section id=\"tide\" class=\"card c5 short\" data-pace=\"60\" hidden></section>")
    }
}
