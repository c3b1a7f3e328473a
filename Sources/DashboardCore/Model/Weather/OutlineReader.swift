import FoundationEssentials

/// Finds in a forecast what is worth saying, one kind of thing at a time.
struct OutlineReader {
    /// How far anybody looks ahead at the door, in hours.
    private static let horizon = 18

    let forecast: Forecast
    /// The hour that it is, and those that follow, as far as one looks.
    let hours: [ForecastHour]
    let now: LocalTime

    init(_ forecast: Forecast) {
        self.forecast = forecast
        let end = forecast.moment.addingTimeInterval(Double(Self.horizon) * 3600)
        hours = Array(forecast.comingHours.prefix { $0.start < end })
        now = forecast.time(forecast.moment)
    }

    /// The wind by the hour, where it is worth a word that it rises, or that it is a gale already.
    var blow: [Outline.Fact] {
        guard let first = hours.first, let most = hours.map(\.wind).max(), let blow = Outline.Blow(most) else {
            return []
        }
        let present = Outline.Blow(first.wind)
        if present == blow { return blow == .strong ? [] : [.wind(blow, nil)] }
        return hours.first { Outline.Blow($0.wind) == blow }.map { [.wind(blow, name(of: $0.start))] } ?? []
    }

    /// What gets better by ten in the evening.
    var evening: [Outline.Fact] {
        guard now.hour < 20, let first = hours.first,
            let last = hours.first(where: { forecast.time($0.start).hour == 22 })
        else { return [] }
        let clears = first.isWet && !last.isWet && last.chanceOfRain.map { $0 < 20 } ?? true && last.condition.isOpen
        let calms = first.wind >= 5 && last.wind <= first.wind * 0.6
        return switch (clears, calms) {
        case (true, true): [.evening(.both)]
        case (true, false): [.evening(.clears)]
        case (false, true): [.evening(.calms)]
        case (false, false): []
        }
    }

    /// What heat and cold do to people and roads.
    var warnings: [Outline.Fact] {
        guard let first = hours.first, let low = hours.prefix(14).min(by: { $0.temperature < $1.temperature }) else {
            return []
        }
        if low.temperature <= -15 { return [.cold(low.temperature)] }
        if low.temperature <= 0, first.temperature > 0.5 {
            let before = (forecast.days.first?.hours ?? []) + hours
            let isWet = before.contains { $0.start <= low.start && $0.isWet && $0.falling != .snow }
            return [.frost(low.temperature, isWet: isWet)]
        }
        let today = hours.filter { forecast.time($0.start).day == now.day }
        guard let high = today.map(\.temperature).max(), high >= 30 else { return [] }
        return [.heat(high, isExtreme: high >= 35)]
    }

    /// Today's highest temperature beside yesterday's.
    var comparison: [Outline.Fact] {
        guard let yesterday = forecast.highYesterday, let today = forecast.days.first?.high, !hours.isEmpty else {
            return []
        }
        let difference = today - yesterday
        guard abs(difference) >= 3 else { return [] }
        return [
            .thanYesterday(
                Outline.Comparison(
                    isWarmer: difference > 0,
                    isMuch: abs(difference) >= 7,
                    air: today < 15 ? .cold : today < 25 ? .mild : .hot
                )
            )
        ]
    }

    /// Whether to take one along into rain that begins soon.
    var umbrella: [Outline.Fact] {
        let coming = hours.prefix(10).drop { !$0.isWet }.prefix { $0.isWet }
        guard let start = coming.first, let first = hours.first, start.start > first.start,
            [.rain, .heavyRain, .showers].contains(start.falling)
        else { return [] }
        return [.umbrella(holds: coming.allSatisfy { Outline.Blow($0.wind) == nil })]
    }

    /// An hour as somebody would call it now.
    func name(of moment: Date) -> SpokenHour { SpokenHour(forecast.time(moment), from: now) }
}

extension Outline.Blow {
    /// Nothing for a wind that one need not speak of; in metres a second.
    init?(_ speed: Double) {
        switch Beaufort(metresPerSecond: speed) {
        case .storm...: self = .storm
        case .gale...: self = .gale
        case .strongBreeze...: self = .strong
        default: return nil
        }
    }
}

extension WeatherCondition {
    /// Whether some of the sky can be seen.
    var isOpen: Bool { self == .clear || self == .fair || self == .partly }
}
