package import FoundationEssentials

/// One hour of weather, measured or expected.
package struct ForecastHour: Hashable, Sendable {
    /// When the hour begins.
    package let start: Date
    /// What one sees looking up.
    package var condition: WeatherCondition
    /// Degrees Celsius.
    package var temperature: Double
    /// Per cent; nothing where nobody says.
    package var chanceOfRain: Int?
    /// Millimetres within the hour.
    package var rain: Double
    /// Metres a second.
    package var wind: Double
    /// Hectopascals at sea level.
    package var pressure: Double?
    /// The index of ultraviolet light.
    package var ultraviolet: Double?
    /// Kilometres.
    package var visibility: Double?
    /// How much of the sky is covered, in per cent.
    package var cloud: Double?
    /// How many hours it speaks for; far ahead, forecasts are made in larger steps.
    package let length: Int

    package init(
        start: Date,
        condition: WeatherCondition,
        temperature: Double,
        chanceOfRain: Int?,
        rain: Double,
        wind: Double,
        pressure: Double?,
        ultraviolet: Double?,
        visibility: Double?,
        cloud: Double? = nil,
        length: Int = 1
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
        self.cloud = cloud
        self.length = length
    }

    /// When what comes after it begins.
    package var end: Date { start.addingTimeInterval(Double(length) * 3600) }

    /// Whether one takes an umbrella.
    package var isWet: Bool { chanceOfRain.map { $0 >= 50 } ?? (rain >= 0.2 * Double(length)) }
}
