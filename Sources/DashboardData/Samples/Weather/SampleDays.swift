import DashboardCore
import FoundationEssentials
import Glibc

/// Days of made-up weather: some that were written down, and then those of a climate.
struct SampleDays {
    /// As many as the most generous provider gives.
    private static let count = 16

    let climate: SampleClimate
    /// With how many days of the week they begin that was written down.
    let writtenDays: Int

    func from(_ midnight: Date) -> [ForecastDay] {
        let written = writtenDays * 24
        let last = midnight.addingTimeInterval(Double(written - 1) * 3600)
        let gap =
            written == 0 ? 0 : SampleWeek.hour(written - 1, from: last).temperature - climate.temperature(at: last)
        return (0..<Self.count).compactMap { day in
            let start = midnight.addingTimeInterval(Double(day) * 86_400)
            let hours = (0..<24).map { hour -> ForecastHour in
                let index = day * 24 + hour
                let moment = start.addingTimeInterval(Double(hour) * 3600)
                guard index >= written else { return SampleWeek.hour(index, from: moment) }
                // No leap from what was written down to what was not.
                let rest = gap * exp(-Double(index - written) / 18)
                return climate.hour(from: moment, warmerBy: rest)
            }
            return ForecastDay(
                start: start,
                condition: day < writtenDays ? SampleWeek.condition(ofDay: day) : Self.mark(of: hours),
                hours: hours
            )
        }
    }

    /// What a day is remembered for: the wettest of its hours if several are wet, or what one sees most by day.
    private static func mark(of hours: [ForecastHour]) -> WeatherCondition {
        let wet = hours.filter { $0.rain > 0 }
        if wet.count >= 3, let wettest = wet.max(by: { $0.rain < $1.rain }) { return wettest.condition }
        let dry = hours.filter { $0.rain == 0 }.map { $0.cloud ?? 0 }
        return WeatherCondition(cloud: dry.reduce(0, +) / Double(max(dry.count, 1)))
    }
}
