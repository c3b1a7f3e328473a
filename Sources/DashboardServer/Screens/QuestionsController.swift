import DashboardCore
import Markup

/// What this server can be asked at a terminal.
final class QuestionsController: CardController {
    private let origin: @Sendable () -> String

    init(origin: @escaping @Sendable () -> String) {
        self.origin = origin
        super.init(identifier: "questions")
    }

    override var title: String { "What you can ask it" }
    override var side: String? { "no key" }
    override var width: CardWidth { .whole }
    override var foot: String? { "Each works in a browser, too" }
    override var matter: any Markup { QuestionsView(questions: Question.all, origin: origin()) }

    override var words: String? {
        Question.all.map { "\($0.title)\n    \($0.command(at: origin()))" }.joined(separator: "\n")
    }
}

/// Something that a machine can be asked at the terminal.
private struct Question {
    let title: String
    let path: Link
    let meaning: String

    static let all = [
        Question(
            title: "What day is it?",
            path: "/fragments/server/almanac.txt",
            meaning: "One fragment, as a sentence."
        ),
        Question(title: "What else is there?", path: "/fragments", meaning: "Every part of every page, in each form."),
        Question(
            title: "How do programs ask?",
            path: "/openapi.json",
            meaning: "All addresses, described for programs."
        ),
        Question(title: "Is it alive?", path: "/healthz", meaning: "Answers as long as the process runs."),
        Question(
            title: "Is it ready?",
            path: "/readyz",
            meaning: "Says no while it drains, so that a balancer sends visitors elsewhere."
        ),
        Question(
            title: "How is it doing?",
            path: "/metrics",
            meaning: "Requests, latencies, bytes, connections and memory, in the form that Prometheus reads."
        ),
    ]

    func command(at origin: String) -> String { "curl \(origin)\(path)" }
}

/// The questions, each with the command that asks it.
private struct QuestionsView: Markup {
    let questions: [Question]
    let origin: String

    var content: some Markup {
        ul(.class("asks")) {
            for question in questions {
                li {
                    h3 { a(.href(question.path)) { question.title } }
                    p { question.meaning }
                    pre(.class("shell")) { code { question.command(at: origin) } }
                }
            }
        }
    }
}
