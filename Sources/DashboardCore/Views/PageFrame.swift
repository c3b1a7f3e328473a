public import Markup

/// What all pages have in common: the head, the sky with the wordmark, the skip link and the colophon.
///
/// ```swift
/// PageFrame(title: "Weather", sky: .clearDay, assets: assets) {
///     h1 { "Bergen" }
/// } main: {
///     p { "Rain from four." }
/// }
/// ```
public struct PageFrame<Introduction: Markup, Main: Markup>: Markup {
    private let title: String
    private let sky: Sky
    private let assets: PageAssets
    private let badge: String?
    private let introduction: Introduction
    private let matter: Main

    /// Frames a page; a badge says what is not real about it.
    public init(
        title: String,
        sky: Sky,
        assets: PageAssets,
        badge: String? = nil,
        @MarkupBuilder introduction: () -> Introduction,
        @MarkupBuilder main: () -> Main
    ) {
        self.title = title
        self.sky = sky
        self.assets = assets
        self.badge = badge
        self.introduction = introduction()
        matter = main()
    }

    /// The whole document.
    public var content: some Markup {
        Doctype()
        html(.lang("en"), .data("sky", sky.rawValue)) {
            PageHead(name: title, assets: assets)
            body {
                a(.class("skip"), .href("#main")) { "Skip to the page" }
                header(.class("sky")) {
                    div(.class("wrap")) {
                        bar
                        div(.class("intro")) { introduction }
                    }
                }
                main(.id("main")) {
                    div(.class("wrap grid")) { matter }
                }
                footer(.class("wrap colophon")) {
                    span { "Daybook" }
                    span { "No request leaves this machine." }
                }
            }
        }
    }

    private var bar: some Markup {
        div(.class("bar")) {
            a(.class("mark"), .href("/")) { "Daybook" }
            div(.class("end")) {
                if let badge { span(.class("badge")) { badge } }
            }
        }
    }
}

/// What a page says of itself before it begins.
private struct PageHead: Markup {
    let name: String
    let assets: PageAssets

    var content: some Markup {
        head {
            meta(.charset("utf-8"))
            title { name }
            meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
            meta(.name("color-scheme"), .content("light dark"))
            for sheet in assets.stylesheets { link(.rel(.stylesheet), .href(sheet)) }
            link(.rel(.icon), .href(assets.favicon), .type("image/svg+xml"))
        }
    }
}
