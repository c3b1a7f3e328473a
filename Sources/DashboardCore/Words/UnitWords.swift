/// What a language writes behind figures, as far as languages differ.
package struct UnitWords: Sendable {
    let milesPerHour: String
    let knots: String
    let beaufort: String
    let inches: String
    /// Before `%` and `°C`; a narrow space, or nothing.
    package let spaceBeforeSigns: String

    package subscript(unit: WindUnit) -> String {
        switch unit {
        case .kilometresPerHour, .metresPerSecond: unit.rawValue
        case .milesPerHour: milesPerHour
        case .knots: knots
        case .beaufort: beaufort
        }
    }

    package subscript(unit: PrecipitationUnit) -> String {
        switch unit {
        case .millimetres: unit.rawValue
        case .inches: inches
        }
    }

    package subscript(unit: PressureUnit) -> String { unit.rawValue }
}
