import DashboardCore
import DashboardData
import Markup

/// What there is to be told of what was brought last: how far it is, or what has come of it.
struct ImportState: Markup {
    let standing: ImportStanding
    /// The first and the last day on file, where they are to be told.
    var days: [CalendarDay] = []
    let language: Language
    /// Whether it stands in a frame of the page.
    var isFramed = false

    /// Where a frame finds it that tells only what was brought after so many others.
    static func address(after number: Int) -> Link {
        let address: Link = "/day/import/progress"
        return Link(untrusted: "\(address)?after=\(number)") ?? address
    }

    var content: some Markup {
        div(
            .id("import-state"),
            .class("importing"),
            .data("phase", standing.status.phase),
            .data("number", standing.number)
        ) {
            if let refusal = standing.refusal {
                ImportNotice(text: words.bring(refusal, size: words.pace.size), isLoud: !isFramed)
            }
            switch standing.status {
            case .idle: ""
            case .arriving(let pace, let isArchive):
                let name = isArchive ? words.course.arriving : words.course.arrivingAndRead
                course(1, name, pace, words.course.stay)
            case .reading(let pace): course(2, words.course.reading, pace, words.course.leave)
            case .writing: course(2, words.course.writing, nil, words.course.leave)
            case .done(let report):
                ImportOutcome(
                    report: report,
                    days: days,
                    words: words,
                    calendar: Words.in(language).calendar,
                    isFramed: isFramed
                )
            case .failed(let failure):
                ImportNotice(
                    headline: words.report.failed,
                    text: "\(words.failures[failure]) \(words.failures.asBefore)",
                    isLoud: !isFramed
                )
            case .stopped:
                ImportNotice(headline: words.report.stopped, text: words.failures.asBefore, isLoud: false)
            }
        }
    }

    private var words: ImportWords { .in(language) }

    /// Under way: which step, a bar, how far and how fast, and what one may do meanwhile.
    @MarkupBuilder
    private func course(_ step: Int, _ name: String, _ pace: Pace?, _ advice: String) -> some Markup {
        p(.id("import-step"), .class("outcome")) { words.course.step(step, name) }
        if let share = pace?.share {
            progress(.labelledBy("import-step"), .value((share * 1000).rounded()), .max(1000)) {
                "\(Int(share * 100)) %"
            }
        } else {
            progress(.labelledBy("import-step")) {}
        }
        p(.class("way")) { pace.map { words.pace($0) } ?? "" }
        p(.class("soft")) { advice }
        form(.class("halt"), .method(.post), .action("/day/import/stop")) {
            if isFramed { input(.type(.hidden), .name("to"), .value("progress")) }
            button(.class("btn"), .type(.submit)) { words.course.stop }
        }
    }
}

/// That something was not done, and why.
struct ImportNotice: Markup {
    var headline: String?
    let text: String
    /// Whether it is said at once to whoever hears the page.
    let isLoud: Bool

    var content: some Markup {
        div(.class("notice"), .when(isLoud, .class("bad")), .when(isLoud, .role(.alert))) {
            p {
                if let headline { strong(.class("outcome")) { headline } }
                " "
                text
            }
        }
    }
}
