import Markup

/// The body's day: the night, what was done, and when it is to go to bed.
struct DayLineBody: Markup {
    private static let y = 339.0

    let night: Night?
    let workouts: [Workout]
    let plans: [Plan]
    let now: TimeOfDay
    let told: Teller

    var content: some Markup {
        SVG.text(.class("b"), .x(.percent(1)), .y(Self.y - 9)) { told.words.today.body }
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
        let words = told.words.today
        let asleep = night.flatMap { night in
            night.isKnown
                ? DayLineName(
                    name: words.asleep,
                    longName: "\(words.asleep) \(told.length(night.asleep))",
                    place: 1
                ) : nil
        }
        let done = workouts.map { workout in
            let name = workout.kind.word(in: told.manner.language)
            return DayLineName(
                name: name,
                longName: workout.distance.map { "\(name) \(told.way($0).text)" } ?? name,
                place: (workout.start.place + workout.end.place) / 2
            )
        }
        let planned = plans.map { plan in
            DayLineName(
                name: plan.name,
                longName: words.by(plan.name, told.clock(plan.start)),
                place: (plan.start.place + plan.end.place) / 2
            )
        }
        return [asleep].compactMap { $0 } + done + planned
    }
}
