import FoundationEssentials

/// A day from midnight to midnight: the sun, the weather, the body and the plans on it, each as far as somebody knows it.
package struct DayCourse: Hashable, Sendable {
    /// What an event belongs to.
    package enum Lane: String, Sendable, CaseIterable {
        case sun, body, plans
    }

    /// What an event is.
    package enum Matter: Hashable, Sendable {
        case sunrise, sunset
        case asleep(Minutes)
        case workout(Workout)
        case plan(Plan)
    }

    /// Something with a time on that day.
    package struct Event: Hashable, Sendable {
        package let lane: Lane
        package let matter: Matter
        package let start: TimeOfDay
        /// Nil for what is only a moment.
        package let end: TimeOfDay?
    }

    /// The day, and how far it has come.
    package let now: LocalTime
    package let forecast: Forecast?
    package let night: Night?
    package let workouts: [Workout]?
    package let plans: [Plan]?

    package init(now: LocalTime, forecast: Forecast?, night: Night?, workouts: [Workout]?, plans: [Plan]?) {
        self.now = now
        self.forecast = forecast
        self.night = night
        self.workouts = workouts
        self.plans = plans
    }

    /// Whether anybody has said anything.
    var isKnown: Bool { forecast != nil || night != nil || workouts != nil || plans != nil }

    /// What follows from it.
    package var advice: DayAdvice { DayAdvice(on: self) }

    /// When the sun rises and sets.
    package var sun: Sun.Course? { forecast.map { $0.sun.course(from: now.day.start(offset: $0.offset)) } }

    /// Everything that has a time, in the order of the day.
    package var events: [Event] {
        (sunEvents + bodyEvents + planEvents).sorted { $0.start < $1.start }
    }

    /// Whether something is over, or a moment has passed.
    package func isOver(_ event: Event) -> Bool { (event.end ?? event.start) <= now.time }

    private var sunEvents: [Event] {
        guard let forecast, let sun else { return [] }
        return [(Matter.sunrise, sun.rise), (.sunset, sun.set)].compactMap { matter, moment in
            moment.map { Event(lane: .sun, matter: matter, start: forecast.time($0).time, end: nil) }
        }
    }

    private var bodyEvents: [Event] {
        let sleep = night.flatMap { night -> Event? in
            guard night.isKnown else { return nil }
            let start = max(night.start, TimeOfDay(0, 0))
            return Event(lane: .body, matter: .asleep(night.asleep), start: start, end: night.end)
        }
        return [sleep].compactMap { $0 }
            + (workouts ?? []).map { Event(lane: .body, matter: .workout($0), start: $0.start, end: $0.end) }
    }

    private var planEvents: [Event] {
        (plans ?? []).map { Event(lane: .plans, matter: .plan($0), start: $0.start, end: $0.end) }
    }
}
