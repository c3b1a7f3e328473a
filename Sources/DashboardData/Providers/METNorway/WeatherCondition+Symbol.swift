import DashboardCore

extension WeatherCondition {
    /// What a symbol of MET Norway shows, by day or by night.
    init?(symbol: String) {
        let name = symbol.prefix { $0 != "_" }
        // Each comes with and without thunder, two of them in a spelling of their own.
        if name.hasSuffix("andthunder") {
            self = .thunder
            return
        }
        switch name {
        case "clearsky", "fair": self = .clear
        case "partlycloudy": self = .partly
        case "cloudy": self = .overcast
        case "fog": self = .fog
        case "lightrain": self = .drizzle
        case "rain": self = .rain
        case "heavyrain", "heavyrainshowers": self = .downpour
        case "lightrainshowers", "rainshowers": self = .showers
        case "lightsleet", "sleet", "heavysleet", "lightsleetshowers", "sleetshowers", "heavysleetshowers":
            self = .sleet
        case "lightsnow", "snow", "heavysnow", "lightsnowshowers", "snowshowers", "heavysnowshowers": self = .snow
        default: return nil
        }
    }
}
