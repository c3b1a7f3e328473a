public import Markup

/// A picture out of the file of icons, for the eye only: what it says stands beside it in words.
public struct Icon: Markup {
    /// The icons that pages use.
    public enum Name: String, Sendable {
        /// Something is amiss.
        case alert
    }

    private let name: Name
    private let assets: PageAssets

    /// Shows an icon of 28 pixels.
    public init(_ name: Name, from assets: PageAssets) {
        self.name = name
        self.assets = assets
    }

    /// The drawing.
    public var content: some Markup {
        svg(.class("i28"), .ariaHidden(true)) {
            SVG.use(.href(address))
        }
    }

    private var address: Link {
        ElementID(name.rawValue).map { assets.icons.pointing(at: $0) } ?? assets.icons
    }
}
