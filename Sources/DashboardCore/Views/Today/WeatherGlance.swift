import Markup

/// How warm it is in one giant figure, and a sentence.
struct WeatherGlance: Markup {
    let told: ForecastTeller

    var content: some Markup {
        p(.class("giant")) {
            String(told.degrees(told.forecast.current.temperature).dropLast())
            sup { "°" }
        }
        p { sentence }
        p(.class("asof")) {
            AsOf(told: told)
        }
    }

    /// What one sees, and how warm it feels, is and was: `Rain, feels like 7°` and so on.
    var sentence: String {
        let words = told.words.present
        let extremes = told.forecast.days.first.map {
            words.highAndLow(told.degrees($0.high), told.degrees($0.low))
        }
        return [words.seen(told.sky, told.felt), extremes].compactMap { $0 }.joined(separator: told.words.outline.gap)
    }
}
