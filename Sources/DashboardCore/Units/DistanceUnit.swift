/// What distances are shown in.
package enum DistanceUnit: String, Sendable, CaseIterable {
    case kilometres = "km"
    case miles = "mi"
}
