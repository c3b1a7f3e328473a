import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import FoundationEssentials
import HTTPDaemon
import Locking
import Markup

/// A small site of screens made for tests, where every load waits for the test and time stands still.
///
/// - `today`: ready at once; a paced note, a plain one, a stack of two, and something to act on.
/// - `harbour`: three widgets that wait for their gates, and one that is there.
/// - `storm`: four widgets that fail in four ways, as soon as their gate opens.
struct House: Sendable {
    /// When everything happens.
    static let noon = Date(timeIntervalSince1970: 1_781_510_400)

    let scheduler = StageScheduler()
    let gates: [Identifier: Gate] = ["one": Gate(), "two": Gate(), "three": Gate(), "storm": Gate()]
    /// What time the server believes it is.
    let clock = Locked(House.noon)
    let store: any SessionStore
    let site: Site
    let visitors: VisitorTable
    /// How often all screens were made.
    let makings = Locked(0)

    init(
        account: Account? = nil,
        store: any SessionStore = MemorySessionStore(),
        liveVisitors: Int = 1000,
        patience: Patience = Patience(budget: .zero),
        embeds: EmbedPolicy = EmbedPolicy()
    ) {
        self.store = store
        let (gates, clock, makings) = (gates, clock, makings)
        let storyboard = Storyboard {
            makings.withLock { $0 += 1 }
            return [TodayScreen(), HarbourScreen(gates), StormScreen(gates)]
        }
        let assets = PageAssets(stylesheets: ["/style.css"], scripts: [], favicon: "/icon.svg", icons: "/icons.svg")
        let dashboard = Dashboard(
            storyboard,
            account: account,
            store: store,
            patience: patience,
            liveVisitors: liveVisitors,
            scheduler: scheduler,
            now: { clock.withLock { $0 } },
            embeds: embeds,
            assets: { assets }
        )
        visitors = dashboard.visitors
        var router = Router()
        dashboard.add(to: &router)
        let proxies = TrustedProxies(["127.0.0.1"].compactMap(AddressRange.init))
        site = Site(
            router: router,
            proxies: proxies,
            errors: ErrorPresenter(
                page: { error, _ in Array("<h1>\(error.explanation)</h1>".utf8) },
                fragment: { error, _ in Array("<p>\(error.explanation)</p>".utf8) }
            )
        )
    }

    subscript(gate: Identifier) -> Gate { gates[gate] ?? Gate() }

    /// Opens every gate and lets the loads of a screen finish for everybody.
    func openAll(on screen: Identifier) async throws {
        for gate in gates.values { gate.open() }
        let scene = try visitors.scene(screen, of: visitors.anonymous)
        await scene?.session.settle(within: .seconds(3600))
    }
}

private final class TodayScreen: ScreenController {
    init() { super.init(identifier: "today") }

    override var headline: String { "A fine day" }
    override var introduction: String? { "All is here." }

    override func makeWidgets() -> [Controller] {
        [
            NoteController("note", "Buy milk & bread", pace: .seconds(30)),
            NoteController("poem", "The sea, the sea"),
            ShelfController(),
            TallyController(),
        ]
    }
}

/// Two notes inside another container.
private final class ShelfController: StackController {
    init() {
        super.init(identifier: "shelf")
        restorationIdentifier = "shelf"
    }

    override func didLoad() {
        try? add([NoteController("left", "On the left"), NoteController("right", "On the right")])
    }

    override var actions: [String] { ["tidy"] }
    override func didReceive(_ action: Action) { for child in children { child.hide() } }
}

private final class HarbourScreen: ScreenController {
    private let gates: [Identifier: Gate]

    init(_ gates: [Identifier: Gate]) {
        self.gates = gates
        super.init(identifier: "harbour")
    }

    override func makeWidgets() -> [Controller] {
        let tides = (["one", "two", "three"] as [Identifier]).map { name in TideController(name, gates[name] ?? Gate())
        }
        return tides + [NoteController("quay", "The quay is dry")]
    }
}

private final class StormScreen: ScreenController {
    private let gate: Gate

    init(_ gates: [Identifier: Gate]) {
        gate = gates["storm"] ?? Gate()
        super.init(identifier: "storm")
    }

    override func makeWidgets() -> [Controller] {
        [
            TideController("broken", gate, failing: .broken),
            TideController("late", gate, failing: .slow),
            TideController("busy", gate, failing: .busy(seconds: 90)),
            TideController("private", gate, failing: .unauthorised(owner: "Ingrid", signIn: nil)),
        ]
    }
}
