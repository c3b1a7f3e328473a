import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Markup
import Testing

@Suite("What the controllers hear when somebody signs in or out", .timeLimit(.minutes(2)))
struct GateEventTests {
    private static let comesIn = [
        "screen willMove(screens)", "screen didMove(screens)", "screen didLoad", "page didLoad",
        "screen willAppear", "page willAppear", "screen isAppearing", "page isAppearing", "screen didAppear",
        "page didAppear",
    ]
    private static let goesOut = [
        "page didCancel", "screen willDisappear", "page willDisappear", "screen didDisappear", "page didDisappear",
    ]

    private let diary = Diary()
    private let gate = Gate()
    private let site: Site
    private let visitors: VisitorTable

    init() {
        let (diary, gate) = (diary, gate)
        let assets = PageAssets(stylesheets: [], favicon: "/icon.svg", icons: "/icons.svg")
        let dashboard = Dashboard(
            Storyboard { [DiaryScreen(diary, gate)] },
            account: .ingrid,
            patience: Patience(budget: .zero),
            scheduler: StageScheduler(),
            now: { House.noon },
            assets: { assets }
        )
        var router = Router()
        dashboard.add(to: &router)
        site = Site(router: router)
        visitors = dashboard.visitors
    }

    @Test("The inside is made, comes and goes by the contract, and its loads are called back")
    func comingAndGoing() async throws {
        let browser = Browser(site)
        _ = try await browser.get("/", headers: .navigation)
        #expect(diary.takeAll() == [], "Before the door nobody hears anything")
        try await browser.signIn()
        #expect(diary.takeAll() == [], "Nobody has looked yet")
        #expect(try await browser.get("/fragments/diary", headers: .script).status == .ok)
        #expect(diary.takeAll() == Self.comesIn)
        await gate.until { $0.arrivals == 1 }
        try await browser.signOut()
        #expect(diary.takeAll() == Self.goesOut)
        await gate.until { $0.callbacks == 1 }
        _ = try await browser.get("/", headers: .navigation)
        #expect(diary.takeAll() == [])
        try await browser.signIn()
        #expect(diary.takeAll() == Self.comesIn, "The screen is on display still, so that it appears at once")
        #expect(try await browser.get("/fragments/diary", headers: .script).status == .ok)
        #expect(diary.takeAll() == [])
    }

    @Test("As long as anybody is in, nobody hears that somebody went")
    func notTheLast() async throws {
        let (one, other) = (Browser(site), Browser(site))
        try await one.signIn()
        try await other.signIn()
        _ = try await one.get("/fragments/diary", headers: .script)
        _ = diary.takeAll()
        try await other.signOut()
        #expect(diary.takeAll() == [])
        try await one.signOut()
        #expect(diary.takeAll() == Self.goesOut)
    }

    @Test("What was chosen is chosen again when the gate opens again")
    func choices() async throws {
        let browser = Browser(site)
        try await browser.signIn()
        #expect(try await browser.post("/fragments/diary/page/hide", headers: .script).status == .ok)
        try await browser.signOut()
        try await browser.signIn()
        #expect(try await browser.get("/fragments/diary/page", headers: .script).text.contains(" hidden>"))
        #expect(try await browser.post("/fragments/diary/page/show", headers: .script).status == .ok)
        #expect(!(try await browser.get("/fragments/diary/page", headers: .script).text.contains(" hidden>")))
    }

    @Test("Paths lead past the gate and the screens' container, and through nothing else")
    func paths() async throws {
        let browser = Browser(site)
        try await browser.signIn()
        let part = try await browser.get("/fragments/diary/page", headers: .script)
        #expect(part.status == .ok && part.text.contains("id=\"diary_page\""))
        for path in ["gate", "screens", "screens/diary", "gate/screens/diary", "sign-in"] {
            #expect(try await browser.get("/fragments/\(path)", headers: .script).status == .notFound)
        }
        let list = try await browser.get("/fragments", headers: .json)
        #expect(list.text.contains("\"path\":\"diary\"") && !list.text.contains("\"path\":\"\""))
    }
}
