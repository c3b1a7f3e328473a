public import Markup

/// A part of a page with a title, something beside the title, and a foot that says how old it is and where it is from.
public struct Card<Matter: Markup>: Markup {
    private let id: ElementID
    private let title: String
    private let side: String
    private let foot: String
    private let width: CardWidth
    private let matter: Matter

    /// Puts matter into a card.
    public init(
        _ title: String,
        id: ElementID,
        side: String,
        foot: String,
        width: CardWidth,
        @MarkupBuilder matter: () -> Matter
    ) {
        self.id = id
        self.title = title
        self.side = side
        self.foot = foot
        self.width = width
        self.matter = matter()
    }

    /// The card.
    public var content: some Markup {
        section(.class("card"), .class(width.rawValue), .labelledBy(titleID)) {
            CardHead(title: title, id: titleID, side: side, hideButton: nil)
            matter
            div(.class("foot")) { span { foot } }
        }
    }

    private var titleID: ElementID { id.with("title") }
}
