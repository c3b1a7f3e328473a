import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("Visitors", .timeLimit(.minutes(2)))
struct VisitorTests {
    @Test("Two visitors never see each other's choices", arguments: BrowserWay.allCases)
    func apart(way: BrowserWay) async throws {
        let house = House()
        try await house.visit(by: way) { one in
            try await house.visit(by: way) { other in
                _ = try await one.post("/fragments/today/poem/hide")
                _ = try await other.post("/fragments/today/note/hide")
                for target in ["/", "/fragments/today", "/fragments/today.txt"] {
                    let (ones, others) = (try await one.get(target), try await other.get(target))
                    let nobodys = try await house.browser.get(target)
                    #expect(!ones.text.contains("The sea") && ones.text.contains("Buy milk"))
                    #expect(others.text.contains("The sea") && !others.text.contains("Buy milk"))
                    #expect(nobodys.text.contains("The sea") && nobodys.text.contains("Buy milk"))
                    #expect(Set([ones[.eTag], others[.eTag], nobodys[.eTag]]).count == 3)
                }
            }
        }
    }

    @Test("Choices survive a restart, on every screen")
    func restart() async throws {
        let store = MemorySessionStore()
        let before = House(store: store)
        let browser = before.browser
        _ = try await browser.post("/fragments/today/poem/hide")
        _ = try await browser.post("/fragments/today/shelf/left/hide")
        _ = try await browser.post("/fragments/today/tally/count", form: [NamedField("by", "3")])
        _ = try await browser.post("/fragments/harbour/quay/hide")
        let pages = (try await browser.get("/"), try await browser.get("/fragments/harbour/quay.json"))
        let cookie: Headers = [.cookie: HeaderValue(ours: "daybook=\(try #require(browser.cookie("daybook")))")]
        let after = House(store: store)
        let page = try await after.browser.get("/", headers: cookie)
        #expect(page.content == pages.0.content)
        #expect(page[.eTag] == pages.0[.eTag])
        #expect(page.text.contains("counted 3"))
        let quay = try await after.browser.get("/fragments/harbour/quay.json", headers: cookie)
        #expect(quay.text == pages.1.text && quay.text.contains("\"hidden\":true"))
    }

    @Test("Who is not in memory any more is recalled with all choices")
    func eviction() async throws {
        let house = House(liveVisitors: 3)
        let browsers = (0..<10).map { _ in house.browser }
        for (index, browser) in browsers.enumerated() {
            _ = try await browser.post("/fragments/today/tally/count", form: [NamedField("by", "\(index + 1)")])
            #expect(house.visitors.liveCount <= 3)
        }
        for (index, browser) in browsers.enumerated() {
            #expect(try await browser.get("/fragments/today/tally.txt").text.hasPrefix("counted \(index + 1),"))
            let again = try await browser.post("/fragments/today/tally/count")
            #expect(again[.setCookie] == nil)
            #expect(house.visitors.liveCount <= 3)
        }
        #expect(try await browsers[0].get("/fragments/today/tally.txt").text.hasPrefix("counted 2,"))
        #expect(try await house.store.count == 10)
    }

    @Test("Two first requests at the same time make one tree")
    func simultaneous() async throws {
        let store = TroubledStore()
        let browser = House(store: store).browser
        _ = try await browser.post("/fragments/today/poem/hide")
        let cookie: Headers = [.cookie: HeaderValue(ours: "daybook=\(try #require(browser.cookie("daybook")))")]
        let house = House(store: store)
        store.reading.close()
        let arrived = store.reading.tally.arrivals
        async let first = house.browser.post("/fragments/today/tally/count", headers: cookie)
        async let second = house.browser.post("/fragments/today/tally/count", headers: cookie)
        await store.reading.until { $0.arrivals == arrived + 2 }
        store.reading.open()
        _ = try await (first, second)
        #expect(house.visitors.liveCount == 1)
        #expect(try await house.browser.get("/fragments/today/tally.txt", headers: cookie).text.hasPrefix("counted 2,"))
        #expect(try await House(store: store).browser.get("/", headers: cookie).text.contains("counted 2"))
    }

    @Test("A first change that cannot be kept is not acknowledged, and sets no cookie", arguments: BrowserWay.allCases)
    func failingSave(way: BrowserWay) async throws {
        let store = TroubledStore()
        let house = House(store: store)
        store.fail(true)
        try await house.visit(by: way) { browser in
            let reply = try await browser.post("/fragments/today/poem/hide", headers: .script)
            #expect(500...599 ~= reply.status.code)
            #expect(reply[.setCookie] == nil && browser.cookie("daybook") == nil)
            #expect(!reply.text.contains("disk"))
            #expect(house.visitors.liveCount == 0)
            let page = try await browser.get("/")
            #expect(page.text.contains("The sea"))
        }
    }

    @Test("A change that could not be kept is kept when it is asked for again")
    func repeatedSave() async throws {
        let store = TroubledStore()
        let house = House(store: store)
        let browser = house.browser
        _ = try await browser.post("/fragments/today/note/hide")
        store.fail(true)
        for _ in 0..<2 {
            let reply = try await browser.post("/fragments/today/poem/hide", headers: .script)
            #expect(500...599 ~= reply.status.code)
        }
        store.fail(false)
        #expect(try await browser.post("/fragments/today/poem/hide", headers: .script).status == .ok)
        let cookie: Headers = [.cookie: HeaderValue(ours: "daybook=\(try #require(browser.cookie("daybook")))")]
        #expect(try await House(store: store).browser.get("/", headers: cookie).text.contains("The sea") == false)
    }

    @Test("Nobody is told of a change before it is safe, not even who asks for the same once more")
    func durability() async throws {
        let store = TroubledStore()
        let house = House(store: store)
        let browser = house.browser
        _ = try await browser.post("/fragments/today/note/hide")
        store.hold()
        let answers = Gate()
        async let replies = withTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    _ = try? await browser.post("/fragments/today/poem/hide", headers: .script)
                    try? await answers.pass()
                }
            }
        }
        while store.told.count < 2 { await Task.yield() }
        for _ in 0..<200 { await Task.yield() }
        #expect(answers.tally.arrivals == 0)
        answers.open()
        store.settleAll()
        await replies
        #expect(answers.tally.arrivals == 2)
        #expect(store.told.count == 2)
    }

    @Test("Changes reach the store in the order in which they were made")
    func order() async throws {
        let store = TroubledStore()
        let house = House(store: store)
        let browser = house.browser
        _ = try await browser.post("/fragments/today/note/hide")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<40 {
                group.addTask { _ = try await browser.post("/fragments/today/tally/count") }
            }
            try await group.waitForAll()
        }
        let counts = store.told.compactMap { snapshot in
            snapshot.records.first { $0.state["count"] != nil }?.state["count"].flatMap { Int($0) }
        }
        #expect(counts == Array(1...40))
    }

    @Test("Thousands of sessions made by a script are bounded, and harm no real visitor", .timeLimit(.minutes(2)))
    func script() async throws {
        let store = MemorySessionStore(policy: VisitorPolicy(mostOthers: 100, most: 400))
        let house = House(store: store, liveVisitors: 50)
        let real = house.browser
        _ = try await real.post("/fragments/today/poem/hide")
        // Once the cookie has come back, its visitor is known to be no script.
        _ = try await real.get("/")
        for number in 0..<2_000 {
            _ = try await house.browser.post("/fragments/today/poem/hide", headers: .json)
            guard number % 500 == 0 else { continue }
            #expect(house.visitors.liveCount <= 50)
            #expect(try await store.count <= 101)
        }
        #expect(try await real.get("/").text.contains("The sea") == false)
        #expect(try await store.count == 101)
    }
}
