import DashboardData

/// What became of an import, for the person who has started it.
struct ImportSentences {
    private static let mostSources = 12

    let report: ImportReport
    let folder: String

    var text: String { (counts + skipped + notes + sources).joined(separator: "\n") }

    private var counts: [String] {
        let rows = [
            ("samples", report.samples), ("workouts", report.workouts), ("routes", report.routes),
            ("days with rings", report.summaries),
        ]
        let said = rows.filter { $0.1.read > 0 }.map { name, count in
            let known = count.duplicates > 0 ? ", \(ImportFigures.grouped(count.duplicates)) were there already" : ""
            return
                "\(ImportFigures.grouped(count.kept)) of \(ImportFigures.grouped(count.read)) \(name) are new\(known)."
        }
        return said.isEmpty ? ["The export is empty; \(folder) is as it was."] : said
    }

    private var skipped: [String] {
        guard report.skippedInAll > 0 else { return [] }
        let reasons = SkipReason.allCases.compactMap { reason in
            report.skipped[reason].map { "  \(ImportFigures.grouped($0)) \(reason.words)" }
        }
        return ["Left out:"] + reasons
    }

    private var notes: [String] {
        var notes: [String] = []
        if report.replacedCharacters > 0 {
            notes.append(
                "\(ImportFigures.grouped(report.replacedCharacters)) unreadable characters were taken for spaces."
            )
        }
        if report.otherExports > 0 {
            notes.append(
                "The largest export of the archive was read; \(report.otherExports) smaller ones were left alone."
            )
        }
        return notes
    }

    private var sources: [String] {
        let names = report.sourceNames
        guard !names.isEmpty else { return [] }
        let shown = names.prefix(Self.mostSources).map { $0.isEmpty ? "unnamed" : $0 }.joined(separator: ", ")
        let more = names.count - Self.mostSources
        return ["They come from \(shown)\(more > 0 ? " and \(more) others" : "")."]
    }
}
