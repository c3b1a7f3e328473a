import FoundationEssentials

/// What the weather of a day means for its plans, in words.
package struct DayAdvice: Sendable {
    /// How the weather meets a plan.
    private enum Meeting {
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
    package func remark(on plan: Plan) -> String? {
        var sentences: [String] = []
        let departure = plan.start.adding(-plan.way.count)
        if plan.way.count > 0, departure >= course.now.time { sentences.append("Leave at \(departure.text).") }
        switch meeting(plan) {
        case .heaviestRain: sentences.append("Heaviest rain of the day: take the tram.")
        case .rain: sentences.append("Rain on the way: take the tram.")
        case .dryByThen(let home): sentences.append("Dry by then; \(Teller().degrees(home)) on the way home.")
        case .nothing: break
        }
        if let note = plan.note { sentences.append(note) }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// The same in as few words as can be read across a room: `Dentist, take the tram`.
    package func line(on plan: Plan) -> String {
        switch meeting(plan) {
        case .heaviestRain, .rain: "\(plan.name), take the tram"
        case .dryByThen: "\(plan.name), dry by then"
        case .nothing: plan.name
        }
    }

    private func meeting(_ plan: Plan) -> Meeting {
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
