public import Markup

/// A page for those who stand before the door: the evening sky on one side, and the way in on the other.
public struct DoorFrame<Main: Markup>: Markup {
    private let language: Language
    private let title: String
    private let headline: String
    private let sky: Sky
    private let assets: PageAssets
    private let matter: Main

    /// Frames a page; the headline is what one reads in the sky, and no heading, since the form has one.
    public init(
        in language: Language = .english,
        title: String,
        headline: String,
        sky: Sky,
        assets: PageAssets,
        @MarkupBuilder main: () -> Main
    ) {
        self.language = language
        self.title = title
        self.headline = headline
        self.sky = sky
        self.assets = assets
        matter = main()
    }

    /// The whole document.
    public var content: some Markup {
        Doctype()
        html(.lang(language.rawValue), .data("sky", sky.rawValue)) {
            PageHead(name: title, assets: assets)
            body(.class("door")) {
                a(.class("skip"), .href("#main")) { Words.in(language).frame.bar.skipToForm }
                header(.class("sky")) {
                    span(.class("mark")) { "Daybook" }
                    p(.class("motto")) { headline }
                }
                main(.id("main")) { matter }
            }
        }
    }
}
