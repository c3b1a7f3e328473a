import DashboardCore
import Glibc

/// What Ingrid did on the days of her made-up week.
enum SampleWorkouts {
    private static let runBeats = [98, 121, 135, 142, 148, 151, 149, 155, 160, 163, 158, 166, 171, 168, 159, 150, 131]
    private static let rideBeats = [88, 96, 104, 108, 106, 111, 109, 112, 107, 103, 98]

    static func list(daysAgo: Int) -> [Workout] {
        switch daysAgo % 7 {
        case 0: [morningRun, marketRide]
        case 1:
            [
                Workout(
                    .running,
                    "Run, round the lake",
                    at: TimeOfDay(17, 40),
                    for: Minutes(28),
                    distance: 4600,
                    energy: 281,
                    beats: runBeats.map { $0 - 5 },
                    route: loop(7, metres: 4600)
                )
            ]
        case 3:
            [
                Workout(
                    .running,
                    "Run, out to the lighthouse",
                    at: TimeOfDay(10, 5),
                    for: Minutes(52),
                    distance: 9300,
                    energy: 566,
                    beats: runBeats.map { $0 - 3 },
                    route: loop(23, metres: 9300)
                )
            ]
        case 5:
            [
                Workout(
                    .cycling,
                    "Ride, over the hill",
                    at: TimeOfDay(17, 55),
                    for: Minutes(46),
                    distance: 13_200,
                    energy: 264,
                    beats: rideBeats.map { $0 + 21 },
                    route: loop(5, metres: 13_200)
                )
            ]
        default: []
        }
    }

    private static var morningRun: Workout {
        Workout(
            .running,
            "Run, along the fjord",
            at: TimeOfDay(7, 15),
            for: Minutes(41),
            distance: 7400,
            energy: 446,
            beats: runBeats,
            route: loop(4, metres: 7400)
        )
    }

    private static var marketRide: Workout {
        Workout(
            .cycling,
            "Ride, to the market",
            at: TimeOfDay(12, 31),
            for: Minutes(22),
            distance: 5100,
            energy: 118,
            beats: rideBeats,
            route: loop(11, metres: 5100)
        )
    }

    /// A way that comes back to where it began, never twice the same distance from its middle.
    private static func loop(_ seed: Int, metres: Double) -> [Workout.Point] {
        var dice = SampleDice(seed)
        let radius = metres / (2 * .pi)
        let points = (0..<16).map { step in
            let angle = Double(step) / 16 * 2 * .pi
            let distance = radius * dice.roll(0.65...1.3)
            return Workout.Point(east: 1.45 * distance * cos(angle), north: distance * sin(angle))
        }
        return points + points.prefix(1)
    }
}
