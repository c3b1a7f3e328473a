import FoundationEssentials

/// The day in a few sentences, in the order of the day, each with what follows from it.
extension DayAdvice {
    package func sentence(_ told: Teller = Teller()) -> String {
        [rainSentence(told), clearingSentence(told), bodySentence(told)].compactMap { $0 }
            .joined(separator: told.words.today.advice.gap)
    }

    private var errands: [Plan] { plansToCome.filter { $0.kind == .errand } }

    private func rainSentence(_ told: Teller) -> String? {
        guard let forecast = course.forecast else { return nil }
        guard let heaviest else { return ForecastTeller(forecast, told).headline }
        let words = told.words.today.advice
        let start = forecast.time(heaviest.start).time
        let hour = SpokenHour(start.minute / 60)
        let meets = { (time: TimeOfDay) in time >= start && time < start.adding(60) }
        if let plan = errands.first(where: { meets($0.end) }) {
            return words.heaviestOnLeaving(hour, words.plan(plan.name, plan.spoken))
        }
        if let plan = errands.first(where: { meets($0.start.adding(-$0.way.count)) }) {
            return words.heaviestOnSettingOut(hour, words.plan(plan.name, plan.spoken))
        }
        return words.heaviest(hour)
    }

    /// Whether it stops in time for something.
    private func clearingSentence(_ told: Teller) -> String? {
        let hours = hours(from: course.now.time, to: TimeOfDay(24, 0))
        guard let forecast = course.forecast, let last = hours.last(where: \.isWet) else { return nil }
        let end = forecast.time(last.start).time.adding(60)
        let words = told.words.today.advice
        return errands.first { $0.start >= end }.map { words.clearsBefore(words.plan($0.name, $0.spoken)) }
    }

    private func bodySentence(_ told: Teller) -> String? {
        guard let night = course.night, night.isKnown else { return nil }
        let words = told.words.today.advice
        let difference = night.asleep.count - (night.usual ?? night.asleep).count
        let how = difference >= 0 ? words.sleptWell : difference > -30 ? words.sleptEnough : words.sleptLittle
        guard let workout = course.workouts?.max(by: { ($0.energy ?? 0) < ($1.energy ?? 0) }) else {
            return words.slept(how)
        }
        return words.sleptAndDone(how, workout.kind, course.now.hour < 21)
    }
}
