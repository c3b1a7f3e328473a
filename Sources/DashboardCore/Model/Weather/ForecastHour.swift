package import FoundationEssentials

/// One hour of weather, measured or expected.
package struct ForecastHour: Hashable, Sendable {
    /// When the hour begins.
    package let start: Date
    /// What one sees looking up.
    package var condition: WeatherCondition
    /// Degrees Celsius.
    package var temperature: Double
    /// Per cent.
    package var chanceOfRain: Int
    /// Millimetres within the hour.
    package var rain: Double
    /// Metres a second.
    package var wind: Double
    /// Hectopascals at sea level.
    package var pressure: Double
    /// The index of ultraviolet light.
    package var ultraviolet: Double
    /// Kilometres.
    package var visibility: Double

    package init(
        start: Date,
        condition: WeatherCondition,
        temperature: Double,
        chanceOfRain: Int,
        rain: Double,
        wind: Double,
        pressure: Double,
        ultraviolet: Double,
        visibility: Double
    ) {
        self.start = start
        self.condition = condition
        self.temperature = temperature
        self.chanceOfRain = chanceOfRain
        self.rain = rain
        self.wind = wind
        self.pressure = pressure
        self.ultraviolet = ultraviolet
        self.visibility = visibility
    }
}
