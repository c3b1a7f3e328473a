import FoundationEssentials

/// What the weather of a day means for its plans, in words.
package struct DayAdvice: Sendable {
    /// How the weather meets a plan.
    package enum Meeting: Hashable, Sendable {
        case heaviestRain, rain
        /// It has rained before, and does so no longer.
        case dryByThen(home: Double)
        case nothing
    }

    let course: DayCourse

    package init(on course: DayCourse) {
        self.course = course
    }

    /// What is still to come, the next first.
    package var plansToCome: [Plan] { (course.plans ?? []).filter { $0.end > course.now.time } }

    /// What one should know before a plan begins: when to leave, how to go, and what its calendar says.
    package func remark(on plan: Plan, _ told: Teller = Teller()) -> String? {
        let words = told.words.today.advice
        var sentences: [String] = []
        let departure = plan.start.adding(-plan.way.count)
        if plan.way.count > 0, departure >= course.now.time {
            sentences.append(words.leave(told.clock(departure)))
        }
        switch meeting(plan) {
        case .heaviestRain: sentences.append(words.inHeaviestRain)
        case .rain: sentences.append(words.inRain)
        case .dryByThen(let home): sentences.append(words.dryByThen(told.degrees(home)))
        case .nothing: break
        }
        if let note = plan.note { sentences.append(note) }
        return sentences.isEmpty ? nil : sentences.joined(separator: words.gap)
    }

    /// The same in as few words as can be read across a room: `Dentist, take the tram`.
    package func line(on plan: Plan, _ told: Teller = Teller()) -> String {
        told.words.today.advice.line(plan.name, meeting(plan))
    }

    func meeting(_ plan: Plan) -> Meeting {
        guard plan.kind == .errand else { return .nothing }
        let way = hours(from: plan.start.adding(-plan.way.count), to: plan.end.adding(plan.way.count))
        if let heaviest, way.contains(heaviest) { return .heaviestRain }
        if way.contains(where: \.isWet) { return .rain }
        guard let home = way.last, hours(from: course.now.time, to: plan.start).contains(where: \.isWet) else {
            return .nothing
        }
        return .dryByThen(home: hours(from: plan.end, to: plan.end.adding(1)).first?.temperature ?? home.temperature)
    }

    /// The hour with the most rain of those that are to come, if it is worth a word.
    var heaviest: ForecastHour? {
        let wettest = hours(from: course.now.time, to: TimeOfDay(24, 0)).max { $0.rain < $1.rain }
        return wettest.flatMap { $0.rain >= 1 ? $0 : nil }
    }

    /// The hours of this day that have some part of a stretch of time.
    func hours(from start: TimeOfDay, to end: TimeOfDay) -> [ForecastHour] {
        (course.forecast?.clockHours ?? []).filter { hour, weather in
            hour * 60 < end.minute && (hour + weather.length) * 60 > start.minute
        }.map(\.weather)
    }
}
