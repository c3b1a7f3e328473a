/// What is said of an hour that is only shown while it is the present one.
package struct HourFigures: Hashable, Sendable {
    /// Degrees Celsius.
    package var feelsLike: Double?
    /// Where the wind comes from, in degrees from north, clockwise.
    package var windDirection: Double
    /// Metres a second.
    package var gusts: Double?
    /// Per cent.
    package var humidity: Double?
    /// Degrees Celsius.
    package var dewPoint: Double?
}
