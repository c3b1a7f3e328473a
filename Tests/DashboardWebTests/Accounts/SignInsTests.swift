import Crypto
import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import FoundationEssentials
import HTTPDaemon
import Locking
import Testing

@Suite("Who is in", .timeLimit(.minutes(2)))
struct SignInsTests {
    private static let day = 86_400.0

    @Test("A new passphrase ends every sign-in, and keeps the choices")
    func newPassphrase() async throws {
        let store = MemorySessionStore()
        let before = House(account: .ingrid, store: store).browser
        try await before.signIn()
        _ = try await before.post("/fragments/today/poem/hide", headers: .script)
        let cookie = try #require(before.cookie("daybook"))
        #expect(try await House(account: .ingrid, store: store).status(of: "/", cookie: cookie) == .ok)
        let house = House(account: .ingrid(knowing: "battery staple"), store: store)
        #expect(try await house.status(of: "/", cookie: cookie) == .unauthorized)
        let after = house.browser
        #expect(try await after.signIn("correct horse").status == .unprocessableContent)
        try await after.signIn("battery staple")
        #expect(!(try await after.get("/", headers: .navigation).text.contains("The sea")))
    }

    @Test("What somebody chose on their first day is kept for half a year, like what anybody chose who came back")
    func firstDay() async throws {
        let house = House(account: .ingrid)
        let browser = house.browser
        try await browser.signIn()
        _ = try await browser.post("/fragments/today/poem/hide", headers: .script)
        #expect(try await house.store.sweep(now: House.noon.addingTimeInterval(100 * Self.day)) == [])
        #expect(try await house.store.count == 1)
    }

    @Test("A visitor's cookie from before there was an account opens nothing")
    func visitorsCookie() async throws {
        let store = MemorySessionStore()
        let before = House(store: store).browser
        _ = try await before.post("/fragments/today/poem/hide", headers: .script)
        let cookie = try #require(before.cookie("daybook"))
        #expect(try await House(account: .ingrid, store: store).status(of: "/", cookie: cookie) == .unauthorized)
    }

    @Test("Whoever is not seen for half a year is out; whoever is seen stays", arguments: [true, false])
    func expiry(isSeen: Bool) async throws {
        let house = House(account: .ingrid)
        let browser = house.browser
        try await browser.signIn()
        #expect(try await browser.get("/", headers: .navigation).status == .ok)
        house.clock.withLock { $0 = House.noon.addingTimeInterval(100 * Self.day) }
        if isSeen { #expect(try await browser.get("/", headers: .navigation).status == .ok) }
        house.clock.withLock { $0 = House.noon.addingTimeInterval(181 * Self.day) }
        #expect(try await browser.get("/", headers: .navigation).status == (isSeen ? .ok : .unauthorized))
    }

    @Test("There is room for some; the one unseen for longest makes it")
    func room() async throws {
        let house = House(account: .ingrid, store: MemorySessionStore(policy: VisitorPolicy(mostSignIns: 3)))
        let browsers = (0..<4).map { _ in house.browser }
        for (number, browser) in browsers.enumerated() {
            house.clock.withLock { $0 = House.noon.addingTimeInterval(Double(number) * Self.day) }
            try await browser.signIn()
            _ = try await browser.get("/", headers: .navigation)
        }
        for (number, browser) in browsers.enumerated() {
            let status: Status = number == 0 ? .unauthorized : .ok
            #expect(try await browser.get("/", headers: .navigation).status == status)
        }
    }

    @Test("A sign-in that cannot be written down is none, and says so")
    func troubleIn() async throws {
        let store = TroubledStore()
        let browser = House(account: .ingrid, store: store).browser
        store.fail(true)
        let reply = try await browser.signIn()
        #expect(reply.status == .serviceUnavailable)
        #expect(reply.text.contains("could not be written down. Please try again."))
        #expect(reply[.setCookie] == nil)
        store.fail(false)
        #expect(try await browser.signIn().status == .seeOther)
    }

    @Test("A sign-out that cannot be written down holds all the same, and says so")
    func troubleOut() async throws {
        let store = TroubledStore()
        let house = House(account: .ingrid, store: store)
        let browser = house.browser
        try await browser.signIn()
        let cookie = try #require(browser.cookie("daybook"))
        store.fail(true)
        #expect(try await browser.signOut().status == .serviceUnavailable)
        #expect(try await house.status(of: "/", cookie: cookie) == .unauthorized)
        store.fail(false)
        #expect(try await house.status(of: "/", cookie: cookie) == .unauthorized)
    }

    @Test("Who signs out while the store is asked about the cookie is out")
    func race() async throws {
        let store = TroubledStore()
        let signIns = SignIns(.ingrid, store: store, now: { House.noon })
        let key = VisitorKey(token: try await signIns.begin().urlSafe)
        store.reading.close()
        let asking = Task { try await signIns.recall(key) }
        await store.reading.until { $0.arrivals == 1 }
        try await signIns.end(key)
        store.reading.open()
        #expect(try await asking.value == nil)
        #expect(!signIns.isSomebodyIn && !signIns.knows(key))
    }

    @Test("What was known before somebody signed out is not remembered after it")
    func lateNote() async throws {
        let signIns = SignIns(.ingrid, store: MemorySessionStore(), now: { House.noon })
        let key = VisitorKey(token: try await signIns.begin().urlSafe)
        let turn = try #require(try await signIns.recall(key))
        try await signIns.end(key)
        signIns.keep(key, since: turn)
        #expect(!signIns.knows(key))
    }

    @Test("The secret in the cookie is in no store")
    func digest() async throws {
        let store = MemorySessionStore()
        let signIns = SignIns(.ingrid, store: store, now: { House.noon })
        let token = try await signIns.begin()
        #expect(try await store.signIn(VisitorKey(token: token.urlSafe))?.since == House.noon)
        #expect(try await store.signInCount(of: Account.ingrid.key) == 1)
        #expect(VisitorKey(account: "ingrid") != VisitorKey(token: "ingrid"))
    }
}
