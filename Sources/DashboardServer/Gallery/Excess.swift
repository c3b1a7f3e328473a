import DashboardCore

/// What no watch has measured yet, and what one measures that has just been put on.
enum Excess {
    static let noSummary = DaySummary(
        move: Goal(0, of: 900),
        exercise: Goal(0, of: 60),
        stand: Goal(0, of: 12),
        steps: 0,
        distance: 0,
        floors: 0,
        variability: 0,
        note: "Nothing has been measured yet."
    )

    static let summary = DaySummary(
        move: Goal(12_345, of: 900),
        exercise: Goal(1439, of: 60),
        stand: Goal(24, of: 12),
        steps: 1_234_567,
        distance: 1_034_000,
        floors: 1776,
        variability: 250,
        note: "All of it at once, and none of it believable."
    )

    static let onePulse = pulse([58], peak: 61, at: TimeOfDay(0, 0))

    /// A whole day, and nothing but now is left of it.
    static let midnightPulse = pulse(
        (0..<96).map { 60 + Double($0 % 9) * 12 },
        peak: 231,
        at: TimeOfDay(23, 45)
    )

    static let pulse = pulse((0..<57).map { $0.isMultiple(of: 2) ? 31 : 219 }, peak: 231, at: TimeOfDay(14, 0))

    /// A night of a few minutes.
    static let nap = Night(start: TimeOfDay(5, 50), stretches: [.init(.awake, from: 0, to: 4)], usual: Minutes(420))

    /// One of a day and more, in which nobody stays in one stage.
    static let night = Night(
        start: TimeOfDay(minute: -700),
        stretches: (0..<120).map { step in
            .init(Night.Stage.allCases[step * 7 % 4], from: step * 11, to: step * 11 + 11)
        },
        usual: Minutes(420)
    )

    static let autumnNight = Night(
        start: TimeOfDay(minute: -56),
        stretches: (0..<9).map { step in
            .init(Night.Stage.allCases[(step + 2) % 4], from: step * 60, to: step * 60 + 60)
        },
        usual: Minutes(420),
        change: Night.ClockChange(at: 236, by: -60)
    )

    static let workouts = (0..<4).map { index in
        Workout(
            index.isMultiple(of: 2) ? .running : .cycling,
            "Out and back, and out again because it was so beautiful, by Donaudampfschifffahrtsgesellschaft",
            at: TimeOfDay(5 * index, 59),
            for: Minutes(index * 333),
            distance: index * 123_456,
            energy: index * 9999,
            beats: Array([60, 219, 38, 201].prefix(index + 1)),
            route: index == 0 ? [] : [.init(east: 0, north: 0), .init(east: 90_000, north: Double(index))]
        )
    }

    static let profile = Profile(
        name: "Wolfeschlegelsteinhausenbergerdorff Montgomery-Featherstonehaugh",
        remarks: ["Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "reads on Sundays", "and on Mondays"],
        source: "sample"
    )

    static func glance(of day: CalendarDay) -> DayGlance {
        DayGlance(day, move: summary.move, exercise: summary.exercise, stand: summary.stand, workouts: 12)
    }

    private static func pulse(_ beats: [Double], peak: Int, at time: TimeOfDay) -> Pulse {
        Pulse(
            steps: beats.enumerated().map { index, beats in
                .init(TimeOfDay(minute: index * 15), lowest: beats - 5, average: beats, highest: beats + 12)
            },
            resting: 38,
            peak: .init(peak, at: time, cause: .running),
            woke: TimeOfDay(6, 0)
        )
    }
}
