extension DayCourse.Event {
    /// What it is, in few words.
    package func words(_ told: Teller = Teller()) -> String {
        let words = told.words.today
        return switch matter {
        case .sunrise: words.sunrise
        case .sunset: words.sunset
        case .asleep(let length): words.asleepFor(told.length(length))
        case .workout(let workout): workout.name(in: told.manner.language)
        case .plan(let plan): plan.title
        }
    }

    /// The same with its times.
    func line(_ told: Teller) -> String {
        told.words.today.event(words(told), told.clock(start), end.map(told.clock))
    }
}
