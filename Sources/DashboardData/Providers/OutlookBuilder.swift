import DashboardCore
import FoundationEssentials

/// Puts hours together into the days of a place, whatever its clocks do on them.
struct OutlookBuilder {
    /// What is known of a whole day.
    struct Summary {
        var condition: WeatherCondition?
        var low: Double?
        var high: Double?
    }

    /// Nobody foretells in smaller steps; more hours than a day has would make a page of any length.
    private static let shortestStep = 3600.0

    let zone: Zone
    var summaries: [CalendarDay: Summary] = [:]

    private var hours: [CalendarDay: [ForecastHour]] = [:]
    private var figures: [CalendarDay: [Date: HourFigures]] = [:]

    init(zone: Zone) {
        self.zone = zone
    }

    mutating func add(_ hour: ForecastHour, _ figures: HourFigures) {
        let day = zone.day(of: hour.start)
        hours[day, default: []].append(hour)
        self.figures[day, default: [:]][hour.start] = figures
    }

    /// The days in time order, each with its hours in time order.
    var days: [Outlook.Day] {
        hours.sorted { $0.key < $1.key }.compactMap { day, hours in
            let hours = spaced(hours)
            let summary = summaries[day] ?? Summary()
            return ForecastDay(
                start: zone.start(of: day),
                condition: summary.condition ?? noon(of: hours),
                hours: hours,
                low: summary.low,
                high: summary.high
            ).map { Outlook.Day(weather: $0, figures: figures[day] ?? [:]) }
        }
    }

    /// The hours in time order, without those that begin while another has just begun.
    private func spaced(_ hours: [ForecastHour]) -> [ForecastHour] {
        var spaced: [ForecastHour] = []
        for hour in hours.sorted(by: { $0.start < $1.start }) {
            if let last = spaced.last, hour.start.timeIntervalSince(last.start) < Self.shortestStep { continue }
            spaced.append(hour)
        }
        return spaced
    }

    /// What one sees at noon, or as near to it as anybody knows: a day is remembered for its daylight.
    private func noon(of hours: [ForecastHour]) -> WeatherCondition {
        let distance = { (hour: ForecastHour) in
            abs(LocalTime(hour.start, offset: zone.offset(at: hour.start).seconds).time.minute - 720)
        }
        return hours.min { distance($0) < distance($1) }?.condition ?? .cloudy
    }
}
