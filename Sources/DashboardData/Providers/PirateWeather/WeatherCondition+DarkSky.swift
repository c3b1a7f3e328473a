import DashboardCore

extension WeatherCondition {
    /// What an icon of Dark Sky's shows, by day or by night.
    ///
    /// Rain is told apart by how many millimetres fall in an hour, if that is known. An icon of wind, none, or one that
    /// nobody knows says nothing of the sky, so its clouds are looked at: from 0 to 1.
    init?(darkSky icon: String?, rain: Double?, clouds: Double?) {
        switch icon {
        case "clear-day", "clear-night": self = .clear
        case "partly-cloudy-day", "partly-cloudy-night": self = .partly
        case "cloudy": self = .overcast
        case "fog": self = .fog
        case "rain": self = Self.rain(rain ?? 1)
        case "sleet", "hail": self = .sleet
        case "snow": self = .snow
        case "thunderstorm": self = .thunder
        default:
            guard let clouds = clouds?.inside(0...1) else { return nil }
            self =
                switch clouds {
                case ..<0.25: .clear
                case ..<0.6: .partly
                case ..<0.9: .cloudy
                default: .overcast
                }
        }
    }

    private static func rain(_ amount: Double) -> WeatherCondition {
        switch amount {
        case ..<0.4: .drizzle
        case ..<7.6: .rain
        default: .downpour
        }
    }
}
