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
            span {
                "As of "
                time(.dateTime(forecast.asOf.formatted(.iso8601))) { forecast.time(forecast.asOf).clock }
                ", \(forecast.source)"
            }
        }
    }

    /// What one sees, and how warm it feels, is and was: `Rain, feels like 7°` and so on.
    var sentence: String {
        let current = forecast.current
        let isUp = forecast.sun.isUp(at: forecast.asOf)
        let now =
            "\(isUp ? current.condition.words : current.condition.wordsAtNight), feels like "
            + "\(current.feelsLike.degrees)."
        return forecast.days.first.map { "\(now) High \($0.high.degrees), low \($0.low.degrees)." } ?? now
    }
}
