public import Markup

/// A picture out of the file of icons, for the eye only: what it says stands beside it in words.
public struct Icon: Markup {
    /// The icons that pages use.
    public enum Name: String, Sendable, CaseIterable {
        /// The weather, by day and by night.
        case clearDay = "clear-day"
        case clearNight = "clear-night"
        case fairDay = "fair-day"
        case fairNight = "fair-night"
        case partlyDay = "partly-day"
        case partlyNight = "partly-night"
        case cloudy, overcast, fog
        case rimeFog = "rime-fog"
        case lightDrizzle = "light-drizzle"
        case drizzle
        case heavyDrizzle = "heavy-drizzle"
        case freezingDrizzle = "freezing-drizzle"
        case heavyFreezingDrizzle = "heavy-freezing-drizzle"
        case lightRain = "light-rain"
        case rain, downpour
        case freezingRain = "freezing-rain"
        case heavyFreezingRain = "heavy-freezing-rain"
        case lightShowersDay = "light-showers-day"
        case lightShowersNight = "light-showers-night"
        case showersDay = "showers-day"
        case showersNight = "showers-night"
        case heavyShowersDay = "heavy-showers-day"
        case heavyShowersNight = "heavy-showers-night"
        case sleet
        case sleetShowersDay = "sleet-showers-day"
        case sleetShowersNight = "sleet-showers-night"
        case lightSnow = "light-snow"
        case snow
        case heavySnow = "heavy-snow"
        case snowGrains = "snow-grains"
        case snowShowersDay = "snow-showers-day"
        case snowShowersNight = "snow-showers-night"
        case heavySnowShowersDay = "heavy-snow-showers-day"
        case heavySnowShowersNight = "heavy-snow-showers-night"
        case thunder, hail
        case heavyHail = "heavy-hail"
        case wind

        /// What a page does, and what it speaks of.
        case hide, show, retry, alert, warning, notice, lock, clock, back, forward, settings
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
        /// As a picture of its own.
        case ninetySix = "i96"
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
