import Markup

/// What is said of a day of which nobody has noted anything, and where that can be mended.
struct UnknownDay: Markup {
    /// Whether nothing is known of any other day either.
    let isEmpty: Bool
    let icons: Link?

    var content: some Markup {
        EmptyState(
            icon: .heart,
            icons: icons,
            title: isEmpty ? "No measurements yet" : "Nothing is known of this day",
            words: isEmpty
                ? "On an iPhone, open Health, your picture, Export All Health Data, and bring the file here."
                : "No device has noted anything, or what it noted was not brought here.",
            way: (BodyImport.address, BodyImport.words)
        )
    }
}
