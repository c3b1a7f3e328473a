import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("Actions that are no choices")
struct ErrandTests {
    private let house = House()

    @Test("An errand of somebody without choices is done for everybody, and sets no cookie")
    func errand() async throws {
        let (one, other) = (house.browser, house.browser)
        let reply = try await one.post("/fragments/today/tally/ring", headers: .script)
        #expect(reply.text.contains("rung 1"))
        #expect(reply[.setCookie] == nil)
        #expect(try await other.get("/").text.contains("rung 1"))
        #expect(try await house.store.count == 0)
    }

    @Test("An errand of somebody with choices is done on their own tree")
    func ownErrand() async throws {
        let (one, other) = (house.browser, house.browser)
        _ = try await one.post("/fragments/today/poem/hide")
        _ = try await one.post("/fragments/today/tally/ring")
        #expect(try await one.get("/").text.contains("rung 1"))
        #expect(try await other.get("/").text.contains("rung 0"))
    }

    @Test("An action that changes no choice sets no cookie and is forgotten", arguments: ["tally/wink", "poem/show"])
    func noChoice(action: String) async throws {
        let browser = house.browser
        let reply = try await browser.post("/fragments/today/\(action)", headers: .script)
        #expect(reply.status == .ok)
        #expect(reply[.setCookie] == nil)
        #expect(try await house.store.count == 0)
        #expect(house.visitors.liveCount == 0)
        #expect(try await browser.get("/").text.contains("winked 0"))
    }

    @Test("Asking a source again is an errand, and its answer reaches everybody")
    func refresh() async throws {
        try await house.openAll(on: "storm")
        house["storm"].close()
        let (one, other) = (house.browser, house.browser)
        let reply = try await one.post("/fragments/storm/late/refresh")
        #expect(reply.status == .seeOther && reply[.location] == "/storm" && reply[.setCookie] == nil)
        await house["storm"].until { $0.arrivals == 4 }
        #expect(try await other.get("/fragments/storm/late", headers: .script).status == .ok)
    }
}
