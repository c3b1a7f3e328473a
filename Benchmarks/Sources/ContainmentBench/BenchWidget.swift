import DashboardCore
import Markup

/// A widget of about 430 bytes: a title, a paragraph, and seven rows.
final class BenchWidget: Controller {
    private var turn = 0

    override var root: FragmentRoot {
        FragmentRoot(.section, classes: "card", labelledBy: elementID(for: "title"))
    }

    override var content: any Markup {
        BenchView(title: title, titleID: elementID(for: "title"), turn: turn)
    }

    /// Has something else to say.
    func change() {
        turn += 1
        setNeedsRender()
    }
}

/// What a widget says.
struct BenchView: Markup {
    let title: String
    let titleID: ElementID
    let turn: Int

    var content: some Markup {
        h2(.id(titleID)) { title }
        p(.class("voice")) { "Rain & wind, turn \(turn)" }
        ol {
            for day in 0..<7 {
                li {
                    span(.class("day")) { "Day \(day)" }
                    b { day + turn }
                }
            }
        }
    }
}
