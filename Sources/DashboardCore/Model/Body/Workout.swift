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
    package let name: String
    package let start: TimeOfDay
    package let length: Minutes
    /// In metres; nil where nobody has measured it, or there is nothing to measure.
    package let distance: Int?
    /// In kilocalories.
    package let energy: Int?
    /// Beats a minute, in equal steps.
    package let beats: [Int]
    package let route: [Point]

    package init(
        _ kind: Activity,
        _ name: String,
        at start: TimeOfDay,
        for length: Minutes,
        distance: Int?,
        energy: Int?,
        beats: [Int],
        route: [Point]
    ) {
        self.kind = kind
        self.name = name
        self.start = start
        self.length = length
        self.distance = distance
        self.energy = energy
        self.beats = beats
        self.route = route
    }

    package var end: TimeOfDay { start.adding(length.count) }

    /// Seconds for a kilometre, where one counts them.
    package var pace: Int? {
        guard kind == .running, let distance, distance > 0 else { return nil }
        return length.count * 60_000 / distance
    }
}
