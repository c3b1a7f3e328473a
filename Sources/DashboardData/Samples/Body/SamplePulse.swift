import DashboardCore
import Glibc

/// How Ingrid's heart beat, to match her nights and her workouts.
enum SamplePulse {
    private static let stepMinutes = 15

    // Of two weeks, the last one today's; before that it goes on in the same way, backwards.
    private static let resting = [54, 53, 55, 54, 53, 52, 54, 53, 53, 52, 52, 51, 52, 51]

    /// The resting pulse of some days, the last one that many days ago.
    static func resting(daysAgo: Int, days: Int) -> [Int] {
        (0..<days).reversed().map { resting(daysAgo: daysAgo + $0) }
    }

    private static func resting(daysAgo: Int) -> Int {
        let place = daysAgo % (2 * resting.count)
        return place < resting.count ? resting[resting.count - 1 - place] : resting[place - resting.count]
    }

    /// The pulse of a day, up to a time of day.
    ///
    /// What was found out asleep is that of the day before, until she wakes.
    static func pulse(daysAgo: Int, until end: TimeOfDay) -> Pulse {
        let workouts = SampleWorkouts.list(daysAgo: daysAgo)
        let woke = SampleNight.night(daysAgo: daysAgo).end
        let rested = end < woke ? daysAgo + 1 : daysAgo
        var dice = SampleDice(daysAgo + 900)
        let steps = stride(from: 0, to: end.minute, by: stepMinutes).map { minute in
            step(at: TimeOfDay(minute: minute), workouts, woke: woke, &dice)
        }
        return Pulse(
            steps: steps,
            resting: resting(daysAgo: rested),
            peak: peak(of: steps, workouts),
            woke: min(woke, end),
            evidence: SampleBody.evidence
        )
    }

    private static func step(
        at time: TimeOfDay,
        _ workouts: [Workout],
        woke: TimeOfDay,
        _ dice: inout SampleDice
    ) -> Pulse.Step {
        let felt = workouts.flatMap { beats(of: $0, from: time) }
        if let low = felt.min(), let high = felt.max() {
            let average = Double(felt.reduce(0, +)) / Double(felt.count)
            return Pulse.Step(time, lowest: Double(low) - dice.roll(6...11), average: average, highest: Double(high))
        }
        // A quarter of an hour after an effort the heart is still on its way down.
        let isResting = workouts.contains { beats(of: $0, from: time.adding(-stepMinutes)).isEmpty == false }
        let average = (isResting ? 92 : base(at: time, woke: woke)) + dice.roll(-2...2)
        return Pulse.Step(
            time,
            lowest: average - dice.roll(3...8),
            average: average,
            highest: average + dice.roll(4...11)
        )
    }

    /// Lower asleep than awake, and a little up and down in either.
    private static func base(at time: TimeOfDay, woke: TimeOfDay) -> Double {
        let hour = Double(time.minute) / 60
        if time < woke { return 53 + 2 * sin(hour) }
        if time.minute < woke.minute + stepMinutes { return 76 }
        return hour > 22.5 ? 60 : 72 + 7 * sin(hour * 1.3)
    }

    /// What of a workout's beats falls into the quarter of an hour.
    private static func beats(of workout: Workout, from time: TimeOfDay) -> [Int] {
        let span = Double(workout.length.count) / Double(workout.beats.count - 1)
        return workout.beats.enumerated().compactMap { index, beats in
            let minute = Double(workout.start.minute) + Double(index) * span
            return minute >= Double(time.minute) && minute < Double(time.minute + stepMinutes) ? beats : nil
        }
    }

    private static func peak(of steps: [Pulse.Step], _ workouts: [Workout]) -> Pulse.Peak {
        let highest = steps.max { $0.highest < $1.highest }
        let time = highest?.time ?? TimeOfDay(0, 0)
        let workout = workouts.first { !beats(of: $0, from: time).isEmpty }
        let cause =
            switch workout?.kind {
            case .running: "running"
            case .cycling: "riding"
            default: "on the stairs"
            }
        return Pulse.Peak(Int((highest?.highest ?? 0).rounded()), at: time, cause: cause)
    }
}
