import Markup

/// The places of a visitor with what can be done to each, and the ways to find another.
struct PlacesView: Markup {
    let texts: PlaceWords
    let list: PlaceList
    /// Nothing where nobody can be asked for names.
    let search: PlaceSearch?
    let draft: PlaceDraft?
    let zones: [String]
    let forms: PlaceForms
    let icons: Link?

    var content: some Markup {
        div(.class("place-choice")) {
            ol(.class("place-list")) {
                for (index, place) in list.all.enumerated() {
                    PlaceRow(
                        texts: texts,
                        place: place,
                        isShown: place == list.shown,
                        isOwn: index < list.own.count,
                        isFirst: index == 0,
                        isLast: index == list.own.count - 1,
                        id: forms.id.with(ElementID(stringLiteral: "\(index)")),
                        forms: forms
                    )
                }
            }
            if list.hasRoom {
                if let search {
                    PlaceSearchView(search: search, forms: forms, icons: icons)
                } else {
                    p(.class("soft")) { texts.noNames }
                }
                PlacePointView(
                    texts: texts,
                    draft: draft,
                    zones: zones,
                    isOpen: search == nil || draft != nil,
                    forms: forms,
                    icons: icons
                )
            } else {
                p(.class("soft")) { texts.full(PlaceList.most) }
            }
        }
    }
}
