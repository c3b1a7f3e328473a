import DashboardCore

/// What the days of a made-up week come to, today first and then backwards; earlier weeks resemble it.
enum SampleBodyWeek {
    /// One day of the week.
    struct Entry {
        let move: Int
        let exercise: Int
        let stand: Int
        let steps: Int
        let distance: Int
        let floors: Int
        let variability: Int
        let asleep: Int
        let inBed: Int
        let activity: String
    }

    static let moveGoal = 900
    static let exerciseGoal = 60
    static let standGoal = 12

    /// What Ingrid sleeps in the mean.
    static let usual = Minutes(420)

    /// The day that many days ago.
    static func entry(daysAgo: Int) -> Entry {
        let entry = entries[daysAgo % entries.count]
        guard daysAgo >= entries.count else { return entry }
        var dice = SampleDice(daysAgo)
        let vary = { (value: Int, dice: inout SampleDice) in Int((Double(value) * dice.roll(0.88...1.1)).rounded()) }
        let sleep = Int(dice.roll(-35...25).rounded())
        return Entry(
            move: vary(entry.move, &dice),
            // At least what the workouts of that day took.
            exercise: max(entry.exercise - 4, vary(entry.exercise, &dice)),
            stand: entry.stand,
            steps: vary(entry.steps, &dice),
            distance: vary(entry.distance, &dice),
            floors: vary(entry.floors, &dice),
            variability: vary(entry.variability, &dice),
            asleep: entry.asleep + sleep,
            inBed: entry.inBed + sleep,
            activity: entry.activity
        )
    }

    private static let entries = [
        Entry(
            move: 744,
            exercise: 68,
            stand: 9,
            steps: 13_120,
            distance: 10_400,
            floors: 11,
            variability: 64,
            asleep: 426,
            inBed: 447,
            activity: "A good run before breakfast, then a quiet desk."
        ),
        Entry(
            move: 666,
            exercise: 33,
            stand: 11,
            steps: 9_480,
            distance: 7_300,
            floors: 8,
            variability: 61,
            asleep: 396,
            inBed: 432,
            activity: "A desk all day, and a short run after it."
        ),
        Entry(
            move: 405,
            exercise: 6,
            stand: 6,
            steps: 4_310,
            distance: 3_200,
            floors: 3,
            variability: 66,
            asleep: 474,
            inBed: 510,
            activity: "A day of rest, mostly indoors."
        ),
        Entry(
            move: 912,
            exercise: 66,
            stand: 12,
            steps: 16_240,
            distance: 14_100,
            floors: 14,
            variability: 63,
            asleep: 492,
            inBed: 522,
            activity: "The long run to the lighthouse, and all three rings closed."
        ),
        Entry(
            move: 540,
            exercise: 12,
            stand: 8,
            steps: 5_120,
            distance: 3_900,
            floors: 5,
            variability: 52,
            asleep: 342,
            inBed: 384,
            activity: "A day at the desk after a short night."
        ),
        Entry(
            move: 903,
            exercise: 54,
            stand: 10,
            steps: 12_060,
            distance: 9_200,
            floors: 12,
            variability: 58,
            asleep: 384,
            inBed: 420,
            activity: "Over the hill by bicycle in the evening."
        ),
        Entry(
            move: 855,
            exercise: 24,
            stand: 12,
            steps: 11_890,
            distance: 8_800,
            floors: 9,
            variability: 60,
            asleep: 426,
            inBed: 456,
            activity: "Much walking in town, and no workout."
        ),
    ]
}

extension SampleBodyWeek.Entry {
    /// What the day came to when it was over.
    var summary: DaySummary {
        DaySummary(
            move: Goal(move, of: SampleBodyWeek.moveGoal),
            exercise: Goal(exercise, of: SampleBodyWeek.exerciseGoal),
            stand: Goal(stand, of: SampleBodyWeek.standGoal),
            steps: steps,
            distance: distance,
            floors: floors,
            variability: variability,
            note: note,
            evidence: SampleBody.evidence
        )
    }

    /// A sentence on the day and one on the night before it.
    var note: String { activity + " " + sleepNote }

    /// A sentence on the night.
    var sleepNote: String { "Sleep was \(Minutes(asleep).comparison(with: SampleBodyWeek.usual))." }
}
