import Markup

/// A button for each place, in a form that works without scripts; too many for the line scroll in it.
struct PlaceChips: Markup {
    let places: [ChosenPlace]
    let shown: ChosenPlace?
    let door: Link
    let page: Link?

    var content: some Markup {
        form(.method(.post), .action(door)) {
            if let page { input(.type(.hidden), .name("return"), .value(page.description)) }
            for place in places {
                button(
                    .class("chip"),
                    .type(.submit),
                    .name("place"),
                    .value(place.text),
                    .when(place == shown, .ariaCurrent(.true))
                ) { place.place.name }
            }
        }
    }
}
