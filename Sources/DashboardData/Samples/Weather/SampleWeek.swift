import DashboardCore
import FoundationEssentials

/// The hours of the week that was written down for a spring in Bergen; days after it are by the climate.
///
/// The first day and a half is written down hour by hour; the days after it go from their lowest temperature at five in the
/// morning to their highest at three in the afternoon.
enum SampleWeek {
    private struct Outline {
        let condition: WeatherCondition
        let low: Double
        let high: Double
        let chance: Int
        let wind: Double
        let ultraviolet: Double
    }

    /// How many of its days can be told in a month of the year: in April all, while the last one brings sleet.
    static func days(inMonth month: Int) -> Int {
        switch month {
        case 4: outlines.count
        case 5, 6: outlines.count - 1
        default: 0
        }
    }

    /// What a day is remembered for.
    static func condition(ofDay day: Int) -> WeatherCondition { outlines[day].condition }

    private static let outlines = [
        Outline(condition: .rain, low: 5, high: 11, chance: 95, wind: 9, ultraviolet: 2.4),
        Outline(condition: .partly, low: 5, high: 14, chance: 20, wind: 4, ultraviolet: 3),
        Outline(condition: .clear, low: 4, high: 16, chance: 5, wind: 3, ultraviolet: 4),
        Outline(condition: .clear, low: 6, high: 18, chance: 5, wind: 3, ultraviolet: 4),
        Outline(condition: .overcast, low: 8, high: 15, chance: 35, wind: 5, ultraviolet: 2),
        Outline(condition: .drizzle, low: 7, high: 11, chance: 60, wind: 6, ultraviolet: 1),
        Outline(condition: .sleet, low: 1, high: 6, chance: 75, wind: 8, ultraviolet: 1),
    ]

    private static let temperatures = [
        7.1, 6.6, 6.2, 5.8, 5.5, 5.2, 5.4, 6.0, 6.9, 8.1, 9.2, 10.1, 10.8, 11.2, 11.4, 11.2, 10.6, 10.1, 9.6, 9.3, 9.0,
        8.2, 7.4, 6.9, 6.4, 6.0, 5.6, 5.3, 5.0, 4.8, 4.9, 5.9, 7.6, 9.4, 10.8, 12.1, 13.0, 13.4, 13.8,
    ]
    private static let chances = [
        0, 0, 0, 5, 5, 10, 15, 30, 45, 55, 60, 70, 80, 85, 85, 90, 95, 80, 45, 20, 15, 10, 10, 5, 5, 5, 0, 0, 0, 5, 5,
        5, 5, 10, 10, 15, 15, 20, 20,
    ]
    private static let rains = [
        0, 0, 0, 0, 0, 0, 0, 0, 0.2, 0.4, 0.6, 0.7, 0.6, 0.6, 0.7, 1.5, 2.4, 1.8, 0.6, 0.2,
    ]
    private static let winds: [Double] = [
        5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 9, 9, 9, 8, 8, 7, 6, 5, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4,
        4,
    ]
    private static let skies: [WeatherCondition] =
        [
            .clear, .clear, .partly, .partly, .partly, .cloudy, .cloudy, .overcast, .drizzle, .rain, .rain, .rain,
            .rain, .rain,
        ]
        + [.rain, .downpour, .downpour, .rain, .showers, .partly, .partly, .partly, .partly]
        + Array(repeating: .clear, count: 6) + [.partly, .partly, .clear, .clear, .clear, .clear]

    private static let warmth: MonotoneCurve = {
        var points: [(x: Double, y: Double)] = []
        for (hour, temperature) in temperatures.enumerated() { points.append((Double(hour), temperature)) }
        points.append((39, 14))
        for day in 2...5 {
            points.append((Double(day * 24 + 5), outlines[day].low))
            points.append((Double(day * 24 + 15), outlines[day].high))
        }
        // The cold comes with the last night, and not before midnight.
        points += [(143, 7.3), (149, 1), (159, 6), (168, 2)]
        return MonotoneCurve(through: points)
    }()
    private static let pressures = MonotoneCurve(
        through: [
            (0, 1006), (4, 1004), (8, 999.5), (12, 996.6), (14, 996), (16, 996.4), (21, 1002), (36, 1014), (72, 1021),
            (96, 1012), (120, 1004), (150, 994), (168, 1001),
        ]
    )

    /// One of its hours, by its number and the moment at which it begins.
    static func hour(_ index: Int, from start: Date) -> ForecastHour {
        let outline = outlines[index / 24]
        let chance = index < chances.count ? chances[index] : chance(of: outline, at: index % 24)
        let isWet = chance >= 50
        let condition = index < skies.count ? skies[index] : condition(of: outline, isWet: isWet)
        return ForecastHour(
            start: start,
            condition: condition,
            temperature: warmth.height(at: Double(index)) ?? outline.low,
            chanceOfRain: chance,
            rain: index < rains.count ? rains[index] : isWet ? 0.4 : 0,
            wind: index < winds.count ? winds[index] : outline.wind,
            pressure: pressures.height(at: Double(index)) ?? 1013,
            ultraviolet: outline.ultraviolet * bump(at: index % 24, around: 13, width: 7),
            visibility: isWet ? 6 : 30,
            cloud: condition.usualCloud
        )
    }

    /// Likeliest at three in the afternoon, in steps of five.
    private static func chance(of outline: Outline, at hour: Int) -> Int {
        let share = 0.35 + 0.65 * bump(at: hour, around: 15, width: 12)
        return Int((Double(outline.chance) * share / 5).rounded()) * 5
    }

    private static func condition(of outline: Outline, isWet: Bool) -> WeatherCondition {
        switch outline.condition {
        case .drizzle, .sleet: isWet ? outline.condition : .overcast
        default: outline.condition
        }
    }

    /// One in the middle and nothing at so many hours from it.
    private static func bump(at hour: Int, around middle: Double, width: Double) -> Double {
        let distance = (Double(hour) - middle) / width
        return max(0, 1 - distance * distance)
    }
}
