/// What one sees looking up.
///
/// There is one for each code that forecasts use of the WMO's table 4677, so that light and heavy, rain that freezes and
/// hail stay apart, and three more that other services tell of.
package enum WeatherCondition: String, Sendable, CaseIterable {
    case clear, fair, partly, cloudy, overcast
    case fog, rimeFog
    case lightDrizzle, drizzle, heavyDrizzle, freezingDrizzle, heavyFreezingDrizzle
    case lightRain, rain, downpour, freezingRain, heavyFreezingRain
    case lightShowers, showers, heavyShowers
    case sleet, sleetShowers
    case lightSnow, snow, heavySnow, snowGrains, snowShowers, heavySnowShowers
    case thunder, hail, heavyHail

    /// What all that look alike from a distance have in common.
    package enum Kind: Sendable {
        case dry, fog, rain, snow, thunder
    }

    /// What it is from a distance.
    package var kind: Kind {
        switch self {
        case .clear, .fair, .partly, .cloudy, .overcast: .dry
        case .fog, .rimeFog: .fog
        case .lightDrizzle, .drizzle, .heavyDrizzle, .freezingDrizzle, .heavyFreezingDrizzle, .lightRain, .rain,
            .downpour, .freezingRain, .heavyFreezingRain, .lightShowers, .showers, .heavyShowers:
            .rain
        case .sleet, .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .snowShowers, .heavySnowShowers: .snow
        case .thunder, .hail, .heavyHail: .thunder
        }
    }

    /// How much of the sky is covered while it lasts, in per cent, where nobody has looked.
    package var usualCloud: Double {
        switch self {
        case .clear: 5
        case .fair: 20
        case .partly: 50
        case .cloudy: 80
        case .lightShowers, .showers, .heavyShowers, .sleetShowers, .snowShowers, .heavySnowShowers: 75
        default: 100
        }
    }
}
