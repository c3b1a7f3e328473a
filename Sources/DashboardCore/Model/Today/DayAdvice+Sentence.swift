import FoundationEssentials

/// The day in a few sentences, in the order of the day, each with what follows from it.
extension DayAdvice {
    package var sentence: String {
        [rainSentence, clearingSentence, bodySentence].compactMap { $0 }.joined(separator: " ")
    }

    private var errands: [Plan] { plansToCome.filter { $0.kind == .errand } }

    private var rainSentence: String? {
        guard let forecast = course.forecast else { return nil }
        guard let heaviest else { return ForecastTeller(forecast).headline }
        let start = forecast.time(heaviest.start).time
        let rain = "Heaviest rain at \(start.spoken)"
        let meets = { (time: TimeOfDay) in time >= start && time < start.adding(60) }
        if let plan = errands.first(where: { meets($0.end) }) {
            return "\(rain), just as you leave \(plan.spoken): take the tram."
        }
        if let plan = errands.first(where: { meets($0.start.adding(-$0.way.count)) }) {
            return "\(rain), just as you set out for \(plan.spoken): take the tram."
        }
        return rain + "."
    }

    /// Whether it stops in time for something.
    private var clearingSentence: String? {
        let hours = hours(from: course.now.time, to: TimeOfDay(24, 0))
        guard let forecast = course.forecast, let last = hours.last(where: \.isWet) else { return nil }
        let end = forecast.time(last.start).time.adding(60)
        return errands.first { $0.start >= end }.map { "It clears before \($0.spoken)." }
    }

    private var bodySentence: String? {
        guard let night = course.night, night.isKnown else { return nil }
        let difference = night.asleep.count - (night.usual ?? night.asleep).count
        let slept = difference >= 0 ? "slept well" : difference > -30 ? "slept enough" : "slept little"
        guard let workout = course.workouts?.max(by: { ($0.energy ?? 0) < ($1.energy ?? 0) }) else {
            return "You have \(slept)."
        }
        let verb =
            switch workout.kind {
            case .running: "run"
            case .cycling: "ridden"
            default: "trained"
            }
        let rest = course.now.hour < 21 ? "; the rest of the day can be slow." : "."
        return "You have \(slept) and \(verb) already\(rest)"
    }
}
