/// One night's sleep.
package struct Night: Hashable, Sendable {
    /// How deep somebody sleeps, the lightest first.
    package enum Stage: String, Sendable, CaseIterable {
        case awake = "Awake"
        case dreaming = "REM"
        case core = "Core"
        case deep = "Deep"
        /// How deep is not known.
        case asleep = "Asleep"
    }

    /// A sleep apart from the night.
    package struct Nap: Hashable, Sendable {
        package let start: TimeOfDay
        package let asleep: Minutes

        package init(at start: TimeOfDay, for asleep: Minutes) {
            self.start = start
            self.asleep = asleep
        }
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

    /// Clocks that were put forward or back in the night.
    package struct ClockChange: Hashable, Sendable {
        /// In minutes since the night began.
        package let place: Int
        /// In minutes; negative where they were put back.
        package let shift: Int

        package init(at place: Int, by shift: Int) {
            self.place = place
            self.shift = shift
        }
    }

    /// When somebody went to bed; negative where that was before midnight.
    package let start: TimeOfDay
    package let stretches: [Stretch]
    /// What somebody sleeps in the mean of some weeks; nil where too few nights are known.
    package let usual: Minutes?
    /// When it was over, by the clocks of the morning.
    package let end: TimeOfDay
    package let inBed: Minutes
    package let asleep: Minutes
    package let naps: [Nap]
    /// Whether it is known when each stretch was, and not only how long each stage was in all.
    package let isInOrder: Bool
    /// Nil where clocks went on as always.
    package let change: ClockChange?
    /// Why it is as long as it is.
    package let evidence: [Evidence]

    /// A night; unless something else is said, it was spent in bed from the first stretch to the last.
    package init(
        start: TimeOfDay,
        end: TimeOfDay? = nil,
        stretches: [Stretch],
        usual: Minutes?,
        inBed: Minutes? = nil,
        asleep: Minutes? = nil,
        naps: [Nap] = [],
        isInOrder: Bool = true,
        change: ClockChange? = nil,
        evidence: [Evidence] = []
    ) {
        let length = stretches.last?.end ?? 0
        self.start = start
        self.end = end ?? start.adding(length + (change?.shift ?? 0))
        self.stretches = stretches
        self.usual = usual
        self.inBed = inBed ?? Minutes(length)
        self.asleep = asleep ?? Minutes(stretches.reduce(0) { $0 + ($1.stage == .awake ? 0 : $1.length) })
        self.naps = naps
        self.isInOrder = isInOrder
        self.change = change
        self.evidence = evidence
    }

    /// A night that nothing is known of, because it is not over or because nobody watched.
    package static func none(usually usual: Minutes?, naps: [Nap] = []) -> Night {
        Night(start: TimeOfDay(0, 0), stretches: [], usual: usual, naps: naps)
    }

    package var isKnown: Bool { !stretches.isEmpty }

    /// From the first stretch to the last, in minutes.
    package var length: Int { stretches.last?.end ?? 0 }

    /// What clocks show so many minutes after the night began.
    package func time(at minute: Int) -> TimeOfDay {
        start.adding(minute + (change.map { minute >= $0.place ? $0.shift : 0 } ?? 0))
    }

    /// Whether somebody has seen how deep it was.
    package var hasStages: Bool { stretches.contains { $0.stage != .awake && $0.stage != .asleep } }

    /// The stages that a drawing has rows for, the lightest first.
    package var rows: [Stage] {
        guard hasStages else { return [.awake, .asleep] }
        return Stage.allCases.filter { stage in stage != .asleep || stretches.contains { $0.stage == .asleep } }
    }

    /// The part of the time in bed that was slept, in per cent.
    package var efficiency: Int? {
        inBed.count > 0 ? Int((Double(asleep.count) / Double(inBed.count) * 100).rounded()) : nil
    }

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
    /// Nil where nobody has seen the night.
    package let asleep: Minutes?
    package let inBed: Minutes?
    /// From when to when; negative where it began before midnight.
    package let times: ClosedRange<TimeOfDay>?

    package init(_ day: CalendarDay, asleep: Minutes?, inBed: Minutes?, times: ClosedRange<TimeOfDay>? = nil) {
        self.day = day
        self.asleep = asleep
        self.inBed = inBed
        self.times = times
    }
}

extension [NightLength] {
    /// The mean of those nights that somebody has seen.
    package var average: Minutes? {
        let known = compactMap(\.asleep)
        return known.isEmpty ? nil : Minutes.average(of: known)
    }

    /// How much alike the nights were: from when to when one went to bed, and got up.
    package func regularity(_ told: Teller = Teller()) -> String? {
        let times = compactMap(\.times)
        guard times.count > 2 else { return nil }
        let (starts, ends) = (times.map(\.lowerBound), times.map(\.upperBound))
        guard let first = starts.min(), let last = starts.max(), let early = ends.min(), let late = ends.max() else {
            return nil
        }
        return told.words.body.sleep.regularity(
            (told.clock(first), told.clock(last)),
            (told.clock(early), told.clock(late))
        )
    }
}
