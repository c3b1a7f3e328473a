/// Whether the day has its hours once or twice around the dial.
package enum HourCycle: Int, Sendable, CaseIterable {
    case twelve = 12
    case twentyFour = 24
}
