/// The language in which a visitor wants to be told things, each by the name that it calls itself.
package final class LanguageController: ChoicesController {
    package override var title: String { traits.words.frame.settings.language }
    package override var width: CardWidth { .five }

    override var fields: [ChoiceField] {
        [
            ChoiceField(
                name: "language",
                label: title,
                usual: traits.words.frame.settings.asBrowser,
                choices: Language.allCases.map { language in
                    ChoiceField.Choice(
                        value: language.rawValue,
                        label: language.ownName,
                        language: language == traits.language ? nil : language
                    )
                }
            )
        ]
    }
}
