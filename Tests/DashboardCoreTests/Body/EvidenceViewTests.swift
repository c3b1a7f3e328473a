@testable import DashboardCore
import DashboardTesting
import Markup
import Testing

@Suite("Why figures are what they are")
struct EvidenceViewTests {
    private static let watch = Evidence.Source("My watch")
    private static let phone = Evidence.Source("My phone")

    @Test(
        "A few rows stand there; many are summed up by source, and some of them lie behind a fold",
        arguments: [
            (0, 0, false, ""), (6, 6, false, ""), (7, 7, true, ""), (96, 96, true, ""), (97, 96, true, "1 more"),
            (120, 96, true, "24 more"),
        ]
    )
    func rows(count: Int, shown: Int, isFolded: Bool, more: String) {
        let rows = (0..<count).map { index in
            let times = Evidence.Times(TimeOfDay(minute: index * 10), TimeOfDay(minute: index * 10 + 10))
            return Evidence.Row(times, index.isMultiple(of: 2) ? Self.watch : Self.phone, .count(10))
        }
        let text = Self.text(Evidence(.steps, by: .oneAtEachMoment(inOwnOrder: false), rows: rows))
        #expect(
            text.split(separator: "<dd class=\"amount\">10</dd>", omittingEmptySubsequences: false).count - 1 == shown
        )
        #expect(text.contains("All \(count), by time") == isFolded)
        #expect(text.contains(" stretches of time") == isFolded)
        #expect(more.isEmpty ? !text.contains("more in the JSON") : text.contains(more))
        #expect(text.contains("href=\"/fragments/day/day-summary.json\"") == !more.isEmpty)
    }

    @Test("A rule that holds for several figures in a row is said once")
    func repetition() {
        let rules: [EvidenceRule] = [
            .oneAtEachMoment(inOwnOrder: false), .oneAtEachMoment(inOwnOrder: false), .meanOfOne(inOwnOrder: false),
            .oneAtEachMoment(inOwnOrder: false),
        ]
        let view = EvidenceView(
            evidence: rules.map { Evidence(.steps, by: $0) },
            told: Teller(),
            whole: "/fragments/day/day-summary.json"
        )
        let text = String(decoding: view.rendered().bytes, as: UTF8.self)
        #expect(text.split(separator: "When two devices count", omittingEmptySubsequences: false).count - 1 == 2)
        #expect(text.contains("The mean of what one source measured"))
    }

    @Test("What does not add up is not summed up")
    func nights() {
        let row = Evidence.Row(nil, Self.watch, .sleep(asleep: Minutes(60), inBed: Minutes(0)))
        let text = Self.text(Evidence(.sleep, by: .anyWithoutStages, rows: Array(repeating: row, count: 7)))
        #expect(text.contains("All 7, by time") && !text.contains("stretches"))
    }

    @Test("A name stays what it is, and who has none is named in the language of the page")
    func names() {
        let rows = [
            Evidence.Row(
                nil,
                Evidence.Source("Health Auto Export", isPushed: true),
                .count(1),
                ignored: [Evidence.Claim(Evidence.Source(nil), .count(2))]
            )
        ]
        let evidence = Evidence(.steps, by: .oneAtEachMoment(inOwnOrder: false), rows: rows)
        let text = Self.text(evidence, .german)
        #expect(text.contains("<bdi translate=\"no\">Health Auto Export</bdi> (von der App gesendet)"))
        #expect(text.contains("Nicht gezählt: 2 (unbekannte Quelle)"))
        #expect(!text.contains("lang=\"en\""))
    }

    @Test("A day of each kind of account", arguments: [Language.english, .german, .japanese])
    func snapshot(language: Language) throws {
        let times = Evidence.Times(TimeOfDay(minute: -30), TimeOfDay(8, 5))
        let evidence = [
            Evidence(.rings, by: .summedByWatch),
            Evidence(
                .distance,
                by: .oneAtEachMoment(inOwnOrder: true),
                rows: [
                    Evidence.Row(
                        times,
                        Self.watch,
                        .metres(3200),
                        ignored: [.init(Self.phone, .metres(2900)), .init(Evidence.Source(nil), .metres(100))]
                    )
                ]
            ),
            Evidence(.heartRate, by: .allMeasurements, rows: [Evidence.Row(nil, Self.watch, .measurements(1204))]),
        ]
        let told = Teller(Manner(language, hours: language == .english ? .twelve : .twentyFour))
        let view = EvidenceView(evidence: evidence, told: told, whole: "/fragments/day/day-summary.json")
        try expectSnapshot(view.rendered().text, named: "account-\(language.rawValue)")
    }

    private static func text(_ evidence: Evidence, _ language: Language = .english) -> String {
        let view = EvidenceView(
            evidence: [evidence],
            told: Teller(Manner(language)),
            whole: "/fragments/day/day-summary.json"
        )
        return String(decoding: view.rendered().bytes, as: UTF8.self)
    }
}
