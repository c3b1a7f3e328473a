/// What the pressure of the air is shown in.
package enum PressureUnit: String, Sendable, CaseIterable {
    case hectopascals = "hPa"
    case inchesOfMercury = "inHg"
}
