/// What temperatures are shown in.
package enum TemperatureUnit: String, Sendable, CaseIterable {
    case celsius
    case fahrenheit
}
