/// Why a figure is what it is: by which rule, who was believed from when to when, and what did not count beside it.
package struct Evidence: Hashable, Sendable {
    /// What a figure is of; the raw values are for programs.
    package enum Topic: String, Sendable, CaseIterable {
        case all, rings, steps, distance, floors, energy, heartRateVariability, heartRate, restingHeartRate, sleep
        case workouts
    }

    /// Who says something.
    package struct Source: Hashable, Sendable {
        /// What its owner calls it; nil where nobody knows who it was.
        package let name: String?
        /// Whether it is an app that sends what others have measured.
        package let isPushed: Bool

        package init(_ name: String?, isPushed: Bool = false) {
            self.name = name
            self.isPushed = isPushed
        }
    }

    /// From when to when, by the clocks that were there; minutes before the day are negative.
    package struct Times: Hashable, Sendable {
        package let start: TimeOfDay
        package let end: TimeOfDay

        package init(_ start: TimeOfDay, _ end: TimeOfDay) {
            self.start = start
            self.end = end
        }
    }

    /// What somebody says without being believed.
    package struct Claim: Hashable, Sendable {
        package let source: Source
        package let amount: Amount
        /// Where they are others than those of the row.
        package let times: Times?

        package init(_ source: Source, _ amount: Amount, _ times: Times? = nil) {
            self.source = source
            self.amount = amount
            self.times = times
        }
    }

    /// Some time in which one source was believed.
    package struct Row: Hashable, Sendable {
        /// Nil where it is all day.
        package let times: Times?
        package let source: Source
        package let amount: Amount
        /// What others say of the same time.
        package let ignored: [Claim]

        package init(_ times: Times?, _ source: Source, _ amount: Amount, ignored: [Claim] = []) {
            self.times = times
            self.source = source
            self.amount = amount
            self.ignored = ignored
        }
    }

    package let topic: Topic
    package let rule: EvidenceRule
    package let rows: [Row]

    package init(_ topic: Topic, by rule: EvidenceRule, rows: [Row] = []) {
        self.topic = topic
        self.rule = rule
        self.rows = rows
    }
}
