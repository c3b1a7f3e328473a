import DashboardCore
import Markup

/// The ways to take everything out.
struct TakeOutCard: Markup {
    var content: some Markup {
        Card(
            ImportWords.takeOut,
            id: "take-out",
            side: ImportWords.takeOutSide,
            foot: ImportWords.takeOutFoot,
            width: .five
        ) {
            p { ImportWords.takeOutHow }
            p(.class("actions")) {
                a(.class("btn"), .href("/export/health.csv")) { ImportWords.csv }
                a(.class("btn"), .href("/export/health.json")) { ImportWords.json }
            }
        }
    }
}

/// The way to have everything forgotten: one types a word, so that nobody does it by mistake.
struct ForgetCard: Markup {
    let notice: String?

    var content: some Markup {
        Card(
            ImportWords.forget,
            id: "forget",
            side: ImportWords.forgetSide,
            foot: ImportWords.forgetFoot,
            width: .seven
        ) {
            if let notice { div(.class("notice"), .role(.status)) { p { notice } } }
            p {
                ImportWords.forgetHow
                " "
                strong { ImportWords.forgetWord }
                "."
            }
            form(.class("choices"), .method(.post), .action("/day/import/forget"), .autocomplete("off")) {
                div(.class("field")) {
                    label(.for("forget-word")) { ImportWords.forgetField }
                    input(.type(.text), .id("forget-word"), .name("word"), .required)
                }
                button(.class("btn"), .type(.submit)) { ImportWords.forgetButton }
            }
        }
    }
}
