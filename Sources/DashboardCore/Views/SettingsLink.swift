import Markup

/// The way to the settings, in the corner of the bar: a picture, with its name for those who cannot see it.
struct SettingsLink: Markup {
    let way: NavigationLink
    let icons: Link?

    var content: some Markup {
        a(.class("gear"), .href(way.address), .when(way.isCurrent, .ariaCurrent(.page))) {
            Icon(.settings, from: icons, size: .twenty)
            span(.class("words")) { way.title }
        }
    }
}
