import DashboardCore
import FoundationEssentials

/// What Pirate Weather sends, in the shape of the closed Dark Sky: blocks that may be missing, and -999 for what is not known.
///
/// No figure of weather can be -999, so whatever cannot be true catches that, too.
struct PirateWeatherAnswer: Decodable {
    struct Block<Point: Decodable>: Decodable {
        let data: [Point]?
    }

    struct Hour: Decodable {
        let time: Int
        let icon: String?
        let temperature: Double?
        let apparentTemperature: Double?
        let dewPoint: Double?
        let humidity: Double?
        let pressure: Double?
        let windSpeed: Double?
        let windGust: Double?
        let windBearing: Double?
        let cloudCover: Double?
        let uvIndex: Double?
        let visibility: Double?
        let precipIntensity: Double?
        let precipAccumulation: Double?
        let precipProbability: Double?
        let precipType: String?
    }

    struct Day: Decodable {
        let time: Int
        let icon: String?
        let temperatureMin: Double?
        let temperatureMax: Double?
        let cloudCover: Double?
    }

    struct Flags: Decodable {
        let units: String?
    }

    let hourly: Block<Hour>?
    let daily: Block<Day>?
    let flags: Flags?

    /// Whether its figures mean what they are taken for, as far as it says what they mean.
    var isInOurUnits: Bool { (flags?.units ?? "si") == "si" }

    func days(in zone: Zone) -> [Outlook.Day] {
        var builder = OutlookBuilder(zone: zone)
        for point in hourly?.data ?? [] {
            if let (hour, figures) = point.hour { builder.add(hour, figures) }
        }
        for point in daily?.data ?? [] {
            // A day begins at its own midnight; whatever the clocks do, half a day later it is the same day.
            guard let noon = point.time.moment?.addingTimeInterval(43_200) else { continue }
            builder.summaries[zone.day(of: noon)] = OutlookBuilder.Summary(
                condition: WeatherCondition(darkSky: point.icon, rain: nil, clouds: point.cloudCover),
                low: point.temperatureMin?.inside(Plausible.temperature),
                high: point.temperatureMax?.inside(Plausible.temperature)
            )
        }
        return builder.days
    }
}

extension PirateWeatherAnswer.Hour {
    /// One hour; nothing where what every drawing needs is missing.
    fileprivate var hour: (ForecastHour, HourFigures)? {
        guard let start = time.moment, let rain,
            let condition = WeatherCondition(darkSky: icon, rain: rain, clouds: cloudCover),
            let temperature = temperature?.inside(Plausible.temperature),
            let wind = windSpeed?.inside(Plausible.wind),
            // Air that stands still comes from nowhere, and then nothing is said of it.
            let direction = windBearing?.inside(Plausible.direction) ?? (wind < 0.1 ? 0 : nil)
        else { return nil }
        let hour = ForecastHour(
            start: start,
            condition: condition,
            temperature: temperature,
            chanceOfRain: precipProbability?.share.map { Int($0.rounded()) },
            rain: rain,
            wind: wind,
            pressure: pressure?.inside(Plausible.pressure),
            ultraviolet: uvIndex?.inside(Plausible.ultraviolet),
            visibility: visibility?.inside(Plausible.visibility)
        )
        let figures = HourFigures(
            feelsLike: apparentTemperature?.inside(Plausible.temperature),
            windDirection: direction,
            gusts: windGust?.inside(Plausible.wind),
            humidity: humidity?.share,
            dewPoint: dewPoint?.inside(Plausible.temperature)
        )
        return (hour, figures)
    }

    /// Millimetres of water: at the intensity that is given, or else out of the centimetres that pile up.
    private var rain: Double? {
        if let intensity = precipIntensity?.inside(Plausible.rain) { return intensity }
        // A centimetre of snow is a millimetre of water.
        let share = precipType == "snow" ? 1.0 : 10.0
        return precipAccumulation.flatMap { ($0 * share).inside(Plausible.rain) }
    }
}

extension Double {
    /// Per cent of what is given as 0 to 1.
    fileprivate var share: Double? { (self * 100).inside(Plausible.share) }
}
