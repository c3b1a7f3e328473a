import DashboardCore
import DashboardData
import Markup

/// Where an export is brought, or how it stands with the one that was.
struct ImportCard: Markup {
    let status: ImportStatus
    let days: String?
    let notice: String?
    let icons: Link

    var content: some Markup {
        switch status {
        case .arriving(let way), .reading(let way):
            Card(
                ImportWords.report,
                id: "import",
                side: ImportWords.bringSide,
                foot: ImportWords.runningFoot,
                width: .seven
            ) {
                ProgressMatter(status: status, way: way)
                form(.class("actions"), .method(.post), .action("/day/import/stop")) {
                    button(.class("btn"), .type(.submit)) { ImportWords.stop }
                }
            }
        case .idle, .done, .failed:
            Card(
                ImportWords.bring,
                id: "import",
                side: ImportWords.bringSide,
                foot: ImportWords.sendFoot,
                width: .seven
            ) {
                if let notice { Notice(text: notice) }
                if case .failed(let sentence) = status { Notice(text: "\(ImportWords.failed). \(sentence)") }
                if case .done(let report) = status { ReportMatter(report: report, days: days) }
                p { ImportWords.how }
                form(
                    .class("choices"),
                    .method(.post),
                    .action("/day/import"),
                    .encoding(.multipart)
                ) {
                    div(.class("field")) {
                        label(.for("import-file")) { ImportWords.file }
                        input(
                            .type(.file),
                            .id("import-file"),
                            .name("export"),
                            .accept(".zip,.xml,application/zip,text/xml"),
                            .required
                        )
                    }
                    button(.class("btn go"), .type(.submit)) { ImportWords.send }
                }
                // While the browser sends the file, this tells how far it has come, with scripts and without.
                iframe(.class("progress"), .src("/day/import/progress"), .title(ImportWords.progress))
            }
        }
    }
}

/// What was wrong.
private struct Notice: Markup {
    let text: String

    var content: some Markup {
        div(.class("notice"), .class("bad"), .role(.alert)) { p { text } }
    }
}

/// A bar, and in words how far it has come.
struct ProgressMatter: Markup {
    let status: ImportStatus
    let way: ImportStatus.Progress

    var content: some Markup {
        div(.class("importing")) {
            p(.id("import-state")) { "\(name): \(ImportFigures.sentence(way))" }
            if let share = way.share {
                progress(.labelledBy("import-state"), .value((share * 1000).rounded()), .max(1000)) {
                    "\(Int(share * 100)) %"
                }
            } else {
                progress(.labelledBy("import-state")) {}
            }
        }
    }

    private var name: String {
        if case .arriving = status { return ImportWords.arriving }
        return way.total == nil ? ImportWords.saving : ImportWords.reading
    }
}

/// What became of the last one.
private struct ReportMatter: Markup {
    let report: ImportReport
    let days: String?

    var content: some Markup {
        div(.class("report"), .role(.status)) {
            h3 { ImportWords.whole }
            table {
                thead { tr { for name in ImportWords.columns { th(.scope(.column)) { name } } } }
                tbody {
                    for (name, count) in zip(ImportWords.rows, counts) where count.read > 0 {
                        tr {
                            th(.scope(.row)) { name }
                            td { ImportFigures.grouped(count.read) }
                            td { ImportFigures.grouped(count.kept) }
                            td { ImportFigures.grouped(count.duplicates) }
                        }
                    }
                }
            }
            if report.skippedInAll > 0 {
                p { ImportWords.leftOut }
                ul {
                    for reason in SkipReason.allCases {
                        if let count = report.skipped[reason] {
                            li { "\(ImportFigures.grouped(count)) \(reason.words)" }
                        }
                    }
                }
            }
            if let days { p { "\(ImportWords.covers): \(days)." } }
            if !sources.isEmpty { p { "\(ImportWords.sources) \(sources)." } }
            p(.class("actions")) { a(.class("btn"), .href("/day")) { ImportWords.toDay } }
        }
    }

    private var counts: [ImportReport.Count] { [report.samples, report.workouts, report.routes, report.summaries] }

    private var sources: String {
        let names = report.sourceNames.filter { !$0.isEmpty }
        let more = names.count - 12
        return names.prefix(12).joined(separator: ", ") + (more > 0 ? " and \(more) others" : "")
    }
}
