import Markup

/// The form by which a place is looked up, with what was found, or why nothing was.
struct PlaceSearchView: Markup {
    let search: PlaceSearch
    let forms: PlaceForms
    let icons: Link?

    var content: some Markup {
        form(.class("asking"), .method(.post), .action(forms.search), .role(.search)) {
            forms.back
            div(.class("field")) {
                label(.for(field)) { texts.search }
                input(
                    .id(field),
                    .name("q"),
                    .type(.search),
                    .value(search.query),
                    .required,
                    .maxLength(PlaceDraft.longest),
                    .autocomplete("off"),
                    .spellcheck(false),
                    .when(isWrong, .ariaInvalid(true)),
                    .when(isWrong, .describedBy(trouble))
                )
            }
            button(.class("btn go"), .type(.submit)) { texts.find }
        }
        if !search.query.isEmpty { outcome }
    }

    private var texts: PlaceWords { search.texts }
    private var field: ElementID { forms.id.with("search") }
    private var trouble: ElementID { forms.id.with("search-trouble") }
    private var isWrong: Bool { !search.query.isEmpty && !search.isWhole }

    @MarkupBuilder private var outcome: some Markup {
        if !search.isWhole {
            p(.class("err"), .id(trouble), .role(.alert)) {
                Icon(.alert, from: icons, size: .twenty)
                span { texts.tooShort }
            }
        } else if let found = search.found.value {
            results(found)
        } else if search.found.failure != nil {
            failure
        } else {
            search.spinners
        }
    }

    private func results(_ found: [FoundPlace]) -> some Markup {
        div(.class("found")) {
            p(.role(.status)) { found.isEmpty ? texts.nothing(search.query) : texts.found(found.count) }
            if !found.isEmpty {
                ul(.class("place-list")) {
                    for place in found { FoundPlaceRow(search: search, found: place, forms: forms) }
                }
            }
            p(.class("soft")) {
                texts.namesFrom
                " "
                a(.href(search.credit.page), .rel(.noreferrer)) { search.credit.owner }
                search.comma
                a(.href(search.credit.terms), .rel(.noreferrer)) { search.credit.licence }
            }
            forget
        }
    }

    private var failure: some Markup {
        div(.class("found")) {
            p(.class("err"), .role(.alert)) {
                Icon(.alert, from: icons, size: .twenty)
                span { texts.failed(search.failure ?? "") }
            }
            form(.class("deeds"), .method(.post), .action(forms.search)) {
                forms.back
                input(.type(.hidden), .name("q"), .value(search.query))
                button(.class("btn"), .type(.submit)) { texts.again }
            }
        }
    }

    private var forget: some Markup {
        form(.class("deeds"), .method(.post), .action(forms.forget)) {
            forms.back
            button(.class("chip"), .type(.submit)) { texts.forget }
        }
    }
}
