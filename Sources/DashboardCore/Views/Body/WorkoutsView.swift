import Markup

/// Workouts one under the other, each with its way and its pulse; or that there were none.
struct WorkoutsView: Markup {
    let workouts: [Workout]
    let isOver: Bool
    let icons: Link?
    let told: Teller
    let whole: Link

    var content: some Markup {
        if workouts.isEmpty {
            let words = told.words.body.workouts
            let (title, sentence) = isOver ? words.noneOnThatDay : words.noneYet
            EmptyState(icon: .run, icons: icons, title: title, words: sentence)
        } else {
            ol(.class("rows")) {
                for workout in workouts { WorkoutRow(workout: workout, icons: icons, told: told) }
            }
            EvidenceView(evidence: Workout.evidence(of: workouts), told: told, whole: whole)
        }
    }
}

/// One workout.
private struct WorkoutRow: Markup {
    let workout: Workout
    let icons: Link?
    let told: Teller

    var content: some Markup {
        li(.class("workout")) {
            Icon(workout.kind.icon, from: icons)
            div {
                h3(.given(workout.ownName.flatMap { _ in told.englishTag }) { .lang($0) }) {
                    workout.name(in: told.manner.language)
                }
                p(.class("small soft")) {
                    told.clock(workout.start) + comma + told.words.body.workouts.minutes(workout.length.count)
                }
                p(.class("small")) { figures.joined(separator: comma) }
            }
            RouteLine(workout.route, told: told)
            Sparkline(workout.beats, height: 60, told: told)
        }
    }

    private var comma: String { told.words.frame.card.comma }

    private var figures: [String] {
        [workout.distance.map { told.way($0).text }, workout.pace.map(told.pace), workout.energy.map(told.energy)]
            .compactMap { $0 }
    }
}
