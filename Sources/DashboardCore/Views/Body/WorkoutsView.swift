import Markup

/// Workouts one under the other, each with its way and its pulse; or that there were none.
struct WorkoutsView: Markup {
    let workouts: [Workout]
    let isOver: Bool
    let icons: Link?

    var content: some Markup {
        if workouts.isEmpty {
            EmptyState(
                icon: .run,
                icons: icons,
                title: isOver ? "No workout on this day" : "No workout yet",
                words: isOver
                    ? "No device has noted one."
                    : "It stands here as soon as a device has noted one."
            )
        } else {
            ol(.class("rows")) {
                for workout in workouts { WorkoutRow(workout: workout, icons: icons) }
            }
        }
    }
}

/// One workout.
private struct WorkoutRow: Markup {
    let workout: Workout
    let icons: Link?

    var content: some Markup {
        li(.class("workout")) {
            Icon(workout.kind.icon, from: icons)
            div {
                h3 { workout.name }
                p(.class("small soft")) { "\(workout.start.text), \(workout.length.count) min" }
                p(.class("small")) { figures.joined(separator: ", ") }
            }
            RouteLine(workout.route)
            Sparkline(workout.beats, height: 60, unit: "beats a minute")
        }
    }

    private var figures: [String] {
        let pace = workout.pace.map { ["\($0 / 60):\(($0 % 60).twoDigits) a km"] } ?? []
        return (workout.distance.map { ["\($0.kilometres) km"] } ?? []) + pace
            + (workout.energy.map { ["\($0) kcal"] } ?? [])
    }
}
