import DashboardCore
import DashboardData
import Markup

/// What became of an export that was read to its end.
struct ImportOutcome: Markup {
    let report: ImportReport
    /// The first and the last day on file.
    let days: [CalendarDay]
    let words: ImportWords
    let calendar: CalendarWords
    /// Whether links have to leave a frame.
    let isFramed: Bool

    var content: some Markup {
        div(.class("report")) {
            p(.class("outcome")) { headline }
            if read > 0 {
                table {
                    thead { tr { for name in columns { th(.scope(.column)) { name } } } }
                    tbody {
                        for (name, count) in rows where count.read > 0 {
                            tr {
                                th(.scope(.row)) { name }
                                td { number(count.read) }
                                td { number(count.kept) }
                                td { number(count.duplicates) }
                            }
                        }
                    }
                }
            }
            if report.skippedInAll > 0 {
                p { said.leftOut }
                ul { for line in words.reasons.lines(of: report, words.pace.numbers) { li { line } } }
            }
            for note in said.notes(of: report, words.pace.numbers) { p { note } }
            if let first = days.first, let last = days.last {
                p { said.covers(calendar.dateWithYear(first), calendar.dateWithYear(last)) }
            }
            if let names = said.names(of: report) { p { said.sources(names) } }
            p(.class("actions")) { a(.class("btn"), .href("/day"), .when(isFramed, .target(.top))) { said.toDay } }
        }
    }

    private var said: ReportWords { words.report }
    private var columns: [String] { [said.what, said.read, said.new, said.known] }

    private var rows: [(String, ImportReport.Count)] {
        [
            (said.samples, report.samples), (said.workouts, report.workouts), (said.routes, report.routes),
            (said.rings, report.summaries),
        ]
    }

    private var read: Int { rows.map(\.1.read).reduce(0, +) }

    private var headline: String {
        if read == 0 { return said.nothingThere }
        return rows.contains { $0.1.kept > 0 } ? said.whole : said.nothingNew
    }

    private func number(_ count: Int) -> String { words.pace.numbers.text(Double(count)) }
}
