import Markup

/// The form for a place that one knows the coordinates of, with what was typed in it and what has to be mended.
struct PlacePointView: Markup {
    let texts: PlaceWords
    let draft: PlaceDraft?
    let zones: [String]
    let isOpen: Bool
    let forms: PlaceForms
    let icons: Link?

    var content: some Markup {
        details(.class("by-point"), .when(isOpen, .open)) {
            summary { texts.byPoint }
            form(.class("fields"), .method(.post), .action(forms.add)) {
                forms.back
                field("at", texts.point, draft?.coordinates, hint: texts.pointHint, trouble: pointTrouble)
                field("name", texts.name, draft?.name, trouble: draft?.trouble == .name ? texts.noName : nil)
                field(
                    "zone",
                    texts.zone,
                    draft?.zone,
                    hint: texts.zoneHint,
                    trouble: draft?.trouble == .zone ? texts.noZone : nil,
                    options: forms.id.with("zones")
                )
                datalist(.id(forms.id.with("zones"))) {
                    for zone in zones { option(.value(zone)) { "" } }
                }
                button(.class("btn go"), .type(.submit)) { texts.add }
            }
        }
    }

    private var pointTrouble: String? {
        switch draft?.trouble {
        case .coordinates(.unreadable): texts.unreadable
        case .coordinates(.beyondThePoles): texts.beyondThePoles
        case .coordinates(.beyondTheDateLine): texts.beyondTheDateLine
        case .name, .zone, nil: nil
        }
    }

    private func field(
        _ name: String,
        _ words: String,
        _ value: String?,
        hint: String? = nil,
        trouble: String?,
        options: ElementID? = nil
    ) -> some Markup {
        let id = forms.id.with(ElementID(stringLiteral: name))
        return div(.class("field")) {
            label(.for(id)) { words }
            input(
                .id(id),
                .name(name),
                .value(value ?? ""),
                .required,
                .maxLength(PlaceDraft.longest),
                .autocomplete("off"),
                .spellcheck(false),
                .given(options) { .list($0) },
                .when(trouble != nil, .ariaInvalid(true)),
                .when(trouble != nil || hint != nil, .describedBy(id.with("hint")))
            )
            if let trouble {
                p(.class("err"), .id(id.with("hint")), .role(.alert)) {
                    Icon(.alert, from: icons, size: .twenty)
                    span { trouble }
                }
            } else if let hint {
                p(.class("soft"), .id(id.with("hint"))) { hint }
            }
        }
    }
}
