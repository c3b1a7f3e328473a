import DashboardCore
import Markup

/// Everything of a page but the screen itself: what stands above it, and the ways to the other pages.
struct PageChrome: Markup, Sendable {
    /// Where the screen belongs.
    static let place = Hole("screen")

    let title: String
    let headline: String
    let introduction: String?
    let opening: PageOpening
    let badge: String?
    let sky: Sky
    let bar: PageBar
    /// The language of the screen, which may be another one than that around it.
    let contentLanguage: Language
    /// Who is in, where that is to be said.
    let owner: PageOwner?
    let assets: PageAssets
    let frame: ScreenFrame

    var content: some Markup {
        switch frame {
        case .page:
            PageFrame(
                in: bar.language,
                speaking: contentLanguage,
                title: title,
                sky: sky,
                assets: assets,
                badge: badge,
                owner: owner,
                navigation: bar.navigation,
                settings: bar.settings,
                opening: opening
            ) {
                h1 { headline }
                if let introduction { p(.class("voice")) { introduction } }
            } main: {
                Self.place
            }
        case .wall:
            WallFrame(in: bar.language, title: title, headline: headline, sky: sky, assets: assets, badge: badge) {
                Self.place
            }
        case .door:
            DoorFrame(in: bar.language, title: title, headline: headline, sky: sky, assets: assets) { Self.place }
        }
    }
}

extension PageChrome {
    /// The frame of the page that shows what this root has on display.
    init(of root: Controller, in view: Aspect? = nil, owner: PageOwner? = nil, assets: PageAssets) {
        let screens = root.shownScreens
        let screen = screens?.screen ?? root.shownDoor
        let name = screen?.title ?? root.title
        self.init(
            title: "\(view.map { "\(name): \($0.title)" } ?? name) – Daybook",
            headline: screen?.headline ?? name,
            introduction: screen?.introduction,
            opening: screen?.opening ?? .sky,
            badge: screen?.badge,
            sky: screen?.sky ?? .clearDay,
            bar: PageBar(of: root),
            contentLanguage: (screen ?? root).traits.language,
            owner: owner,
            assets: assets,
            frame: screen?.frame ?? .page
        )
    }
}
