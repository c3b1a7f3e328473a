import DashboardCore
import DashboardData

/// What is said of an import that has ended.
struct ReportWords: Sendable {
    /// The line above it all.
    let whole: String
    let nothingNew: String
    let nothingThere: String
    let stopped: String
    let failed: String
    /// The table's rows.
    let samples: String
    let workouts: String
    let routes: String
    let rings: String
    /// The table's columns.
    let what: String
    let read: String
    let new: String
    let known: String
    let leftOut: String
    let replaced: Plural
    let otherExports: Plural
    /// A whole sentence of the first and the last day.
    let covers: @Sendable (_ first: String, _ last: String) -> String
    /// A whole sentence of the names of sources.
    let sources: @Sendable (_ names: String) -> String
    let unnamed: String
    let comma: String
    /// Behind the names, how many more there are.
    let others: Plural
    let toDay: String

    /// The names of where samples came from, as many as anybody reads; nothing where there are none.
    func names(of report: ImportReport) -> String? {
        let names = report.sourceNames.map { $0.isEmpty ? unnamed : $0 }
        guard !names.isEmpty else { return nil }
        let more = names.count - Self.mostSources
        return names.prefix(Self.mostSources).joined(separator: comma) + (more > 0 ? others(more) : "")
    }

    /// What else there is to be said of how it was read.
    func notes(of report: ImportReport, _ numbers: NumberStyle) -> [String] {
        [(replaced, report.replacedCharacters), (otherExports, report.otherExports)].compactMap {
            $1 > 0 ? $0($1, told: numbers.text(Double($1))) : nil
        }
    }

    private static let mostSources = 12
}
