import DashboardCore
import Markup

/// The ways to take everything out.
struct TakeOutCard: Markup {
    let words: OwnershipWords

    var content: some Markup {
        Card(words.takeOut, id: "take-out", side: words.takeOutSide, foot: words.takeOutFoot, width: .five) {
            p { words.takeOutHow }
            p(.class("actions")) {
                a(.class("btn"), .href("/export/health.csv")) { words.csv }
                a(.class("btn"), .href("/export/health.json")) { words.json }
            }
        }
    }
}

/// The way to have everything forgotten: one types a word, so that nobody does it by mistake.
struct ForgetCard: Markup {
    let outcome: ForgetOutcome?
    let words: OwnershipWords

    var content: some Markup {
        Card(words.forget, id: "forget", side: words.forgetSide, foot: words.forgetFoot, width: .seven) {
            if let outcome {
                div(.class("notice"), .when(outcome != .forgotten, .class("bad")), .role(.status)) {
                    p { outcome.words(words) }
                }
            }
            p { words.forgetHow }
            form(.class("choices"), .method(.post), .action("/day/import/forget"), .autocomplete("off")) {
                p {
                    words.typing.before
                    strong { words.word }
                    words.typing.after
                }
                div(.class("field")) {
                    label(.for("forget-word")) { words.field }
                    input(.type(.text), .id("forget-word"), .name("word"), .required)
                }
                button(.class("btn"), .type(.submit)) { words.button }
            }
        }
    }
}
