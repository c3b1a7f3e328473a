import Markup

/// A date in large letters, and beside it what the day was like.
struct DayPageView: Markup {
    let title: String
    let titleID: ElementID?
    let note: String
    /// Of the note, where it is another than the page's.
    let noteLanguage: String?
    let verdict: String?

    var content: some Markup {
        h2(.given(titleID) { .id($0) }) { title }
        div {
            p(.class("voice"), .given(noteLanguage) { .lang($0) }) { note }
            p(.class("soft")) { verdict ?? "\u{A0}" }
        }
    }
}

/// The same while nobody knows what it was like.
struct DayPagePlaceholder: Markup {
    let view: DayPageView
    let label: String

    var content: some Markup {
        section(.class("lead"), .ariaBusy(true), .ariaLabel(view.title)) {
            view
            WaitingView(label: label)
        }
    }
}
