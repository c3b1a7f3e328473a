import DashboardCore
import FoundationEssentials

/// What Open-Meteo sends: a list of values for each variable, all as long as the list of times, with gaps.
struct OpenMeteoAnswer: Decodable {
    typealias Values = [Double?]

    struct Hourly: Decodable {
        let time: [Int]
        let temperature_2m: Values
        let weather_code: Values
        let precipitation: Values
        let wind_speed_10m: Values
        let wind_direction_10m: Values
        let apparent_temperature: Values?
        let relative_humidity_2m: Values?
        let dew_point_2m: Values?
        let precipitation_probability: Values?
        let pressure_msl: Values?
        let wind_gusts_10m: Values?
        let visibility: Values?
        let uv_index: Values?
    }

    struct Daily: Decodable {
        let time: [Int]
        let weather_code: Values?
        let temperature_2m_max: Values?
        let temperature_2m_min: Values?
    }

    let hourly: Hourly
    let daily: Daily?

    /// The days, nothing where a list has another length than its times.
    func days(in zone: Zone) -> [Outlook.Day]? {
        guard hourly.isEven, daily?.isEven ?? true else { return nil }
        var builder = OutlookBuilder(zone: zone)
        for index in hourly.time.indices {
            if let (hour, figures) = hourly.hour(at: index) { builder.add(hour, figures) }
        }
        for (index, time) in (daily?.time ?? []).enumerated() {
            // By the middle of the day, because its ends are those of a fixed offset.
            guard let noon = time.moment?.addingTimeInterval(43_200) else { continue }
            builder.summaries[zone.day(of: noon)] = daily?.summary(at: index)
        }
        return builder.days
    }
}

extension OpenMeteoAnswer.Hourly {
    fileprivate var isEven: Bool {
        [
            temperature_2m, weather_code, precipitation, wind_speed_10m, wind_direction_10m, apparent_temperature,
            relative_humidity_2m, dew_point_2m, precipitation_probability, pressure_msl, wind_gusts_10m, visibility,
            uv_index,
        ].allSatisfy { $0?.count ?? time.count == time.count }
    }

    /// One hour; nothing where what every drawing needs is missing.
    ///
    /// Amounts, chances and gusts are said of the hour before, so the next one tells what this one brings.
    fileprivate func hour(at index: Int) -> (ForecastHour, HourFigures)? {
        let next = index + 1
        guard next < time.count, let start = time[index].moment,
            let temperature = temperature_2m[index]?.inside(Plausible.temperature),
            let condition = weather_code[index].flatMap(WeatherCondition.init(wmo:)),
            let rain = precipitation[next]?.inside(Plausible.rain),
            let wind = wind_speed_10m[index]?.inside(Plausible.wind),
            let direction = wind_direction_10m[index]?.inside(Plausible.direction)
        else { return nil }
        let hour = ForecastHour(
            start: start,
            condition: condition,
            temperature: temperature,
            chanceOfRain: precipitation_probability?[next]?.inside(Plausible.share).map { Int($0.rounded()) },
            rain: rain,
            wind: wind,
            pressure: pressure_msl?[index]?.inside(Plausible.pressure),
            ultraviolet: uv_index?[index]?.inside(Plausible.ultraviolet),
            visibility: visibility?[index]?.inside(Plausible.visibility).map { $0 / 1000 }
        )
        let figures = HourFigures(
            feelsLike: apparent_temperature?[index]?.inside(Plausible.temperature),
            windDirection: direction,
            gusts: wind_gusts_10m?[next]?.inside(Plausible.wind),
            humidity: relative_humidity_2m?[index]?.inside(Plausible.share),
            dewPoint: dew_point_2m?[index]?.inside(Plausible.temperature)
        )
        return (hour, figures)
    }
}

extension OpenMeteoAnswer.Daily {
    fileprivate var isEven: Bool {
        [weather_code, temperature_2m_max, temperature_2m_min].allSatisfy { $0?.count ?? time.count == time.count }
    }

    fileprivate func summary(at index: Int) -> OutlookBuilder.Summary {
        OutlookBuilder.Summary(
            condition: weather_code?[index].flatMap(WeatherCondition.init(wmo:)),
            low: temperature_2m_min?[index]?.inside(Plausible.temperature),
            high: temperature_2m_max?[index]?.inside(Plausible.temperature)
        )
    }
}
