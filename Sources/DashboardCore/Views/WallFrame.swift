public import Markup

/// A page for a wall: all of it is the screen, and it is dark whatever the system prefers.
public struct WallFrame<Main: Markup>: Markup {
    private let language: Language
    private let title: String
    private let headline: String
    private let sky: Sky
    private let assets: PageAssets
    private let badge: String?
    private let matter: Main

    /// Frames a page; a badge says what is not real about it.
    public init(
        in language: Language = .english,
        title: String,
        headline: String,
        sky: Sky,
        assets: PageAssets,
        badge: String? = nil,
        @MarkupBuilder main: () -> Main
    ) {
        self.language = language
        self.title = title
        self.headline = headline
        self.sky = sky
        self.assets = assets
        self.badge = badge
        matter = main()
    }

    /// The whole document.
    public var content: some Markup {
        Doctype()
        html(.lang(language.rawValue), .data("sky", sky.rawValue)) {
            // With scripts off, the page is how it comes to move.
            PageHead(name: title, assets: assets, pace: .seconds(20))
            body(.class("wall")) {
                header(.class("label")) {
                    h1(.class("vh")) { headline }
                    if let badge { span(.class("badge")) { badge } }
                }
                main(.id("main")) { matter }
            }
        }
    }
}
