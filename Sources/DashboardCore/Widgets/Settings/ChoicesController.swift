package import Markup

/// A card on which a visitor settles something: a form of fields, each with a few things to choose from.
///
/// What is chosen is an entry of the traits under the field's name; the empty choice leaves it as it would be without.
package class ChoicesController: CardController {
    /// The fields of the form.
    var fields: [ChoiceField] { [] }

    package override var allowsHiding: Bool { false }
    package override var foot: String? { traits.words.frame.settings.foot }
    package override var actions: [String] { ["save"] }

    package override var matter: any Markup {
        ChoicesView(
            fields: fields,
            chosen: chosen,
            id: elementID,
            title: elementID(for: "title"),
            action: address(of: "save"),
            landing: ReturnField(to: elementID, on: traits.page),
            save: traits.words.frame.settings.save
        )
    }

    package override var model: JSON? {
        .object(fields.map { .init($0.name, JSON(chosen[$0.name])) })
    }

    /// The fields that there are; nil for what was not chosen.
    package override class var modelShape: JSON {
        ["type": "object", "additionalProperties": ["type": ["string", "null"]], "properties": [:]]
    }

    package override var traitsForVisitor: Traits { Traits(chosen) }

    package override func refusal(of action: Action) -> String? {
        for field in fields {
            guard let value = action[field.name], !value.isEmpty, !field.offers(value) else { continue }
            let list = field.choices.map { "“\($0.value)”" }.joined(separator: ", ")
            return "“\(field.name)” takes one of \(list), or nothing to have it as usual. Nothing was changed."
        }
        return nil
    }

    package override func didReceive(_ action: Action) {
        for field in fields {
            if let value = action[field.name] { state[field.name] = value.isEmpty ? nil : value }
        }
        setNeedsRender()
    }

    /// What was chosen, as far as it can still be chosen.
    private var chosen: [String: String] {
        fields.reduce(into: [:]) { chosen, field in
            if let value = state[field.name], field.offers(value) { chosen[field.name] = value }
        }
    }
}
