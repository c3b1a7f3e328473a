import Markup

/// A day and a place, whom it greets, and beside that a sentence.
struct GreetingView: Markup {
    let dateline: String
    let greeting: String
    let titleID: ElementID?
    let sentence: String

    var content: some Markup {
        div {
            p(.class("dateline")) { dateline }
            h1(.given(titleID) { .id($0) }) { greeting }
        }
        p(.class("voice")) { sentence }
    }
}
