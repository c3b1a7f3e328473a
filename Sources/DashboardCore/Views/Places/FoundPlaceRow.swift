import Markup

/// A place that was found, with what tells it from others of its name.
struct FoundPlaceRow: Markup {
    let search: PlaceSearch
    let found: FoundPlace
    let forms: PlaceForms

    var content: some Markup {
        li {
            div(.class("what")) {
                h3 { found.place.place.name }
                p { facts }
            }
            form(.class("deeds"), .method(.post), .action(forms.choose)) {
                forms.back
                button(
                    .class("chip"),
                    .type(.submit),
                    .name("place"),
                    .value(found.place.text),
                    .ariaLabel("\(search.texts.choose): \(name)")
                ) { search.texts.choose }
            }
        }
    }

    /// The place with where it is, so that two of one name sound different.
    private var name: String {
        [found.place.place.name, found.region, found.country].compactMap(\.self).joined(separator: ", ")
    }

    private var facts: String {
        let parts = [
            found.region, found.country, found.place.place.point,
            found.elevation.map { search.texts.elevation(search.numbers.text($0)) },
            found.population.map { search.texts.people(search.numbers.text(Double($0))) },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }
}
