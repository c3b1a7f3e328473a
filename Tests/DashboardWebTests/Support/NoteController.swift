import DashboardCore
import FoundationEssentials
import Markup

/// A widget that is ready from the beginning, in all four forms.
final class NoteController: CardController {
    private let note: String
    private let ownPace: Duration?

    init(_ identifier: Identifier, _ note: String, pace: Duration? = nil) {
        self.note = note
        ownPace = pace
        super.init(identifier: identifier)
        restorationIdentifier = identifier.name
    }

    override var pace: Duration? { ownPace }
    override var asOf: Date? { ownPace == nil ? nil : House.noon }
    override var source: String? { ownPace == nil ? nil : "a notebook" }
    override var matter: any Markup { p { note } }
    override var words: String? { note }
    override var model: JSON? { ["note": .string(note)] }
    override var picture: (any Markup)? {
        ownPace == nil ? nil : NotePicture(note: note)
    }
}

/// A note as a picture of nothing.
private struct NotePicture: Markup {
    let note: String

    var content: some Markup {
        svg(.xmlns, .viewBox(0, 0, 9, 9), .role(.img), .ariaLabel(note)) { SVG.circle(.cx(4), .cy(4), .r(3)) }
    }
}
