/// One thing that can be settled, and what there is to choose from.
struct ChoiceField {
    /// One of the things to choose from.
    struct Choice {
        /// What the form sends.
        let value: String
        let label: String
        /// The language of the label, where it is not that of the page.
        var language: Language?
    }

    /// Under which the traits know it.
    let name: String
    let label: String
    /// What it is called to choose nothing.
    let usual: String
    let choices: [Choice]

    /// Whether that can be chosen.
    func offers(_ value: String) -> Bool { choices.contains { $0.value == value } }
}
