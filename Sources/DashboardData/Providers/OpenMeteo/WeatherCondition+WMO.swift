import DashboardCore

extension WeatherCondition {
    /// What a code of the WMO's table 4677 means, as far as forecasts use it.
    init?(wmo code: Double) {
        switch code {
        case 0, 1: self = .clear
        case 2: self = .partly
        case 3: self = .overcast
        case 45, 48: self = .fog
        case 51, 53, 55: self = .drizzle
        case 56, 57, 66, 67: self = .sleet
        case 61, 63: self = .rain
        case 65: self = .downpour
        case 71, 73, 75, 77, 85, 86: self = .snow
        case 80, 81: self = .showers
        case 82: self = .downpour
        case 95, 96, 99: self = .thunder
        default: return nil
        }
    }
}
