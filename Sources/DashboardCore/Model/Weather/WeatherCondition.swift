/// What one sees looking up.
package enum WeatherCondition: String, Sendable, CaseIterable {
    case clear, partly, cloudy, overcast, fog, drizzle, rain, downpour, showers, sleet, snow, thunder

    /// The words for it, as they begin a line.
    package var words: String { Words.english.sky(self) }

    /// The words for it in the dark, when there is no sun to come through.
    package var wordsAtNight: String { Words.english.sky(self, isNight: true) }

    /// The drawing of it.
    package func icon(isNight: Bool) -> Icon.Name {
        switch self {
        case .clear: isNight ? .clearNight : .clearDay
        case .partly: isNight ? .partlyNight : .partlyDay
        case .cloudy: .cloudy
        case .overcast: .overcast
        case .fog: .fog
        case .drizzle: .drizzle
        case .rain: .rain
        case .downpour: .downpour
        case .showers: isNight ? .showersNight : .showersDay
        case .sleet: .sleet
        case .snow: .snow
        case .thunder: .thunder
        }
    }

    /// The sky above a page while it lasts; only an open sky has times of day.
    package func sky(in light: Sun.Light) -> Sky {
        switch self {
        case .clear, .partly:
            switch light {
            case .day: .clearDay
            case .night: .clearNight
            case .dawn: .dawn
            case .dusk: .dusk
            }
        case .cloudy, .overcast: .cloudy
        case .fog: .fog
        case .drizzle, .rain, .downpour, .showers: .rain
        case .sleet, .snow: .snow
        case .thunder: .storm
        }
    }
}
