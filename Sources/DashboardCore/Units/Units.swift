/// What figures are shown in, each for itself; the raw values are the words of the configuration.
package struct Units: Hashable, Sendable {
    package var temperature = TemperatureUnit.celsius
    package var wind = WindUnit.metresPerSecond
    package var precipitation = PrecipitationUnit.millimetres
    package var pressure = PressureUnit.hectopascals
    package var distance = DistanceUnit.kilometres

    package init() {}
}
