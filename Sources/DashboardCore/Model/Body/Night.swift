/// One night's sleep.
package struct Night: Hashable, Sendable {
    /// How deep somebody sleeps, the lightest first.
    package enum Stage: String, Sendable, CaseIterable {
        case awake = "Awake"
        case dreaming = "REM"
        case core = "Core"
        case deep = "Deep"
    }

    /// Some time in one stage.
    package struct Stretch: Hashable, Sendable {
        package let stage: Stage
        /// In minutes since the night began.
        package let start: Int
        package let end: Int

        package init(_ stage: Stage, from start: Int, to end: Int) {
            self.stage = stage
            self.start = start
            self.end = end
        }

        package var length: Int { end - start }
    }

    /// When somebody went to bed; negative where that was before midnight.
    package let start: TimeOfDay
    package let stretches: [Stretch]
    /// What somebody sleeps in the mean of some weeks.
    package let usual: Minutes

    package init(start: TimeOfDay, stretches: [Stretch], usual: Minutes) {
        self.start = start
        self.stretches = stretches
        self.usual = usual
    }

    /// A night that nothing is known of, because it is not over or because nobody watched.
    package static func none(usually usual: Minutes) -> Night {
        Night(start: TimeOfDay(0, 0), stretches: [], usual: usual)
    }

    package var isKnown: Bool { !stretches.isEmpty }

    package var end: TimeOfDay { start.adding(inBed.count) }

    package var inBed: Minutes { Minutes(stretches.last?.end ?? 0) }

    package var asleep: Minutes { Minutes(inBed.count - time(in: .awake).count) }

    /// All the time in one stage.
    package func time(in stage: Stage) -> Minutes {
        Minutes(stretches.reduce(0) { $0 + ($1.stage == stage ? $1.length : 0) })
    }

    /// The part of the night in one stage, in per cent.
    package func percent(in stage: Stage) -> Int {
        guard inBed.count > 0 else { return 0 }
        return Int((Double(time(in: stage).count) / Double(inBed.count) * 100).rounded())
    }

    /// How often somebody woke.
    package var wakings: Int { stretches.count { $0.stage == .awake } }
}

/// How long somebody slept in one night.
package struct NightLength: Hashable, Sendable {
    /// The day on which somebody woke.
    package let day: CalendarDay
    package let asleep: Minutes
    package let inBed: Minutes

    package init(_ day: CalendarDay, asleep: Minutes, inBed: Minutes) {
        self.day = day
        self.asleep = asleep
        self.inBed = inBed
    }
}
