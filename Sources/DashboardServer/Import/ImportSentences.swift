import DashboardCore
import DashboardData

/// What became of an import, for the person who has started it by a command.
struct ImportSentences {
    let report: ImportReport
    let folder: String

    var text: String { (counts + skipped + notes + sources).joined(separator: "\n") }

    private var words: ImportWords { .english }

    private var counts: [String] {
        let rows = [
            ("samples", report.samples), ("workouts", report.workouts), ("routes", report.routes),
            ("days with rings", report.summaries),
        ]
        let said = rows.filter { $0.1.read > 0 }.map { name, count in
            let known = count.duplicates > 0 ? ", \(number(count.duplicates)) were there already" : ""
            return "\(number(count.kept)) of \(number(count.read)) \(name) are new\(known)."
        }
        return said.isEmpty ? ["The export is empty; \(folder) is as it was."] : said
    }

    private var skipped: [String] {
        let lines = words.reasons.lines(of: report, words.pace.numbers)
        return lines.isEmpty ? [] : ["\(words.report.leftOut):"] + lines.map { "  \($0)" }
    }

    private var notes: [String] { words.report.notes(of: report, words.pace.numbers) }

    private var sources: [String] { words.report.names(of: report).map { [words.report.sources($0)] } ?? [] }

    private func number(_ count: Int) -> String { words.pace.numbers.text(Double(count)) }
}
