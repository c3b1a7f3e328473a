@testable import DashboardCore
import Markup
import Testing

@Suite("Why figures are what they are")
struct EvidenceViewTests {
    @Test(
        "Of many rows some are shown, and it is said how many more there are and where",
        arguments: [(0, 0, ""), (24, 24, ""), (25, 24, "1 more"), (60, 24, "36 more")]
    )
    func rows(count: Int, shown: Int, words: String) {
        let rows = (0..<count).map { Evidence.Row("\($0)", "My watch", "7") }
        let view = EvidenceView(
            evidence: [Evidence("Steps", rule: "As counted.", rows: rows)],
            told: Traits().teller,
            whole: "/fragments/day/day-summary.json"
        )
        let text = String(decoding: view.rendered().bytes, as: UTF8.self)
        #expect(text.split(separator: "<td>My watch</td>", omittingEmptySubsequences: false).count - 1 == shown)
        #expect(words.isEmpty ? !text.contains("more") : text.contains(words))
        #expect(text.contains("href=\"/fragments/day/day-summary.json\"") == !words.isEmpty)
    }
}
