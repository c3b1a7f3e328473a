import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("Visitors under many threads")
struct VisitorHammerTests {
    @Test("Everybody acts and reads at the same time, and no choice is lost", .timeLimit(.minutes(2)))
    func hammer() async throws {
        let store = MemorySessionStore()
        let house = House(store: store, liveVisitors: 2)
        let browsers = (0..<4).map { _ in house.browser }
        for browser in browsers { _ = try await browser.post("/fragments/today/tally/count") }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    let browser = browsers[task % browsers.count]
                    for turn in 0..<25 {
                        if task < 4 { _ = try await browser.post("/fragments/today/tally/count") }
                        _ = try await browser.post("/fragments/today/\(task < 4 ? "poem" : "note")/toggle")
                        let page = try await browser.get("/")
                        #expect(page.status == .ok && page.text.hasSuffix("</html>"))
                        let form = ["", ".json", ".txt"][turn % 3]
                        #expect(try await browser.get("/fragments/today/shelf\(form)", headers: .script).status == .ok)
                        _ = try await house.browser.get("/fragments", headers: .json)
                    }
                }
            }
            try await group.waitForAll()
        }
        for browser in browsers {
            let page = try await browser.get("/")
            #expect(page.text.contains("counted 26"), "\(page)")
            // Toggled an odd number of times.
            #expect(!page.text.contains("The sea") && !page.text.contains("Buy milk"))
        }
    }
}
