import DashboardCore

/// Some hours in a row of the same weather, for a forecast that a test tells.
struct Spell: Sendable {
    var hours: Int
    var condition: WeatherCondition
    var degrees: Double
    var rain = 0.0
    var chance = 5
    var wind = 3.0

    static func dry(_ hours: Int, _ condition: WeatherCondition = .partly, _ degrees: Double = 12, wind: Double = 3)
        -> Spell
    {
        Spell(hours: hours, condition: condition, degrees: degrees, wind: wind)
    }

    static func wet(
        _ hours: Int,
        _ condition: WeatherCondition = .rain,
        _ degrees: Double = 9,
        _ rain: Double = 0.5,
        wind: Double = 3
    ) -> Spell {
        Spell(hours: hours, condition: condition, degrees: degrees, rain: rain, chance: 80, wind: wind)
    }
}
