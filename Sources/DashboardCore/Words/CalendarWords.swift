/// The days and the months, and how dates are made of them.
package struct CalendarWords: Sendable {
    /// From Sunday to Saturday.
    let weekdays: [String]
    let shortWeekdays: [String]
    /// As they stand in a date, from January to December.
    let months: [String]
    let shortMonths: [String]
    let today: String
    let tomorrow: String
    let yesterday: String
    /// A date of a weekday, a day and a month: `Tuesday 14 April`.
    let dateForm: @Sendable (String, Int, String) -> String
    /// A date of a day, a month and a year: `14 April 2026`.
    let dateWithYearForm: @Sendable (Int, String, Int) -> String
    /// A date for a narrow place, of a short weekday, a day and the month's number: `Tue 14`.
    let shortDateForm: @Sendable (String, Int, Int) -> String

    /// `Tuesday`, where Sunday is nought.
    package func weekday(_ number: Int) -> String { weekdays[number] }

    /// `Tue`.
    package func shortWeekday(_ number: Int) -> String { shortWeekdays[number] }

    /// `April`, where January is one.
    package func month(_ number: Int) -> String { months[number - 1] }

    /// `Apr`.
    package func shortMonth(_ number: Int) -> String { shortMonths[number - 1] }
}
