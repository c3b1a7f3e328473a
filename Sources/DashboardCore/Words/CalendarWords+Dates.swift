extension CalendarWords {
    /// `Tuesday 14 April`.
    package func date(_ day: CalendarDay) -> String {
        dateForm(weekdays[day.dayOfWeek], day.dayOfMonth, months[day.monthOfYear - 1])
    }

    /// `14 April 2026`.
    package func dateWithYear(_ day: CalendarDay) -> String {
        dateWithYearForm(day.dayOfMonth, months[day.monthOfYear - 1], day.year)
    }

    /// `Tue 14`.
    package func shortDate(_ day: CalendarDay) -> String {
        shortDateForm(shortWeekdays[day.dayOfWeek], day.dayOfMonth, day.monthOfYear)
    }

    /// `Today`, `Tomorrow` or `Yesterday`, or else the name of the day of the week.
    package func name(of day: CalendarDay, from today: CalendarDay) -> String {
        switch day.number - today.number {
        case 0: self.today
        case 1: tomorrow
        case -1: yesterday
        default: weekdays[day.dayOfWeek]
        }
    }
}
