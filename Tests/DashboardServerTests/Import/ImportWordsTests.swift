import DashboardCore
import DashboardData
import Health
import Testing

@testable import DashboardServer

@Suite("What is said of imports")
struct ImportWordsTests {
    static let failures: [ImportFailure] = [
        .empty, .gzip, .otherFile, .otherDocument, .archiveWithoutExport, .archiveDamaged, .archiveUnsupported,
        .archiveTooLarge, .archiveEndsEarly, .malformed(line: 0), .malformed(line: 7), .endsEarly(line: 0),
        .endsEarly(line: 7), .unreadable, .noRoom, .brokenOff, .inUse, .notKept,
    ]

    @Test("Each failure, refusal and reason has words of its own in each language", arguments: Language.allCases)
    func whole(language: Language) {
        let words = ImportWords.in(language)
        let refusals: [ImportRefusal] = [.another, .noFile, .emptyFile, .tooLarge(4 << 30)]
        let sentences =
            Self.failures.map { words.failures[$0] } + refusals.map { words.bring($0, size: words.pace.size) }
        #expect(Set(sentences).count == sentences.count)
        #expect(sentences.allSatisfy { $0.last == (language == .japanese ? "。" : ".") })
        let reasons = SkipReason.allCases.flatMap { [words.reasons[$0](1), words.reasons[$0](2)] }
        #expect(reasons.allSatisfy { $0.contains { "12".contains($0) } })
        #expect(Set(reasons).count == reasons.count)
        for other in Language.allCases where other != language {
            #expect(ImportWords.in(other).failures.brokenOff != words.failures.brokenOff)
            #expect(ImportWords.in(other).ownership.word != words.ownership.word)
        }
        #expect(words.ownership.word == words.ownership.word.lowercased())
    }

    @Test(
        "Only so many sources are named as anybody reads",
        arguments: [
            (12, "S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12"), (1, "S1"),
            (14, "S1, S2, S3, S4, S5, S6, S7, S8, S9, S10, S11, S12 and 2 others"),
        ]
    )
    func sources(count: Int, names: String) {
        var report = ImportReport()
        report.sources = (1...count).map { HealthSource("S\($0)") }
        #expect(ImportWords.english.report.names(of: report) == names)
        #expect(ImportWords.english.report.names(of: ImportReport()) == nil)
    }

    @Test("Counts are written as the language writes them")
    func reasons() {
        var report = ImportReport()
        report.skipped = [.future: 1, .unknownUnit: 12_345]
        let lines = { (words: ImportWords) in words.reasons.lines(of: report, words.pace.numbers) }
        #expect(
            lines(.english) == [
                "1 entry is said to be from the future", "12,345 entries have a unit that is not known",
            ]
        )
        #expect(
            lines(.german)
                == ["1 Eintrag soll aus der Zukunft sein", "12.345 Einträge haben eine unbekannte Einheit"]
        )
        #expect(lines(.japanese) == ["未来とされるもの：1件", "単位が不明なもの：12,345件"])
    }
}
