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
        /// The end of the time within which it was, where nobody knows the moment.
        package let end: TimeOfDay?
        /// Nil where nobody knows.
        package let cause: Activity?

        package init(_ beats: Int, at time: TimeOfDay, until end: TimeOfDay? = nil, cause: Activity?) {
            self.beats = beats
            self.time = time
            self.end = end
            self.cause = cause
        }

        /// `171 at 07:45, running`.
        func words(_ told: Teller) -> String {
            let words = told.words.body.heart
            return span(told) ?? words.peak(beats, told.clock(time), cause?.doing(in: told.manner.language))
        }

        /// `171 at 07:45`.
        func placed(_ told: Teller) -> String {
            span(told) ?? told.words.body.heart.atTime(beats, told.clock(time))
        }

        /// `171 (07:00–08:00)`; of a whole day the figure alone.
        private func span(_ told: Teller) -> String? {
            guard let end else { return nil }
            if time.minute == 0, end.minute == 1440 { return "\(beats)" }
            return "\(beats) (\(told.clock(time))–\(told.clock(end)))"
        }
    }

    /// How much is asked of a heart, the least first.
    package enum Effort: Int, Sendable, CaseIterable {
        case atEase, easy, steady, hard, peak

        /// For programs.
        package var name: String { Words.in(.english).body.heart.zone(self) }
    }

    /// A range of beats a minute, and how long the heart was in it.
    package struct Zone: Hashable, Sendable {
        package let effort: Effort
        package let percent: Int

        package init(_ effort: Effort, percent: Int) {
            self.effort = effort
            self.percent = percent
        }
    }

    /// Where zones begin, in beats a minute; below the first one nothing is asked of the heart.
    package static let zoneBounds: [(beats: Int, effort: Effort)] = [
        (100, .easy), (120, .steady), (140, .hard), (160, .peak),
    ]

    package let steps: [Step]
    /// Nil where no device has worked it out.
    package let resting: Int?
    /// Nil only where nothing was measured.
    package let peak: Peak?
    /// When somebody woke; nil where nobody saw the night.
    package let woke: TimeOfDay?
    /// How much of the measured time was spent in each zone, in per cent.
    package let zones: [Zone]
    /// Why the figures are what they are.
    package let evidence: [Evidence]

    // The mean of all measurements, where whoever made this knows them.
    private let mean: Double?

    package init(
        steps: [Step],
        resting: Int?,
        peak: Peak?,
        woke: TimeOfDay?,
        mean: Double? = nil,
        zones: [Zone] = [],
        evidence: [Evidence] = []
    ) {
        self.steps = steps
        self.resting = resting
        self.peak = peak
        self.woke = woke
        self.mean = mean
        self.zones = zones
        self.evidence = evidence
    }

    package var isKnown: Bool { !steps.isEmpty }

    /// The lowest of the day.
    package var lowest: Int { Int((steps.map(\.lowest).min() ?? 0).rounded()) }

    /// The mean of all measurements, or of all steps where those are not known.
    package var average: Int {
        if let mean { return Int(mean.rounded()) }
        return steps.isEmpty ? 0 : Int((steps.reduce(0) { $0 + $1.average } / Double(steps.count)).rounded())
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
