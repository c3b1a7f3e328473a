import Health
import Testing

@Suite("An order of sources that somebody has written down")
struct SourceListTests {
    private static let sources: [Int32: HealthSource] = [
        1: HealthSource("Ingrid’s Apple\u{A0}Watch", device: "Apple Watch"),
        2: HealthSource("Ingrid’s iPhone", device: "iPhone"),
        3: HealthSource("Chest strap"),
        4: HealthSource("Old Watch", device: "Apple Watch"),
        5: HealthSource("Café", device: "iPhone"),
    ]

    @Test(
        "What is named comes first, in that order, and the rest as it always does",
        arguments: [
            ([], [1, 4, 2, 5, 3]), (["chest strap"], [3, 1, 4, 2, 5]), (["phone"], [2, 5, 1, 4, 3]),
            (["Phone", "OTHER", "watch"], [2, 5, 3, 1, 4]), (["other", "Café"], [3, 5, 1, 4, 2]),
            // What bears a name of its own has its place, wherever its class stands.
            (["watch", "Chest strap", "old watch"], [1, 3, 4, 2, 5]),
            (["Ingrid's iPhone", "ingrid's  apple watch"], [2, 1, 4, 5, 3]),
            ([" Ingrid\u{2018}s\u{202F}iPhone "], [2, 1, 4, 5, 3]), (["cafe\u{301}"], [5, 1, 4, 2, 3]),
            (["Nobody"], [1, 4, 2, 5, 3]),
        ] as [([String], [Int32])]
    )
    func order(names: [String], expected: [Int32]) {
        let order = SourceRanking(names.map { SourcePreference($0) }).order(of: Self.sources)
        #expect(Self.sources.keys.sorted { order.rank(of: $0) < order.rank(of: $1) } == expected)
    }

    @Test("It is known whether somebody has decided, and which names nobody bears")
    func strangers() {
        #expect(!SourceRanking().isOwn)
        let own = SourceRanking(["watch", "Ring", "CHEST STRAP", "Scale"].map { SourcePreference($0) })
        #expect(own.isOwn)
        #expect(own.strangers(to: Self.sources.values) == ["Ring", "Scale"])
    }
}
