package import FoundationEssentials

extension Zone {
    /// What clocks say at a moment.
    package func offset(at date: Date) -> ZoneOffset { offset(at: Self.seconds(date)) }

    /// The day that it is then.
    package func day(of date: Date) -> CalendarDay {
        let seconds = Self.seconds(date)
        return CalendarDay(number: (seconds + offset(at: seconds).seconds).wholes(of: .secondsInDay).count)
    }

    /// The first moment of a day, which is not midnight where the clocks jump over it.
    package func start(of day: CalendarDay) -> Date { Self.date(startSeconds(of: day)) }

    /// When the hours of a day begin: mostly 24, but 23 or 25 where clocks change, and none where a day was left out.
    package func hours(of day: CalendarDay) -> [Date] {
        hours(in: startSeconds(of: day)..<startSeconds(of: day.adding(1))).map(Self.date)
    }

    /// The moments at which the clocks show a time of a day; two or none where they change.
    package func moments(_ time: TimeOfDay, on day: CalendarDay) -> [Date] {
        moments(showing: day.number * .secondsInDay + time.minute * 60).map(Self.date)
    }

    private func startSeconds(of day: CalendarDay) -> Int { firstMoment(reaching: day.number * .secondsInDay) }

    private static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }

    /// Whole seconds since 1970; what is too far away for them is as far as they go.
    private static func seconds(_ date: Date) -> Int {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        return seconds.isNaN ? 0 : Int(min(max(seconds, -1e15), 1e15))
    }
}

extension LocalClock {
    /// Reads the clocks of a time zone.
    package init(now: @escaping @Sendable () -> Date, in zone: Zone) {
        self.init(now: now, offset: { zone.offset(at: $0).seconds })
    }
}
