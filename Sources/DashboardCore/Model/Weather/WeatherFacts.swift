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
    package var pressureHours: [(hour: ForecastHour, pressure: Double)] {
        let hours = forecast.hours
        let index = hours.firstIndex { $0.start == now.start } ?? 0
        return hours[max(0, index - 10)..<min(hours.count, index + 8)].compactMap { hour in
            hour.pressure.map { (hour, $0) }
        }
    }

    /// Millimetres from this hour to midnight.
    package var rainToCome: Double { today(from: now.start).reduce(0) { $0 + $1.rain } }

    package var windRemark: String {
        let start = "From the \(current.windQuarter)\(current.gusts.map { ", gusts of \($0.whole)" } ?? "")."
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
        let before = fallen > 0 ? " \(fallen.tenths) since midnight." : " None since midnight."
        // Not every forecast remembers the hours that are over.
        let isWhole = forecast.hours.first.map { forecast.time($0.start).hour == 0 } ?? false
        return (rainToCome > 0 ? "Still to fall today." : "No more today.") + (isWhole ? before : "")
    }

    package var humidityRemark: String {
        guard let humidity = current.humidity else { return forecast.silence }
        let meaning = humidity >= 80 ? "Washing will not dry." : "Washing will dry."
        return meaning
    }

    /// What the dew point says of how the air feels.
    package var dewPointRemark: String {
        guard let dewPoint = current.dewPoint else { return forecast.silence }
        if current.temperature - dewPoint <= 1.5 { return "As warm as the air, nearly: mist or dew." }
        if dewPoint >= 20 { return "The air is oppressive." }
        if dewPoint >= 16 { return "The air is sticky." }
        return dewPoint >= 5 ? "The air is pleasant." : "The air is dry."
    }

    /// How many eighths of the sky are covered, as observers count.
    package var cloudEighths: Int? { now.cloud.map { Int((min(max($0, 0), 100) / 12.5).rounded()) } }

    package var cloudRemark: String {
        guard let cloud = now.cloud else { return forecast.silence }
        let hours = forecast.comingHours.dropFirst().prefix(12)
        if cloud >= 40, let open = hours.first(where: { $0.cloud.map { $0 <= cloud - 40 } ?? false }) {
            return "Opening by \(spoken(open))."
        }
        if cloud <= 60, let shut = hours.first(where: { $0.cloud.map { $0 >= cloud + 40 } ?? false }) {
            return "Closing by \(spoken(shut))."
        }
        return "Much the same for the next hours."
    }

    package var pressureRemark: String {
        let hours = pressureHours
        guard let low = hours.min(by: { $0.pressure < $1.pressure }), let last = hours.last,
            let pressure = now.pressure
        else { return forecast.silence }
        let change = last.pressure - pressure
        if low.hour.start == now.start, change > 0 { return "At its lowest now; rising from here." }
        if change >= 1 { return "Rising, \(last.pressure.whole) by \(spoken(last.hour))." }
        if change <= -1 { return "Falling, \(last.pressure.whole) by \(spoken(last.hour))." }
        return "Steady for the next hours."
    }

    package var ultravioletWord: String {
        switch now.ultraviolet?.rounded() {
        case nil: ""
        case let index? where index < 3: "low"
        case let index? where index < 6: "moderate"
        case let index? where index < 8: "high"
        case let index? where index < 11: "very high"
        default: "extreme"
        }
    }

    package var ultravioletRemark: String {
        guard let index = now.ultraviolet else { return forecast.silence }
        if let peak = peak(of: today(from: now.start)), peak.index.rounded() > index.rounded() {
            return "Peak \(peak.index.whole) at \(spoken(peak.hour))."
        }
        guard let tomorrow = peak(of: forecast.days.dropFirst().first?.hours ?? []) else { return "No higher today." }
        return "Peak \(tomorrow.index.whole) tomorrow at \(spoken(tomorrow.hour))."
    }

    private func peak(of hours: [ForecastHour]) -> (hour: ForecastHour, index: Double)? {
        // The first of several, as one looks forward to it.
        hours.compactMap { hour in hour.ultraviolet.map { (hour, $0) } }.max { $0.1 < $1.1 }
    }

    package var visibilityRemark: String {
        guard let visibility = now.visibility else { return forecast.silence }
        guard visibility < 10 else { return "Clear to the horizon." }
        guard let end = forecast.comingHours.prefix(24).first(where: { $0.visibility.map { $0 >= 10 } ?? false }) else {
            return "Mist for the rest of the day."
        }
        return "Mist until about \(spoken(end))."
    }

    private func today(from start: Date) -> [ForecastHour] {
        forecast.days.first?.hours.filter { $0.start >= start } ?? []
    }

    private func spoken(_ hour: ForecastHour) -> String { forecast.time(hour.start).spoken }
}
