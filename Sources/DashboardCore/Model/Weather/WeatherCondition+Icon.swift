extension WeatherCondition {
    /// The drawing of it; by night the moon stands where the sun can be seen by day.
    package func icon(isNight: Bool) -> Icon.Name {
        switch self {
        case .clear: isNight ? .clearNight : .clearDay
        case .fair: isNight ? .fairNight : .fairDay
        case .partly: isNight ? .partlyNight : .partlyDay
        case .cloudy: .cloudy
        case .overcast: .overcast
        case .fog: .fog
        case .rimeFog: .rimeFog
        case .lightDrizzle: .lightDrizzle
        case .drizzle: .drizzle
        case .heavyDrizzle: .heavyDrizzle
        case .freezingDrizzle: .freezingDrizzle
        case .heavyFreezingDrizzle: .heavyFreezingDrizzle
        case .lightRain: .lightRain
        case .rain: .rain
        case .downpour: .downpour
        case .freezingRain: .freezingRain
        case .heavyFreezingRain: .heavyFreezingRain
        case .lightShowers: isNight ? .lightShowersNight : .lightShowersDay
        case .showers: isNight ? .showersNight : .showersDay
        case .heavyShowers: isNight ? .heavyShowersNight : .heavyShowersDay
        case .sleet: .sleet
        case .sleetShowers: isNight ? .sleetShowersNight : .sleetShowersDay
        case .lightSnow: .lightSnow
        case .snow: .snow
        case .heavySnow: .heavySnow
        case .snowGrains: .snowGrains
        case .snowShowers: isNight ? .snowShowersNight : .snowShowersDay
        case .heavySnowShowers: isNight ? .heavySnowShowersNight : .heavySnowShowersDay
        case .thunder: .thunder
        case .hail: .hail
        case .heavyHail: .heavyHail
        }
    }
}
