import Markup

/// The body's day: the night, what was done, and when it is to go to bed.
struct DayLineBody: Markup {
    private static let y = 339.0

    let night: Night?
    let workouts: [Workout]
    let plans: [Plan]
    let now: TimeOfDay

    var content: some Markup {
        SVG.text(.class("b"), .x(.percent(1)), .y(Self.y - 9)) { "Body" }
        if let night, night.isKnown {
            DayLineBar(start: night.start, end: night.end, now: now, y: Self.y, fill: "f-sleep")
        }
        for workout in workouts {
            DayLineBar(start: workout.start, end: workout.end, now: now, y: Self.y, fill: "f-heart")
        }
        // Whether somebody who meant to sleep does so is not known before the morning.
        for plan in plans {
            DayLineBar(start: plan.start, end: plan.end, now: now, y: Self.y, fill: "f-edge")
        }
        DayLineNames(names: names, y: Self.y + 32)
    }

    private var names: [DayLineName] {
        let asleep = night.flatMap { night in
            night.isKnown ? DayLineName(name: "Asleep", longName: "Asleep \(night.asleep.words)", place: 1) : nil
        }
        let done = workouts.map { workout in
            DayLineName(
                name: workout.kind.word,
                longName: workout.distance.map { "\(workout.kind.word) \($0.kilometres) km" } ?? workout.kind.word,
                place: (workout.start.place + workout.end.place) / 2
            )
        }
        let planned = plans.map { plan in
            DayLineName(
                name: plan.name,
                longName: "\(plan.name) by \(plan.start.text)",
                place: (plan.start.place + plan.end.place) / 2
            )
        }
        return [asleep].compactMap { $0 } + done + planned
    }
}
