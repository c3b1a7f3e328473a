import Markup

/// One of the places, and what can be done to it.
struct PlaceRow: Markup {
    let texts: PlaceWords
    let place: ChosenPlace
    let isShown: Bool
    let isOwn: Bool
    let isFirst: Bool
    let isLast: Bool
    let id: ElementID
    let forms: PlaceForms

    var content: some Markup {
        li(.class("current", when: isShown)) {
            div(.class("what")) {
                h3 { place.place.name }
                p { facts }
            }
            form(.class("deeds"), .method(.post), .action(forms.select)) {
                forms.back
                input(.type(.hidden), .name("place"), .value(place.text))
                button(
                    .class("chip"),
                    .type(.submit),
                    .when(isShown, .ariaCurrent(.true)),
                    .ariaLabel("\(isShown ? texts.shown : texts.show): \(place.place.name)")
                ) { isShown ? texts.shown : texts.show }
                if isOwn {
                    if !isFirst { deed(texts.earlier, forms.earlier) }
                    if !isLast { deed(texts.later, forms.later) }
                    deed(texts.remove, forms.remove)
                }
            }
            if isOwn { renaming }
        }
    }

    /// Where it is, by which clocks, and whether it is everybody's.
    private var facts: String {
        let parts = [place.place.point, place.zone.spoken, isOwn ? nil : texts.everybodys]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    private func deed(_ word: String, _ link: Link) -> some Markup {
        button(.class("chip"), .type(.submit), .formAction(link), .ariaLabel("\(word): \(place.place.name)")) { word }
    }

    private var renaming: some Markup {
        details(.class("rename")) {
            summary(.ariaLabel("\(texts.rename): \(place.place.name)")) { texts.rename }
            form(.class("asking"), .method(.post), .action(forms.rename)) {
                forms.back
                input(.type(.hidden), .name("place"), .value(place.text))
                div(.class("field")) {
                    label(.for(id)) { texts.name }
                    input(
                        .id(id),
                        .name("name"),
                        .value(place.place.name),
                        .required,
                        .maxLength(ChosenPlace.longestName),
                        .autocomplete("off")
                    )
                }
                button(.class("btn"), .type(.submit)) { texts.save }
            }
        }
    }
}

extension Place {
    /// Where it is, as one can type it in.
    var point: String { "\(latitude.short), \(longitude.short)" }
}

extension ZoneName {
    /// The name as people read it.
    var spoken: String { text.split(separator: "_").joined(separator: " ") }
}

extension Double {
    /// Some kilometre is enough to recognise a place by.
    fileprivate var short: String { NumberStyle.english.text(self, decimals: 2) }
}
