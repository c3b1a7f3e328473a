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
        case "clearsky": self = .clear
        case "fair": self = .fair
        case "partlycloudy": self = .partly
        case "cloudy": self = .overcast
        case "fog": self = .fog
        case "lightrain": self = .lightRain
        case "rain": self = .rain
        case "heavyrain": self = .downpour
        case "lightrainshowers": self = .lightShowers
        case "rainshowers": self = .showers
        case "heavyrainshowers": self = .heavyShowers
        case "lightsleet", "sleet", "heavysleet": self = .sleet
        case "lightsleetshowers", "sleetshowers", "heavysleetshowers": self = .sleetShowers
        case "lightsnow": self = .lightSnow
        case "snow": self = .snow
        case "heavysnow": self = .heavySnow
        case "lightsnowshowers", "snowshowers": self = .snowShowers
        case "heavysnowshowers": self = .heavySnowShowers
        default: return nil
        }
    }
}
