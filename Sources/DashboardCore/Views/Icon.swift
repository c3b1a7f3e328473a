public import Markup

/// A picture out of the file of icons, for the eye only: what it says stands beside it in words.
public struct Icon: Markup {
    /// The icons that pages use.
    public enum Name: String, Sendable, CaseIterable {
        /// The weather, by day and by night.
        case clearDay = "clear-day"
        case clearNight = "clear-night"
        case partlyDay = "partly-day"
        case partlyNight = "partly-night"
        case cloudy, overcast, fog, drizzle, rain, downpour
        case showersDay = "showers-day"
        case showersNight = "showers-night"
        case sleet, snow, thunder, wind

        /// What a page does, and what it speaks of.
        case hide, show, retry, alert, lock, clock, back, forward, settings
        case heart, bed, run, horizon, ride, drop
    }

    /// How many pixels an icon is wide and high.
    public enum Size: String, Sendable {
        /// Within a line of small text.
        case sixteen = "i16"
        /// On a button.
        case twenty = "i20"
        /// In a row.
        case twentyFour = "i24"
        /// Beside a line of text.
        case twentyEight = "i28"
    }

    private let name: Name
    private let size: Size
    private let file: Link?

    /// Shows an icon; where no file of icons is known, there is nothing to see.
    public init(_ name: Name, from file: Link?, size: Size = .twentyEight) {
        self.name = name
        self.size = size
        self.file = file
    }

    /// The drawing.
    public var content: some Markup {
        if let address {
            svg(.class(size.rawValue), .ariaHidden(true)) {
                SVG.use(.href(address))
            }
        }
    }

    private var address: Link? { name.address(in: file) }
}

extension Icon.Name {
    /// Where the drawing is in a file of icons, for drawings that use it inside themselves.
    public func address(in file: Link?) -> Link? {
        ElementID(rawValue).flatMap { file?.pointing(at: $0) }
    }
}

extension Traits {
    /// Where the file of icons is.
    public var icons: Link? {
        get { self["icons"].flatMap { Link(untrusted: $0) } }
        set { self["icons"] = newValue?.description }
    }
}
