import DashboardCore
import Markup

/// Where an export is brought, with what there is to be told of the last one.
///
/// With scripts, what is told changes in its place. Without, a page that waits for its own form tells nothing: so the form
/// is sent into a frame that nobody sees, and a frame beside it tells how far that is.
struct ImportCard: Markup {
    private static let answerFrame: ElementID = "import-answer"

    let state: ImportState
    let hasFolder: Bool
    /// Bytes of the largest export.
    let limit: Int
    let words: ImportWords

    var content: some Markup {
        Card(bring.title, id: "import", side: bring.side, foot: bring.foot, width: .whole) {
            if hasFolder {
                state
                warning("import-busy", bring.busy)
                warning("import-large", bring(.tooLarge(limit), size: words.pace.size))
                bringing
                if !isRunning { frames }
            } else {
                div(.class("notice"), .class("bad")) { p { bring.noFolder } }
            }
        }
    }

    private var bring: BringWords { words.bring }
    private var isRunning: Bool { state.standing.status.isRunning }

    private var bringing: some Markup {
        form(
            .class("bring choices"),
            .method(.post),
            .action("/day/import"),
            .encoding(.multipart),
            .target(Self.answerFrame),
            .data("most", limit),
            .when(isRunning, .hidden)
        ) {
            p { bring.how }
            div(.class("field")) {
                label(.for("import-file")) { bring.file }
                input(
                    .type(.file),
                    .id("import-file"),
                    .name("export"),
                    .accept(".zip,.xml,application/zip,text/xml"),
                    .required
                )
            }
            button(.class("btn go"), .type(.submit)) { bring.send }
        }
    }

    private var frames: some Markup {
        noscript {
            iframe(.name(Self.answerFrame.description), .title(bring.answer), .hidden)
            iframe(.class("progress"), .src(ImportState.address(after: state.standing.number)), .title(bring.progress))
        }
    }

    /// What a script shows when it does not send a file.
    private func warning(_ id: ElementID, _ text: String) -> some Markup {
        div(.id(id), .class("notice"), .class("bad"), .role(.alert), .hidden) { p { text } }
    }
}
