public import Markup

/// A page that holds one fragment for a frame on somebody else's page: no navigation, no sky, nothing to put away.
public struct EmbedFrame<Main: Markup>: Markup {
    private let language: Language
    private let title: String
    private let sky: Sky
    private let assets: PageAssets
    private let pace: Duration?
    private let matter: Main

    /// Frames a fragment; its pace is how a browser without scripts comes to ask again.
    public init(
        in language: Language = .english,
        title: String,
        sky: Sky,
        assets: PageAssets,
        pace: Duration? = nil,
        @MarkupBuilder main: () -> Main
    ) {
        self.language = language
        self.title = title
        self.sky = sky
        self.assets = assets
        self.pace = pace
        matter = main()
    }

    /// The whole document.
    public var content: some Markup {
        Doctype()
        html(.lang(language.rawValue), .data("sky", sky.rawValue)) {
            PageHead(name: title, assets: assets, pace: pace)
            body(.class("embedded")) {
                main(.id("main")) {
                    h1(.class("vh")) { title }
                    matter
                }
            }
        }
    }
}
