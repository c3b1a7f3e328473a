import DashboardCore
import FoundationEssentials

/// What MET Norway sends: steps of an hour for two days and a half, then of six hours; what is not known is not there.
struct METNorwayAnswer: Decodable {
    struct Properties: Decodable {
        let meta: Meta?
        let timeseries: [Step]
    }

    struct Meta: Decodable {
        let units: [String: String]?
    }

    struct Step: Decodable {
        let time: String
        let data: Parts
    }

    struct Parts: Decodable {
        let instant: Instant
        let next_1_hours: Period?
        let next_6_hours: Period?
    }

    struct Instant: Decodable {
        let details: InstantDetails
    }

    struct InstantDetails: Decodable {
        let air_temperature: Double?
        let air_pressure_at_sea_level: Double?
        let dew_point_temperature: Double?
        let relative_humidity: Double?
        let wind_from_direction: Double?
        let wind_speed: Double?
        let wind_speed_of_gust: Double?
    }

    struct Period: Decodable {
        let summary: Summary
        let details: PeriodDetails?
    }

    struct Summary: Decodable {
        let symbol_code: String
    }

    struct PeriodDetails: Decodable {
        let precipitation_amount: Double?
        let probability_of_precipitation: Double?
    }

    let properties: Properties

    /// Whether its figures mean what they are taken for, as far as it says what they mean.
    var isInOurUnits: Bool {
        let wanted = [
            "air_temperature": "celsius", "dew_point_temperature": "celsius", "precipitation_amount": "mm",
            "wind_speed": "m/s", "wind_speed_of_gust": "m/s", "air_pressure_at_sea_level": "hPa",
        ]
        return wanted.allSatisfy { name, unit in (properties.meta?.units?[name] ?? unit) == unit }
    }

    func days(in zone: Zone) -> [Outlook.Day] {
        var builder = OutlookBuilder(zone: zone)
        for step in properties.timeseries {
            if let (hour, figures) = step.hour { builder.add(hour, figures) }
        }
        return builder.days
    }
}

extension METNorwayAnswer.Step {
    /// What the step says of its hours; nothing of the last ones, which say how warm it is and not what one sees.
    fileprivate var hour: (ForecastHour, HourFigures)? {
        let details = data.instant.details
        guard let start = (try? Date(time, strategy: .iso8601)).flatMap({ Int($0.timeIntervalSince1970).moment }),
            let (period, length) = data.next_1_hours.map({ ($0, 1) }) ?? data.next_6_hours.map({ ($0, 6) }),
            let condition = WeatherCondition(symbol: period.summary.symbol_code),
            let rain = period.details?.precipitation_amount?.inside(Plausible.rain),
            let temperature = details.air_temperature?.inside(Plausible.temperature),
            let wind = details.wind_speed?.inside(Plausible.wind),
            let direction = details.wind_from_direction?.inside(Plausible.direction)
        else { return nil }
        let hour = ForecastHour(
            start: start,
            condition: condition,
            temperature: temperature,
            chanceOfRain: period.details?.probability_of_precipitation?.inside(Plausible.share)
                .map { Int($0.rounded()) },
            rain: rain,
            wind: wind,
            pressure: details.air_pressure_at_sea_level?.inside(Plausible.pressure),
            // It gives the index for a sky without clouds, which is not the one that people stand under.
            ultraviolet: nil,
            visibility: nil,
            length: length
        )
        let figures = HourFigures(
            windDirection: direction,
            gusts: details.wind_speed_of_gust?.inside(Plausible.wind),
            humidity: details.relative_humidity?.inside(Plausible.share),
            dewPoint: details.dew_point_temperature?.inside(Plausible.temperature)
        )
        return (hour, figures)
    }
}
