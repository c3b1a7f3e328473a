/// Something that somebody did for the body's sake.
package struct Workout: Hashable, Sendable {
    /// A place on the way, in metres east and north of where it began.
    package struct Point: Hashable, Sendable {
        package let east: Double
        package let north: Double

        package init(east: Double, north: Double) {
            self.east = east
            self.north = north
        }
    }

    package let kind: Activity
    /// What somebody called it; nil where it has but the name of its kind.
    package let ownName: String?
    package let start: TimeOfDay
    package let length: Minutes
    /// In metres; nil where nobody has measured it, or there is nothing to measure.
    package let distance: Int?
    /// In kilocalories.
    package let energy: Int?
    /// Beats a minute, in equal steps.
    package let beats: [Int]
    package let route: [Point]
    /// Who has noted it, and who else says so; nil where nobody asks.
    package let account: Evidence?

    package init(
        _ kind: Activity,
        _ name: String?,
        at start: TimeOfDay,
        for length: Minutes,
        distance: Int?,
        energy: Int?,
        beats: [Int],
        route: [Point],
        account: Evidence? = nil
    ) {
        self.kind = kind
        ownName = name
        self.start = start
        self.length = length
        self.distance = distance
        self.energy = energy
        self.beats = beats
        self.route = route
        self.account = account
    }

    /// Why these workouts are the ones that are shown.
    static func evidence(of workouts: [Workout]) -> [Evidence] {
        let accounts = workouts.compactMap(\.account)
        guard let first = accounts.first else { return [] }
        return [Evidence(first.topic, by: first.rule, rows: accounts.flatMap(\.rows))]
    }

    package var name: String { ownName ?? kind.word }

    package func name(in language: Language) -> String { ownName ?? kind.word(in: language) }

    package var end: TimeOfDay { start.adding(length.count) }

    /// Seconds for a kilometre, where one counts them.
    package var pace: Int? {
        guard kind == .running, let distance, distance > 0 else { return nil }
        return length.count * 60_000 / distance
    }
}
