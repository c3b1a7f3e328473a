import Markup

/// What is said of a day of which nobody has noted anything, and where that can be mended.
struct UnknownDay: Markup {
    /// Whether nothing is known of any other day either.
    let isEmpty: Bool
    let icons: Link?
    let told: Teller

    var content: some Markup {
        let words = told.words.body.days
        let (title, sentence) = isEmpty ? words.nothingYet : words.unknown
        EmptyState(
            icon: .heart,
            icons: icons,
            title: title,
            words: sentence,
            way: (BodyImport.address, words.bring)
        )
    }
}
