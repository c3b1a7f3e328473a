import FoundationEssentials

/// What a sheet of facts says of a forecast: the figures of this hour, and what they mean for the next ones.
package struct WeatherFacts: Sendable {
    package let forecast: Forecast
    /// The hour that it is.
    package let now: ForecastHour

    /// Nothing for a forecast without hours.
    package init?(of forecast: Forecast) {
        guard let now = forecast.comingHours.first else { return nil }
        self.forecast = forecast
        self.now = now
    }

    package var current: CurrentWeather { forecast.current }

    /// The next eight hours, by which a shower is over.
    package var rainHours: ArraySlice<ForecastHour> { forecast.comingHours.prefix(8) }

    /// Ten hours back, as far as the day goes, and seven ahead.
    package var pressureHours: ArraySlice<ForecastHour> {
        let hours = forecast.hours
        let index = hours.firstIndex { $0.start == now.start } ?? 0
        return hours[max(0, index - 10)..<min(hours.count, index + 8)]
    }

    /// Millimetres from this hour to midnight.
    package var rainToCome: Double { today(from: now.start).reduce(0) { $0 + $1.rain } }

    package var windRemark: String {
        let start = "From the \(current.windQuarter), gusts of \(current.gusts.whole)."
        let hours = forecast.comingHours.prefix(9)
        guard let calmest = hours.min(by: { $0.wind < $1.wind }), let windiest = hours.max(by: { $0.wind < $1.wind })
        else { return start }
        if calmest.wind <= current.wind - 3 {
            return "\(start) Easing to \(calmest.wind.whole) by \(spoken(calmest))."
        }
        if windiest.wind >= current.wind + 3 {
            return "\(start) Rising to \(windiest.wind.whole) by \(spoken(windiest))."
        }
        return start
    }

    package var rainRemark: String {
        let fallen = forecast.hours.prefix { $0.start < now.start }.reduce(0) { $0 + $1.rain }
        let before = fallen > 0 ? "\(fallen.tenths) since midnight." : "None since midnight."
        return rainToCome > 0 ? "Still to fall today. \(before)" : "No more today. \(before)"
    }

    package var humidityRemark: String {
        let meaning = current.humidity >= 80 ? "Washing will not dry." : "Washing will dry."
        return "Dew point \(current.dewPoint.degrees). \(meaning)"
    }

    package var pressureRemark: String {
        let hours = pressureHours
        guard let low = hours.min(by: { $0.pressure < $1.pressure }), let last = hours.last else { return "" }
        if low.start == now.start { return "At its lowest now; rising from here." }
        let change = last.pressure - now.pressure
        if change >= 1 { return "Rising, \(last.pressure.whole) by \(spoken(last))." }
        if change <= -1 { return "Falling, \(last.pressure.whole) by \(spoken(last))." }
        return "Steady for the next hours."
    }

    package var ultravioletWord: String {
        switch now.ultraviolet.rounded() {
        case ..<3: "low"
        case ..<6: "moderate"
        case ..<8: "high"
        case ..<11: "very high"
        default: "extreme"
        }
    }

    package var ultravioletRemark: String {
        let today = today(from: now.start).max { $0.ultraviolet < $1.ultraviolet }
        if let today, today.ultraviolet.rounded() > now.ultraviolet.rounded() {
            return "Peak \(today.ultraviolet.whole) at \(spoken(today))."
        }
        guard let tomorrow = forecast.days.dropFirst().first?.hours.max(by: { $0.ultraviolet < $1.ultraviolet }) else {
            return "No higher today."
        }
        return "Peak \(tomorrow.ultraviolet.whole) tomorrow at \(spoken(tomorrow))."
    }

    package var visibilityRemark: String {
        guard now.visibility < 10 else { return "Clear to the horizon." }
        guard let end = forecast.comingHours.prefix(24).first(where: { $0.visibility >= 10 }) else {
            return "Mist for the rest of the day."
        }
        return "Mist until about \(spoken(end))."
    }

    private func today(from start: Date) -> [ForecastHour] {
        forecast.days.first?.hours.filter { $0.start >= start } ?? []
    }

    private func spoken(_ hour: ForecastHour) -> String { forecast.time(hour.start).spoken }
}
