public import Markup

/// What all pages have in common: the head, the sky with the wordmark and the navigation, the skip link and the colophon.
///
/// ```swift
/// PageFrame(title: "Weather", sky: .clearDay, assets: assets) {
///     h1 { "Bergen" }
/// } main: {
///     p { "Rain from four." }
/// }
/// ```
public struct PageFrame<Introduction: Markup, Main: Markup>: Markup {
    private let language: Language
    private let contentLanguage: Language
    private let title: String
    private let sky: Sky
    private let assets: PageAssets
    private let badge: String?
    private let owner: PageOwner?
    private let navigation: [NavigationLink]
    private let settings: NavigationLink?
    private let introduction: Introduction
    private let opening: PageOpening
    private let pace: Duration?
    private let matter: Main

    /// Frames a page; a badge says what is not real about it, the owner is who is signed in, and the navigation leads to
    /// the other pages.
    ///
    /// Where it opens with a hero, the hero brings the heading, and there is no introduction. What the page says around
    /// its content is in one language, and the content may be in another one. The way to the settings is a small picture
    /// at the end of the bar. A pace is how a browser without scripts comes to ask again.
    public init(
        in language: Language = .english,
        speaking contentLanguage: Language? = nil,
        title: String,
        sky: Sky,
        assets: PageAssets,
        badge: String? = nil,
        owner: PageOwner? = nil,
        navigation: [NavigationLink] = [],
        settings: NavigationLink? = nil,
        opening: PageOpening = .sky,
        pace: Duration? = nil,
        @MarkupBuilder introduction: () -> Introduction,
        @MarkupBuilder main: () -> Main
    ) {
        self.language = language
        self.contentLanguage = contentLanguage ?? language
        self.title = title
        self.sky = sky
        self.assets = assets
        self.badge = badge
        self.owner = owner
        self.navigation = navigation
        self.settings = settings
        self.introduction = introduction()
        self.opening = opening
        self.pace = pace
        matter = main()
    }

    /// The whole document.
    public var content: some Markup {
        Doctype()
        html(.lang(language.rawValue), .data("sky", sky.rawValue)) {
            PageHead(name: title, assets: assets, pace: pace)
            body {
                a(.class("skip"), .href("#main")) { words.skip }
                header(.class(opening.headerClass)) {
                    div(.class("wrap")) {
                        bar
                        if !opening.leavesWordsToHero {
                            div(.class("intro"), .when(isForeign, .lang(contentLanguage.rawValue))) { introduction }
                        }
                    }
                }
                main(.id("main"), .class("wrap")) { matter }
                footer(.class("wrap colophon")) {
                    span { "Daybook" }
                    span { words.promise }
                }
            }
        }
    }

    private var words: BarWords { Words.in(language).frame.bar }
    private var isForeign: Bool { contentLanguage != language }

    private var bar: some Markup {
        div(.class("bar")) {
            a(.class("mark"), .href("/")) { "Daybook" }
            if !navigation.isEmpty { NavigationLinks(links: navigation, words: words) }
            div(.class("end")) {
                if let settings { SettingsLink(way: settings, icons: assets.icons) }
                if let badge { span(.class("badge")) { badge } }
                if let owner { OwnerView(owner: owner, words: words) }
            }
        }
    }
}

/// What a page says of itself before it begins.
struct PageHead: Markup {
    let name: String
    let assets: PageAssets
    /// How a browser without scripts comes to ask again.
    var pace: Duration?

    var content: some Markup {
        head {
            meta(.charset("utf-8"))
            title { name }
            meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
            meta(.name("color-scheme"), .content("light dark"))
            if let pace {
                noscript { meta(.httpEquivalent("refresh"), .content("\(max(1, pace.components.seconds))")) }
            }
            for sheet in assets.stylesheets { link(.rel(.stylesheet), .href(sheet)) }
            for module in assets.scripts { script(.type(.module), .src(module)) }
            link(.rel(.icon), .href(assets.favicon), .type("image/svg+xml"))
        }
    }
}
