import DashboardCore

extension WeatherCondition {
    /// What a code of the WMO's table 4677 means, as far as forecasts use it.
    init?(wmo code: Double) {
        switch code {
        case 0: self = .clear
        case 1: self = .fair
        case 2: self = .partly
        case 3: self = .overcast
        case 45: self = .fog
        case 48: self = .rimeFog
        case 51: self = .lightDrizzle
        case 53: self = .drizzle
        case 55: self = .heavyDrizzle
        case 56: self = .freezingDrizzle
        case 57: self = .heavyFreezingDrizzle
        case 61: self = .lightRain
        case 63: self = .rain
        case 65: self = .downpour
        case 66: self = .freezingRain
        case 67: self = .heavyFreezingRain
        case 71: self = .lightSnow
        case 73: self = .snow
        case 75: self = .heavySnow
        case 77: self = .snowGrains
        case 80: self = .lightShowers
        case 81: self = .showers
        case 82: self = .heavyShowers
        case 85: self = .snowShowers
        case 86: self = .heavySnowShowers
        case 95: self = .thunder
        case 96: self = .hail
        case 99: self = .heavyHail
        default: return nil
        }
    }
}
