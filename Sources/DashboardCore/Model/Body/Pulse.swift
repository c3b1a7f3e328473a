/// How a heart beat during a day, in steps of a quarter of an hour.
package struct Pulse: Hashable, Sendable {
    /// The beats a minute within one step.
    package struct Step: Hashable, Sendable {
        package let time: TimeOfDay
        package let lowest: Double
        package let average: Double
        package let highest: Double

        package init(_ time: TimeOfDay, lowest: Double, average: Double, highest: Double) {
            self.time = time
            self.lowest = lowest
            self.average = average
            self.highest = highest
        }
    }

    /// The highest of the day, and what it was for.
    package struct Peak: Hashable, Sendable {
        package let time: TimeOfDay
        package let beats: Int
        /// Such as `running`.
        package let cause: String

        package init(_ beats: Int, at time: TimeOfDay, cause: String) {
            self.beats = beats
            self.time = time
            self.cause = cause
        }
    }

    package let steps: [Step]
    package let resting: Int
    package let peak: Peak
    /// When somebody woke.
    package let woke: TimeOfDay

    package init(steps: [Step], resting: Int, peak: Peak, woke: TimeOfDay) {
        self.steps = steps
        self.resting = resting
        self.peak = peak
        self.woke = woke
    }

    package var isKnown: Bool { !steps.isEmpty }

    /// The lowest of the day.
    package var lowest: Int { Int((steps.map(\.lowest).min() ?? 0).rounded()) }

    /// The mean of all steps.
    package var average: Int {
        steps.isEmpty ? 0 : Int((steps.reduce(0) { $0 + $1.average } / Double(steps.count)).rounded())
    }

    /// One step for each hour, for a table that somebody reads.
    package var hours: [Step] {
        Dictionary(grouping: steps) { $0.time.minute / 60 }.sorted { $0.key < $1.key }.map { hour, steps in
            Step(
                TimeOfDay(hour, 0),
                lowest: steps.map(\.lowest).min() ?? 0,
                average: steps.reduce(0) { $0 + $1.average } / Double(steps.count),
                highest: steps.map(\.highest).max() ?? 0
            )
        }
    }
}
