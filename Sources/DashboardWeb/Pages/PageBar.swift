import DashboardCore

/// The ways from a page to the others, in the language of whoever looks.
struct PageBar: Sendable {
    let language: Language
    /// The ways to all screens.
    var navigation: [NavigationLink]
    /// The way to the screen on which things are settled, if there is one.
    var settings: NavigationLink?

    /// The bar of the page that shows what this root has on display.
    init(of root: Controller) {
        language = root.traits.language
        navigation = root.shownScreens?.navigation ?? []
        settings = root.shownScreens?.settings
    }

    /// The same for a page that is none of the screens.
    var leadingElsewhere: PageBar {
        var bar = self
        bar.navigation = navigation.map { NavigationLink($0.title, to: $0.address) }
        bar.settings = settings.map { NavigationLink($0.title, to: $0.address) }
        return bar
    }
}
