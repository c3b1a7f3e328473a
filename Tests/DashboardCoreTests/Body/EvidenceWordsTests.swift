@testable import DashboardCore
import Testing

@Suite("What is said of why figures are what they are")
struct EvidenceWordsTests {
    static let rules: [EvidenceRule] = [
        .madeUp, .summedByWatch, .summedByWatchAndPushed, .countedFromSamples, .oneAtEachMoment(inOwnOrder: false),
        .meanOfOne(inOwnOrder: false), .lastOfOne(inOwnOrder: false), .allMeasurements,
        .oneWithStages(inOwnOrder: false), .anyWithoutStages, .oneForEachWorkout(inOwnOrder: false),
    ]

    @Test("Each rule has a sentence of its own in each language", arguments: rules)
    func sentence(rule: EvidenceRule) {
        let sentences = Language.allCases.map { rule.text(Teller(Manner($0))) }
        #expect(Set(sentences).count == Language.allCases.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("。") })
        for language in Language.allCases {
            let told = Teller(Manner(language))
            #expect(Self.rules.filter { $0.text(told) == rule.text(told) } == [rule])
        }
    }

    static let orders: [(Language, String, String)] = [
        (
            .english, "A workout that two sources noted is shown once. A watch goes before a phone, and",
            "Sources are believed in the order that dashboard.yaml gives."
        ),
        (
            .german, "Ein Training, das zwei Quellen aufgezeichnet haben, steht hier einmal. Eine Uhr geht vor",
            "Die Quellen gelten in der Reihenfolge, die in dashboard.yaml steht."
        ),
        (
            .french, "Une séance notée par deux sources n’est montrée qu’une fois. Une montre passe avant",
            "Les sources sont retenues dans l’ordre que donne dashboard.yaml."
        ),
        (
            .spanish, "Un entrenamiento que anotaron dos fuentes se muestra una sola vez. Un reloj va antes",
            "Las fuentes valen en el orden que indica dashboard.yaml."
        ),
        (
            .japanese, "二つの情報源が記録したワークアウトは、一つとして表示します。時計を電話より",
            "情報源の優先順位はdashboard.yamlの順です。"
        ),
    ]

    @Test("Whom a rule believes first is said, also where the operator has said it", arguments: orders)
    func order(language: Language, usual: String, own: String) {
        let told = Teller(Manner(language))
        #expect(EvidenceRule.oneForEachWorkout(inOwnOrder: false).text(told).hasPrefix(usual))
        #expect(EvidenceRule.oneForEachWorkout(inOwnOrder: true).text(told).hasSuffix(own))
        #expect(!EvidenceRule.allMeasurements.text(told).contains("dashboard.yaml"))
    }

    static let amounts: [(Language, [String])] = [
        (
            .english,
            [
                "12,345", "1.2\u{202F}km", "64\u{202F}m", "412\u{202F}kcal", "64\u{202F}ms", "52\u{202F}bpm",
                "1 measurement",
                "asleep 6 h 40, in bed 7 h 20", "in bed 7 h 20", "Run, 15 min",
            ]
        ),
        (
            .german,
            [
                "12.345", "1,2\u{202F}km", "64\u{202F}m", "412\u{202F}kcal", "64\u{202F}ms", "52\u{202F}bpm",
                "1 Messung",
                "6 h 40 Schlaf, 7 h 20 im Bett", "7 h 20 im Bett", "Lauf, 15 min",
            ]
        ),
        (
            .japanese,
            [
                "12,345", "1.2\u{202F}km", "64\u{202F}m", "412\u{202F}kcal", "64\u{202F}ミリ秒", "52\u{202F}拍/分", "測定1回",
                "睡眠6時間40分、就寝7時間20分", "就寝7時間20分", "ランニング、15分",
            ]
        ),
    ]

    @Test("Amounts are told with their units", arguments: amounts)
    func amount(language: Language, words: [String]) {
        let (asleep, inBed) = (Minutes(400), Minutes(440))
        let amounts: [Evidence.Amount] = [
            .count(12_345.4), .metres(1234), .metres(64), .kilocalories(412), .milliseconds(64), .beatsPerMinute(52),
            .measurements(1), .sleep(asleep: asleep, inBed: inBed), .sleep(asleep: Minutes(0), inBed: inBed),
            .workout(.running, Minutes(15)),
        ]
        #expect(amounts.map { $0.text(Teller(Manner(language))) } == words)
    }

    @Test("Each source is summed up where amounts add up, and nowhere else")
    func sums() throws {
        let (watch, phone) = (Evidence.Source("My watch"), Evidence.Source("My phone"))
        let rows = [(watch, 300.0), (phone, 20), (watch, 100)].map { Evidence.Row(nil, $0.0, .count($0.1)) }
        let sums = try #require(Evidence(.steps, by: .oneAtEachMoment(inOwnOrder: false), rows: rows).sums)
        #expect(sums.map(\.source) == [watch, phone])
        #expect(sums.map(\.amount) == [.count(400), .count(20)])
        #expect(sums.map(\.count) == [2, 1])
        let night = Evidence.Row(nil, watch, .sleep(asleep: Minutes(1), inBed: Minutes(1)))
        #expect(Evidence(.sleep, by: .anyWithoutStages, rows: [night, night]).sums == nil)
        #expect(Evidence(.sleep, by: .anyWithoutStages, rows: [night]).sums == nil)
    }

    @Test("Programs are told the facts in international units, and the rule in English")
    func facts() {
        let claim = Evidence.Claim(Evidence.Source(nil), .metres(12.34))
        let times = Evidence.Times(TimeOfDay(8, 0), TimeOfDay(9, 0))
        let row = Evidence.Row(times, Evidence.Source("My watch"), .metres(1500), ignored: [claim])
        let json = Evidence(.distance, by: .oneAtEachMoment(inOwnOrder: true), rows: [row]).json
        #expect(json["figure"] == "distance" && json["rule"] == "one-at-each-moment" && json["inOwnOrder"] == true)
        #expect(
            json["rows"].text
                == #"[{"start":"08:00","end":"09:00","source":"My watch","amount":{"metres":1500},"ignored":"#
                + #"[{"start":null,"end":null,"source":null,"amount":{"metres":12.3}}]}]"#
        )
    }
}
