import FoundationEssentials

/// What each figure means, in a sentence or two.
extension WeatherFacts {
    package var windRemark: String {
        let gusts = current.gusts.map { measures.wind(metresPerSecond: $0) }
        let hours = forecast.comingHours.prefix(9)
        var change: String?
        if let calmest = hours.min(by: { $0.wind < $1.wind }), calmest.wind <= current.wind - 3 {
            change = words.easing(measures.wind(metresPerSecond: calmest.wind), spoken(calmest))
        } else if let windiest = hours.max(by: { $0.wind < $1.wind }), windiest.wind >= current.wind + 3 {
            change = words.rising(measures.wind(metresPerSecond: windiest.wind), spoken(windiest))
        }
        return joined(words.from(origin, gusts), change)
    }

    package var rainRemark: String {
        let fallen = forecast.hours.prefix { $0.start < now.start }.reduce(0) { $0 + $1.rain }
        let before = fallen > 0 ? words.fallen(measures.precipitation(millimetres: fallen)) : words.noneFallen
        // Not every forecast remembers the hours that are over.
        let isWhole = forecast.hours.first.map { forecast.time($0.start).hour == 0 } ?? false
        return joined(rainToCome > 0 ? words.toCome : words.noMore, isWhole ? before : nil)
    }

    package var humidityRemark: String {
        current.humidity.map { $0 >= 80 ? words.doesNotDry : words.dries } ?? told.silence
    }

    /// What the dew point says of how the air feels.
    package var dewPointRemark: String {
        guard let dewPoint = current.dewPoint else { return told.silence }
        if current.temperature - dewPoint <= 1.5 { return words.mist }
        if dewPoint >= 20 { return words.oppressive }
        if dewPoint >= 16 { return words.sticky }
        return dewPoint >= 5 ? words.pleasant : words.dry
    }

    package var cloudRemark: String {
        guard let cloud = now.cloud else { return told.silence }
        let hours = forecast.comingHours.dropFirst().prefix(12)
        if cloud >= 40, let open = hours.first(where: { $0.cloud.map { $0 <= cloud - 40 } ?? false }) {
            return words.opens(spoken(open))
        }
        if cloud <= 60, let shut = hours.first(where: { $0.cloud.map { $0 >= cloud + 40 } ?? false }) {
            return words.closes(spoken(shut))
        }
        return words.sameSky
    }

    package var pressureRemark: String {
        let hours = pressureHours
        guard let low = hours.min(by: { $0.pressure < $1.pressure }), let last = hours.last,
            let pressure = now.pressure
        else { return told.silence }
        let change = last.pressure - pressure
        let figure = measures.pressure(hectopascals: last.pressure)
        if low.hour.start == now.start, change > 0 { return words.lowestNow }
        if change >= 1 { return words.pressureRises(figure, spoken(last.hour)) }
        if change <= -1 { return words.pressureFalls(figure, spoken(last.hour)) }
        return words.steady
    }

    package var ultravioletRemark: String {
        guard let index = now.ultraviolet else { return told.silence }
        if let peak = peak(of: today(from: now.start)), peak.index.rounded() > index.rounded() { return say(peak) }
        return peak(of: forecast.days.dropFirst().first?.hours ?? []).map(say) ?? words.noHigher
    }

    package var visibilityRemark: String {
        guard let visibility = now.visibility else { return told.silence }
        guard visibility < 10 else { return words.clearView }
        let end = forecast.comingHours.prefix(24).first { $0.visibility.map { $0 >= 10 } ?? false }
        return end.map { words.mistUntil(spoken($0)) } ?? words.mistStays
    }

    private func peak(of hours: [ForecastHour]) -> (hour: ForecastHour, index: Double)? {
        // The first of several, as one looks forward to it.
        hours.compactMap { hour in hour.ultraviolet.map { (hour, $0) } }.max { $0.1 < $1.1 }
    }

    private func say(_ peak: (hour: ForecastHour, index: Double)) -> String {
        words.peak(told.teller.words.numbers.text(peak.index), spoken(peak.hour))
    }
}
