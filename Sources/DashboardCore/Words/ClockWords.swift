/// How a language tells the time.
package struct ClockWords: Sendable {
    /// A time of 24 hours, of the hour and two digits of minutes: `08:05`.
    let ofTwentyFour: @Sendable (Int, String) -> String
    /// A time of twelve hours, of whether it is past noon, the hour from one to twelve and two digits: `8:05 am`.
    let ofTwelve: @Sendable (Bool, Int, String) -> String
    /// A full hour for a narrow place: `08`.
    let hourOfTwentyFour: @Sendable (Int) -> String
    /// The same of twelve hours: `8 am`.
    let hourOfTwelve: @Sendable (Bool, Int) -> String

    /// A time of the day to the minute.
    package func time(_ time: TimeOfDay, _ cycle: HourCycle) -> String {
        let (hour, minute) = time.minute.wholes(of: 1440).rest.quotientAndRemainder(dividingBy: 60)
        return switch cycle {
        case .twentyFour: ofTwentyFour(hour, minute.twoDigits)
        case .twelve: ofTwelve(hour >= 12, Self.onDial(hour), minute.twoDigits)
        }
    }

    /// The hour from 0 to 23 that a time belongs to, for an axis.
    package func hour(_ hour: Int, _ cycle: HourCycle) -> String {
        let hour = hour.wholes(of: 24).rest
        return switch cycle {
        case .twentyFour: hourOfTwentyFour(hour)
        case .twelve: hourOfTwelve(hour >= 12, Self.onDial(hour))
        }
    }

    /// The hand stands at twelve at noon and at midnight.
    private static func onDial(_ hour: Int) -> Int { (hour + 11) % 12 + 1 }
}
