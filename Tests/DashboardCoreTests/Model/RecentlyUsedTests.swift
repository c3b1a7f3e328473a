import DashboardCore
import Testing

@Suite("What was used recently")
struct RecentlyUsedTests {
    @Test("What was not used for the longest time goes first")
    func oldestFirst() {
        var values = RecentlyUsed<Int, String>()
        for key in 1...4 { values.insert("\(key)", for: key) }
        #expect(values.use(1) == "1")
        #expect(values.shrink(to: 2) { _ in false } == ["2", "3"])
        #expect(values.use(1) == "1" && values.use(4) == "4" && values.use(2) == nil)
    }

    @Test("What must stay is passed over")
    func keeping() {
        var values = RecentlyUsed<Int, String>()
        for key in 1...3 { values.insert("\(key)", for: key) }
        #expect(values.shrink(to: 1) { $0 == "1" } == ["2", "3"])
        #expect(values.count == 1)
    }
}
