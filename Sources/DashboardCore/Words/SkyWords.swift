/// What one sees looking up, as it begins a line.
package struct SkyWords: Sendable {
    let clear: String
    let fair: String
    /// For the dark, when there is no sun to speak of.
    let fairAtNight: String
    let partly: String
    let partlyAtNight: String
    let cloudy: String
    let overcast: String
    let fog: String
    let rimeFog: String
    let lightDrizzle: String
    let drizzle: String
    let heavyDrizzle: String
    let freezingDrizzle: String
    let heavyFreezingDrizzle: String
    let lightRain: String
    let rain: String
    let downpour: String
    let freezingRain: String
    let heavyFreezingRain: String
    let lightShowers: String
    let showers: String
    let heavyShowers: String
    let sleet: String
    let sleetShowers: String
    let lightSnow: String
    let snow: String
    let heavySnow: String
    let snowGrains: String
    let snowShowers: String
    let heavySnowShowers: String
    let thunder: String
    let hail: String
    let heavyHail: String

    /// The words for a condition by day or by night.
    package func callAsFunction(_ condition: WeatherCondition, isNight: Bool = false) -> String {
        switch condition {
        case .clear: clear
        case .fair: isNight ? fairAtNight : fair
        case .partly: isNight ? partlyAtNight : partly
        case .cloudy: cloudy
        case .overcast: overcast
        case .fog: fog
        case .rimeFog: rimeFog
        case .lightDrizzle: lightDrizzle
        case .drizzle: drizzle
        case .heavyDrizzle: heavyDrizzle
        case .freezingDrizzle: freezingDrizzle
        case .heavyFreezingDrizzle: heavyFreezingDrizzle
        case .lightRain: lightRain
        case .rain: rain
        case .downpour: downpour
        case .freezingRain: freezingRain
        case .heavyFreezingRain: heavyFreezingRain
        case .lightShowers: lightShowers
        case .showers: showers
        case .heavyShowers: heavyShowers
        case .sleet: sleet
        case .sleetShowers: sleetShowers
        case .lightSnow: lightSnow
        case .snow: snow
        case .heavySnow: heavySnow
        case .snowGrains: snowGrains
        case .snowShowers: snowShowers
        case .heavySnowShowers: heavySnowShowers
        case .thunder: thunder
        case .hail: hail
        case .heavyHail: heavyHail
        }
    }
}
