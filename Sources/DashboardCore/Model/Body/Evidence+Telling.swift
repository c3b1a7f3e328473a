extension Evidence {
    /// What the figure is called where it is shown.
    func name(_ told: Teller) -> String {
        let body = told.words.body
        return switch topic {
        case .all: body.evidence.all
        case .rings: body.evidence.rings
        case .steps: body.goals.steps
        case .distance: body.goals.distance
        case .floors: body.goals.floors
        case .energy: body.evidence.energy
        case .heartRateVariability: body.goals.variability
        case .heartRate: body.heart.title
        case .restingHeartRate: body.heart.restingTitle
        case .sleep: body.sleep.title
        case .workouts: body.workouts.title
        }
    }
}

extension EvidenceRule {
    /// The rule in a sentence, and in a second one whom it believes first.
    func text(_ told: Teller) -> String {
        let words = told.words.body.evidence
        let sentence = words.rules[self]
        guard let isInOwnOrder else { return sentence }
        return sentence + told.words.today.advice.gap + (isInOwnOrder ? words.ownOrder : words.usualOrder)
    }
}

extension Evidence.Times {
    func text(_ told: Teller) -> String { "\(told.clock(start))–\(told.clock(end))" }
}

extension Evidence.Amount {
    /// With its unit, in somebody's manner.
    func text(_ told: Teller) -> String {
        let (body, comma) = (told.words.body, told.words.frame.card.comma)
        switch self {
        case .count(let count): return told.measures.words.numbers.text(count)
        case .metres(let metres): return way(metres, told.measures).text
        case .kilocalories(let energy): return figure(energy, body.goals.kilocalories, told)
        case .milliseconds(let time): return figure(time, body.goals.milliseconds, told)
        case .beatsPerMinute(let beats): return figure(beats, body.heart.beats, told)
        case .measurements(let count): return body.evidence.measurements(count, told.number(count))
        case .sleep(let asleep, let inBed):
            return [
                asleep.count > 0 ? body.evidence.asleep(told.length(asleep)) : nil,
                inBed.count > 0 ? body.evidence.inBed(told.length(inBed)) : nil,
            ]
            .compactMap { $0 }.joined(separator: comma)
        case .workout(let activity, let length):
            return activity.word(in: told.manner.language) + comma + body.workouts.minutes(length.count)
        }
    }

    /// A short way, which to a tenth would be none, is told as a height is.
    private func way(_ metres: Double, _ measures: Measures) -> Figure {
        measures.units.distance.value(kilometres: metres / 1000) < 0.1
            ? measures.height(metres: metres) : measures.way(metres: metres)
    }

    private func figure(_ value: Double, _ unit: String, _ told: Teller) -> String {
        Figure(number: told.measures.words.numbers.text(value), unit: unit, space: .narrowSpace).text
    }
}
