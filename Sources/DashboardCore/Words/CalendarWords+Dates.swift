extension CalendarWords {
    /// `Tuesday 14 April`.
    package func date(_ day: CalendarDay) -> String {
        let parts = Parts(day)
        return dateForm(weekdays[parts.weekday], parts.day, months[parts.month - 1])
    }

    /// `14 April 2026`.
    package func dateWithYear(_ day: CalendarDay) -> String {
        let parts = Parts(day)
        return dateWithYearForm(parts.day, months[parts.month - 1], parts.year)
    }

    /// `Tue 14`.
    package func shortDate(_ day: CalendarDay) -> String {
        let parts = Parts(day)
        return shortDateForm(shortWeekdays[parts.weekday], parts.day, parts.month)
    }

    /// `Today`, `Tomorrow` or `Yesterday`, or else the name of the day of the week.
    package func name(of day: CalendarDay, from today: CalendarDay) -> String {
        switch day.number - today.number {
        case 0: self.today
        case 1: tomorrow
        case -1: yesterday
        default: weekdays[Parts(day).weekday]
        }
    }

    /// What a date is made of.
    private struct Parts {
        let year: Int
        let month: Int
        let day: Int
        let weekday: Int

        init(_ date: CalendarDay) {
            // The form that is made of all three.
            let numbers = date.iso.split(separator: "-").compactMap { Int($0) }
            (year, month, day) = (numbers[0], numbers[1], numbers[2])
            // The first day of 1970 was a Thursday.
            weekday = (date.number + 4).wholes(of: 7).rest
        }
    }
}
