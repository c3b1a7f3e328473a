import Markup

/// A form with a field for each thing that can be settled: a list of buttons where there is one thing, menus where there
/// are several.
struct ChoicesView: Markup {
    let fields: [ChoiceField]
    let chosen: [String: String]
    let id: ElementID
    /// The heading above the form.
    let title: ElementID
    let action: Link
    let landing: ReturnField
    let save: String

    var content: some Markup {
        form(.class("choices"), .method(.post), .action(action), .autocomplete("off")) {
            landing
            if let only = fields.first, fields.count == 1 {
                ChoiceButtons(field: only, chosen: chosen[only.name], title: title)
            } else {
                for field in fields {
                    ChoiceMenu(
                        field: field,
                        chosen: chosen[field.name],
                        id: id.with(ElementID(stringLiteral: field.name))
                    )
                }
            }
            button(.class("btn go"), .type(.submit)) { save }
        }
    }
}

/// The things to choose from, all to be seen.
private struct ChoiceButtons: Markup {
    let field: ChoiceField
    let chosen: String?
    let title: ElementID

    var content: some Markup {
        fieldset(.labelledBy(title)) {
            ChoiceButton(name: field.name, value: "", text: field.usual, isChosen: chosen == nil)
            for choice in field.choices {
                ChoiceButton(
                    name: field.name,
                    value: choice.value,
                    text: choice.label,
                    language: choice.language,
                    isChosen: choice.value == chosen
                )
            }
        }
    }
}

/// One of them.
private struct ChoiceButton: Markup {
    let name: String
    let value: String
    let text: String
    var language: Language?
    let isChosen: Bool

    var content: some Markup {
        label(.class("choice")) {
            input(.type(.radio), .name(name), .value(value), .when(isChosen, .checked))
            span(.given(language) { .lang($0.rawValue) }) { text }
        }
    }
}

/// The things to choose from, of which one sees the chosen one.
private struct ChoiceMenu: Markup {
    let field: ChoiceField
    let chosen: String?
    let id: ElementID

    var content: some Markup {
        div(.class("field")) {
            label(.for(id)) { field.label }
            select(.id(id), .name(field.name)) {
                option(.value("")) { field.usual }
                for choice in field.choices {
                    option(.value(choice.value), .when(choice.value == chosen, .selected)) { choice.label }
                }
            }
        }
    }
}
