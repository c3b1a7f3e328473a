import FoundationEssentials
import Markup

/// How warm it is in one giant figure, and a sentence.
struct WeatherGlance: Markup {
    let forecast: Forecast

    var content: some Markup {
        p(.class("giant")) {
            forecast.current.temperature.whole
            sup { "°" }
        }
        p { sentence }
        p(.class("asof")) {
            AsOf(forecast: forecast)
        }
    }

    /// What one sees, and how warm it feels, is and was: `Rain, feels like 7°` and so on.
    var sentence: String {
        let current = forecast.current
        let now = "\(forecast.conditionWords)\(current.feeling)."
        return forecast.days.first.map { "\(now) High \($0.high.degrees), low \($0.low.degrees)." } ?? now
    }
}
