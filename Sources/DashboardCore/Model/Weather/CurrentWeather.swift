/// The weather of this moment, measured by a station or computed for the place.
package struct CurrentWeather: Hashable, Sendable {
    /// Who measured it; nobody where it was computed.
    package let station: String?
    /// Degrees Celsius.
    package let temperature: Double
    /// What that feels like in this wind, in degrees Celsius.
    package let feelsLike: Double?
    /// What one sees looking up.
    package let condition: WeatherCondition
    /// Where the wind comes from, in degrees from north, clockwise.
    package let windDirection: Double
    /// Metres a second.
    package let wind: Double
    /// Metres a second.
    package let gusts: Double?
    /// Per cent.
    package let humidity: Double?
    /// The temperature at which water settles, in degrees Celsius.
    package let dewPoint: Double?

    package init(
        station: String?,
        temperature: Double,
        feelsLike: Double?,
        condition: WeatherCondition,
        windDirection: Double,
        wind: Double,
        gusts: Double?,
        humidity: Double?,
        dewPoint: Double?
    ) {
        self.station = station
        self.temperature = temperature
        self.feelsLike = feelsLike
        self.condition = condition
        self.windDirection = windDirection
        self.wind = wind
        self.gusts = gusts
        self.humidity = humidity
        self.dewPoint = dewPoint
    }
}
