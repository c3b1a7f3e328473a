package import FoundationEssentials

/// Something that was measured, with the day that it is about and the moment up to which it is true.
package struct Reading<Value: Sendable>: Sendable {
    /// What was measured.
    package let value: Value
    /// The day that it is about.
    package let day: CalendarDay
    /// When it was true.
    package let asOf: Date
    /// The same moment as the clock on the wall says it; nil where the day is over and all of it is known.
    package let time: TimeOfDay?

    package init(_ value: Value, of day: CalendarDay, asOf: Date, time: TimeOfDay?) {
        self.value = value
        self.day = day
        self.asOf = asOf
        self.time = time
    }
}
