package import DashboardCore
package import HTTPDaemon
package import Markup

/// A page that is none of the screens, with the bar of all of them.
package struct SidePage: Sendable {
    let bar: PageBar
    let owner: PageOwner?
    package let assets: PageAssets
    let caching: Caching

    /// In which the visitor is told things.
    package var language: Language { bar.language }

    /// The whole page, which nobody keeps.
    ///
    /// A pace is how a browser without scripts comes to ask again; a script is one that this page alone needs.
    package func response(
        _ status: Status = .ok,
        title: String,
        voice: String,
        sky: Sky,
        pace: Duration? = nil,
        script: String? = nil,
        @MarkupBuilder main: () -> some Markup
    ) -> Response {
        let page = PageFrame(
            in: bar.language,
            title: "\(title) – Daybook",
            sky: sky,
            assets: script.map { assets.adding($0) } ?? assets,
            owner: owner,
            navigation: bar.navigation,
            settings: bar.settings,
            opening: .paper,
            pace: pace
        ) {
            h1 { title }
            p(.class("voice")) { voice }
        } main: {
            main()
        }
        return Response(status, html: page.rendered().bytes).caching(caching)
    }
}
