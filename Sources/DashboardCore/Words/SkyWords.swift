/// What one sees looking up, as it begins a line.
package struct SkyWords: Sendable {
    let clear: String
    let partly: String
    /// For the dark, when there is no sun to come through.
    let partlyAtNight: String
    let cloudy: String
    let overcast: String
    let fog: String
    let drizzle: String
    let rain: String
    let downpour: String
    let showers: String
    let sleet: String
    let snow: String
    let thunder: String

    /// The words for a condition by day or by night.
    package func callAsFunction(_ condition: WeatherCondition, isNight: Bool = false) -> String {
        switch condition {
        case .clear: clear
        case .partly: isNight ? partlyAtNight : partly
        case .cloudy: cloudy
        case .overcast: overcast
        case .fog: fog
        case .drizzle: drizzle
        case .rain: rain
        case .downpour: downpour
        case .showers: showers
        case .sleet: sleet
        case .snow: snow
        case .thunder: thunder
        }
    }
}
