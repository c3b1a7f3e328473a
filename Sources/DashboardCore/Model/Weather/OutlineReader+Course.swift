import FoundationEssentials

extension OutlineReader {
    /// What falls from the sky and when, or what one sees instead.
    var course: [Outline.Fact] {
        guard let first = hours.first else { return [.unknown] }
        if first.isWet { return rain(from: 0) + manners(from: 0) }
        if first.condition.kind == .fog { return fog }
        guard let start = hours.firstIndex(where: \.isWet) else { return [.dry(sky)] + fogToCome }
        return rain(from: start) + manners(from: start)
    }

    /// From when to when it falls.
    private func rain(from start: Int) -> [Outline.Fact] {
        let spell = spell(from: start)
        let falling = Self.falling(in: spell)
        let end = spell.endIndex < hours.count ? name(of: hours[spell.endIndex].start) : nil
        guard start > 0 else {
            if case .turns(let next, let change)? = change(in: spell) {
                return [.becomes(falling, change, next, until: end)]
            }
            guard let end else { return [.goesOn(falling)] }
            if let again = hours[spell.endIndex...].firstIndex(where: \.isWet), again - spell.endIndex >= 2 {
                let next = Self.falling(in: self.spell(from: again))
                return [.returns(falling, until: end, next, from: name(of: hours[again].start))]
            }
            return [.ends(falling, end, peak: peak(of: spell))]
        }
        let beginning = name(of: hours[start].start)
        guard let end, change(in: spell) == nil, !hours[spell.endIndex...].contains(where: \.isWet) else {
            return [.begins(falling, beginning)]
        }
        return [.passes(falling, from: beginning, to: end, clears: hours[spell.endIndex].condition.isOpen)]
    }

    /// What else is to be said of the same hours: that it becomes snow, thunders or freezes.
    private func manners(from start: Int) -> [Outline.Fact] {
        let spell = spell(from: start)
        let falling = Self.falling(in: spell)
        var facts: [Outline.Fact] = []
        if start > 0, let change = change(in: spell) { facts.append(change) }
        if falling == .thunderstorms || falling == .hail {
            facts.append(.shelter)
        } else if let thunder = spell.first(where: { $0.falling == .thunderstorms || $0.falling == .hail }) {
            facts.append(.thunder(name(of: thunder.start)))
        }
        if spell.contains(where: { $0.falling == .freezingRain }) { facts.append(.ice) }
        return facts
    }

    /// Hours in a row in which something falls; a dry hour between two of them is none that anybody notices.
    private func spell(from start: Int) -> ArraySlice<ForecastHour> {
        var end = start
        while end < hours.count, hours[end].isWet || (end + 1 < hours.count && hours[end + 1].isWet) { end += 1 }
        return hours[start..<end]
    }

    /// When rain becomes snow, or snow rain.
    private func change(in spell: ArraySlice<ForecastHour>) -> Outline.Fact? {
        guard let first = spell.first, let index = spell.firstIndex(where: { $0.isFrozen != first.isFrozen }) else {
            return nil
        }
        let rest = spell[index...]
        // One hour of the other kind is a whim.
        guard rest.count >= 2, rest.allSatisfy({ $0.isFrozen != first.isFrozen }) else { return nil }
        return .turns(Self.falling(in: rest), name(of: rest.first.map(\.start) ?? first.start))
    }

    /// The wettest hour, where it is not the one that it is and worth a word.
    private func peak(of spell: ArraySlice<ForecastHour>) -> SpokenHour? {
        guard let peak = spell.max(by: { $0.rain < $1.rain }), let first = spell.first, peak.start > first.start,
            peak.rain >= 1, peak.rain > first.rain
        else { return nil }
        return name(of: peak.start)
    }

    /// What most of those hours bring; before they change, if they do.
    private static func falling(in spell: ArraySlice<ForecastHour>) -> Outline.Falling {
        let first = spell.first.map(\.isFrozen) ?? false
        let same = spell.prefix { $0.isFrozen == first }.map(\.falling)
        let counts = Outline.Falling.allCases.map { falling in (falling, same.count { $0 == falling }) }
        return counts.max { $0.1 < $1.1 }?.0 ?? .rain
    }

    private var fog: [Outline.Fact] {
        let end = hours.firstIndex { $0.condition.kind != .fog }
        let until = end.map { name(of: hours[$0].start) }
        guard let start = hours.firstIndex(where: \.isWet) else { return [.fog(until: until)] }
        return [.fog(until: until)] + rain(from: start) + manners(from: start)
    }

    private var fogToCome: [Outline.Fact] {
        hours.first { $0.condition.kind == .fog }.map { [.fogComes(name(of: $0.start))] } ?? []
    }

    /// What one sees in what is left of the daylight, or in the night.
    private var sky: Outline.DrySky {
        let isLight = hours.map { !forecast.isNight(in: $0) }
        guard isLight.contains(true) else { return .plain }
        // Where the sun stays up the next day is the same day.
        let isEndless = !isLight.contains(false)
        let today = hours.indices.filter {
            isLight[$0] && (isEndless || forecast.time(hours[$0].start).day == now.day)
        }
        if today.count >= 2 {
            let open = Double(today.count { hours[$0].condition.isOpen }) / Double(today.count)
            return open >= 0.7 ? .sunny : open <= 0.25 ? .grey : .mixed
        }
        let night = hours.indices.prefix { !isLight[$0] || $0 < 2 }
        return night.count { hours[$0].condition.isOpen } * 2 > night.count ? .clearNight : .cloudyNight
    }
}

extension ForecastHour {
    /// What falls in an hour in which something does.
    var falling: Outline.Falling {
        switch condition {
        case .lightDrizzle, .drizzle, .heavyDrizzle: .drizzle
        case .lightRain, .rain: .rain
        case .downpour: .heavyRain
        case .lightShowers, .showers, .heavyShowers: .showers
        case .freezingDrizzle, .heavyFreezingDrizzle, .freezingRain, .heavyFreezingRain: .freezingRain
        case .sleet, .sleetShowers: .sleet
        case .lightSnow, .snow, .heavySnow, .snowGrains, .snowShowers, .heavySnowShowers: .snow
        case .thunder: .thunderstorms
        case .hail, .heavyHail: .hail
        case .clear, .fair, .partly, .cloudy, .overcast, .fog, .rimeFog: temperature <= 0 ? .snow : .rain
        }
    }

    /// Whether it lies on the ground afterwards.
    fileprivate var isFrozen: Bool { falling == .snow }
}
