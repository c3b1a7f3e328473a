public import Markup

/// A widget that looks like a card: a head with its title, its matter, and a foot that says how old it is.
///
/// ```swift
/// final class GreetingController: CardController {
///     override var matter: any Markup { p { "Good morning." } }
///     override var words: String? { "Good morning." }
/// }
/// ```
open class CardController: Controller {
    /// How much of the page's twelve columns the card takes where there is room.
    open var width: CardWidth { .five }

    /// How much height is kept free for the card, so that nothing moves when its matter comes late.
    open var height: CardHeight { .natural }

    /// A note beside the title, such as a unit.
    open var side: String? { nil }

    /// What is between head and foot.
    open var matter: any Markup { EmptyMarkup() }

    /// How old the matter is and where it is from.
    open var foot: String? { source }

    /// Whose data it is, where their licence wants that said.
    package var credit: Credit? { nil }

    /// What is drawn in the matter, as a table for those who would rather read it.
    open var table: TableTwin? { nil }

    /// A card, with what its state adds to its classes.
    open var classes: String { frameClasses }

    /// A section that its title names.
    open override var root: FragmentRoot {
        FragmentRoot(.section, classes: classes, labelledBy: titleID)
    }

    /// Head, matter and foot.
    open override var content: any Markup {
        CardView(
            head: CardHead(
                title: title,
                id: titleID,
                side: side,
                hideButton: allowsHiding && parent != nil ? HideButton(of: self) : nil
            ),
            matter: matter.rendered(),
            foot: foot,
            credit: credit,
            table: table?.in(traits.language),
            words: traits.words.frame.card
        )
    }

    /// The head, and bones instead of the matter.
    open override var placeholder: any Markup {
        CardPlaceholder(title: title, classes: frameClasses, label: waitingLabel)
    }

    /// What is being waited for while there is no matter.
    open var waitingLabel: String {
        let words = traits.words.frame.card
        return source.map(words.asking) ?? words.loading(title)
    }

    private final var frameClasses: String {
        "card \(width.rawValue)" + (height == .natural ? "" : " \(height.rawValue)")
    }

    private final var titleID: ElementID { elementID(for: "title") }
}

/// How much of a page's twelve columns a card takes where there is room.
public enum CardWidth: String, Sendable {
    /// Three columns.
    case three = "c3"
    /// Four columns.
    case four = "c4"
    /// Five columns.
    case five = "c5"
    /// Half the row.
    case six = "c6"
    /// Seven columns.
    case seven = "c7"
    /// Eight columns.
    case eight = "c8"
    /// The whole row.
    case whole = "c12"
}

/// How much height is kept free for a card.
public enum CardHeight: String, Sendable {
    /// As much as its matter takes.
    case natural
    /// As much as three lines with a head and a foot.
    case short
    /// As much as a figure beside its scale, one below the other where it is narrow.
    case low
    /// As much as a chart.
    case middle
    /// As much as a chart with a figure above it, or two rows with drawings.
    case roomy
    /// As much as a chart with words at all its edges.
    case chart
    /// As much as a chart with a few facts below it.
    case arc
    /// As much as a sheet of facts, which is higher where it is narrow.
    case sheet
    /// As much as a chart with figures below it.
    case large
    /// As much as a long list.
    case tall
    /// As much as a sentence under a piece of sky.
    case glance
    /// As much as rings with their figures, which are higher where it is narrow.
    case figures
    /// The same with a row of totals below.
    case figuresAndTotals = "figures ruled"
    /// As much as a day on one line.
    case line
}

/// What is inside a card.
private struct CardView: Markup {
    let head: CardHead
    let matter: RenderedMarkup
    let foot: String?
    let credit: Credit?
    let table: TableTwin?
    let words: CardWords

    var content: some Markup {
        head
        matter
        if let foot {
            div(.class("foot")) {
                span {
                    foot
                    if let credit {
                        words.fullStop
                        " "
                        CreditLine(credit: credit, words: words)
                    }
                }
                table
            }
        }
    }
}
