import FoundationEssentials

extension Forecast {
    /// What the next hours bring, in time order, as one would say it to somebody at the door.
    package var sentence: String {
        [rainSentence, eveningSentence].compactMap { $0 }.joined(separator: " ")
    }

    /// Until when the rain goes on, or when it begins.
    private var rainSentence: String {
        let hours = Array(comingHours.prefix(18))
        guard let first = hours.first else { return "Nothing is known of the next hours." }
        guard first.isWet else {
            guard let start = hours.first(where: \.isWet) else { return "No rain in sight." }
            return "Dry until about \(spoken(start.start)), then \(start.condition.words.lowercased())."
        }
        let wet = hours.prefix(while: \.isWet)
        guard wet.count < hours.count else { return "\(first.condition.wetWord) for the rest of the day." }
        let end = "\(first.condition.wetWord) until about \(spoken(hours[wet.count].start))"
        guard let peak = wet.max(by: { $0.rain < $1.rain }), peak.start > first.start, peak.rain >= 1 else {
            return end + "."
        }
        return end + ", heaviest at \(spoken(peak.start))."
    }

    /// What becomes of the sky and the wind by the evening, if that is worth a sentence.
    private var eveningSentence: String? {
        let hours = Array(comingHours.prefix(12))
        guard let first = hours.first, let last = hours.first(where: { time($0.start).hour == 22 }) else { return nil }
        let clears = first.isWet && last.chanceOfRain.map { $0 < 20 } ?? !last.isWet
        let drops = last.wind <= first.wind * 0.6
        let isDark = !sun.isUp(at: last.start)
        return switch (clears, drops) {
        case (true, true): "The evening clears and the wind drops\(isDark ? " after dark" : "")."
        case (true, false): "The evening clears."
        case (false, true): "The wind drops towards ten."
        case (false, false): nil
        }
    }

    private func spoken(_ moment: Date) -> String { time(moment).spoken }
}

extension WeatherCondition {
    /// What falls, whether much or little of it.
    fileprivate var wetWord: String {
        switch self {
        case .lightDrizzle, .drizzle, .heavyDrizzle: Self.drizzle.words
        case .lightShowers, .showers, .heavyShowers: Self.showers.words
        case .freezingDrizzle, .heavyFreezingDrizzle, .freezingRain, .heavyFreezingRain: Self.freezingRain.words
        case .sleet, .sleetShowers: Self.sleet.words
        default:
            switch kind {
            case .snow: Self.snow.words
            case .thunder: Self.thunder.words
            default: Self.rain.words
            }
        }
    }
}
