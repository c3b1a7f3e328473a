import DashboardCore
import FoundationEssentials
import Glibc

/// Weather as it might be at a place, by its latitude, the season and the sun, the same for the same place and hour.
///
/// The year's mean falls with the latitude and its swing grows; the day's swing follows the sun. On them ride waves of some
/// days, whose phases are the place's own, that make it warmer and colder, wet and dry.
struct SampleClimate {
    private let place: Place
    private let sun: Sun
    private let phases: [Double]

    init(of place: Place) {
        self.place = place
        sun = Sun(over: place)
        var dice = SampleDice(Int(place.latitude * 100) * 100_003 + Int(place.longitude * 100))
        phases = (0..<8).map { _ in dice.roll(0...(2 * .pi)) }
    }

    /// Where the wind usually comes from: the trade winds' east, or the west of the middle latitudes.
    var windDirection: Double {
        let swing = 25 * sin(phases[0])
        return isTropical || degrees > 66 ? 75 + swing : 245 + swing
    }

    func temperature(at moment: Date) -> Double {
        let spell = (0.4 + 0.06 * degrees) * wave(at: moment, days: 3.7, 6.1, 0)
        return season(at: moment) + spell + dailySwing(at: moment)
    }

    func hour(from start: Date, warmerBy rest: Double = 0) -> ForecastHour {
        let middle = start.addingTimeInterval(1800)
        let temperature = temperature(at: middle) + rest
        let wetness = wetness(at: middle)
        let cloud = min(max(50 + 60 * wetness, 0), 100)
        let rain = rain(by: wetness, at: temperature)
        return ForecastHour(
            start: start,
            condition: WeatherCondition(rain: rain, at: temperature, cloud: cloud, isTropical: isTropical),
            temperature: temperature,
            chanceOfRain: chance(by: wetness),
            rain: rain,
            wind: max(0.6, (3 + 0.04 * degrees + 2.5 * wave(at: middle, days: 1.6, 4.4, 2)) * (isTropical ? 0.7 : 1)),
            pressure: 1014 - (1 + 0.2 * degrees) * 0.6 * wave(at: middle, days: 2.9, 5.3, 4),
            ultraviolet: 12.5 * pow(sin(max(0, sun.altitude(at: middle)) * .pi / 180), 2.4)
                * (1 - 0.7 * pow(cloud / 100, 2)),
            visibility: rain > 0 ? (temperature < 1 ? 3 : 7) : 30,
            cloud: cloud
        )
    }

    private var degrees: Double { place.latitude.magnitude }
    private var isTropical: Bool { degrees < 15 }

    /// What a day of the year has on average; the warmest is a month after the longest.
    private func season(at moment: Date) -> Double {
        let mean = 27 - 0.0055 * degrees * degrees
        let turns = (moment.timeIntervalSince1970 / 86_400 - 203) / 365.2425
        return mean + 0.14 * place.latitude * cos(2 * .pi * turns)
    }

    /// Warmest some hours after noon by the sun, and even where the sun stays up, down, or behind clouds.
    private func dailySwing(at moment: Date) -> Double {
        let noon = sun.noon(from: moment.addingTimeInterval(-43_200))
        let height = max(0, sin(sun.altitude(at: noon) * .pi / 180))
        let hours = moment.timeIntervalSince(noon) / 3600
        return (0.6 + 3.8 * height) * cos(2 * .pi * (hours - 2.5) / 24)
    }

    /// From dry to wet, from about -1 to 1; in the tropics it rains in the afternoon, on the horse latitudes seldom.
    private func wetness(at moment: Date) -> Double {
        let waves = wave(at: moment, days: 2.3, 4.1, 4)
        guard !isTropical else {
            let noon = sun.noon(from: moment.addingTimeInterval(-43_200))
            let hours = moment.timeIntervalSince(noon) / 3600
            return -0.05 + 0.3 * waves + 0.45 * cos(2 * .pi * (hours - 3.5) / 24)
        }
        let belt = degrees < 35 ? -0.3 : degrees < 45 ? -0.12 : degrees < 66 ? 0.08 : -0.1
        return belt + 0.5 * waves + 0.2 * wave(at: moment, days: 0.4, 0.7, 6)
    }

    /// In per cent, in steps of five.
    private func chance(by wetness: Double) -> Int { Int((min(max((wetness + 0.55) / 1.3, 0), 1) * 20).rounded()) * 5 }

    /// Millimetres an hour, where it is more likely than not: warm air holds more.
    private func rain(by wetness: Double, at temperature: Double) -> Double {
        guard chance(by: wetness) >= 50 else { return 0 }
        let rain = (wetness - 0.05) * 2.2 * min(max(exp(0.045 * (temperature - 8)), 0.2), 3)
        return max(0.1, (rain * 10).rounded() / 10)
    }

    /// Two waves of so many days each, together from -1 to 1.
    private func wave(at moment: Date, days first: Double, _ second: Double, _ phase: Int) -> Double {
        let days = moment.timeIntervalSince1970 / 86_400
        return 0.55 * sin(2 * .pi * days / first + phases[phase]) + 0.45
            * sin(2 * .pi * days / second + phases[phase + 1])
    }
}

extension WeatherCondition {
    /// What one sees under so much cloud, in per cent, when nothing falls from it.
    init(cloud: Double) {
        self =
            switch cloud {
            case ..<12: .clear
            case ..<35: .fair
            case ..<65: .partly
            case ..<85: .cloudy
            default: .overcast
            }
    }

    /// What one sees when so many millimetres fall within an hour at so many degrees.
    fileprivate init(rain: Double, at temperature: Double, cloud: Double, isTropical: Bool) {
        guard rain > 0 else {
            self.init(cloud: cloud)
            return
        }
        if temperature < 0 {
            self = rain < 0.2 ? .lightSnow : rain < 0.8 ? .snow : .heavySnow
        } else if temperature < 2 {
            self = .sleet
        } else if isTropical {
            self = rain < 1 ? .lightShowers : rain < 2.2 ? .showers : .thunder
        } else {
            self = rain < 0.2 ? .drizzle : rain < 0.5 ? .lightRain : rain < 1.6 ? .rain : .downpour
        }
    }
}
