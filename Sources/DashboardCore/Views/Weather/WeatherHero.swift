import FoundationEssentials
import Markup

/// The weather now in one giant figure, and beside it what it means.
struct WeatherHero: Markup {
    let forecast: Forecast
    let titleID: ElementID

    var content: some Markup {
        div {
            h1(.id(titleID)) { forecast.place.name }
            p(.class("giant")) {
                span(.class("vh")) { "Now " }
                forecast.current.temperature.whole
                sup { "°" }
            }
        }
        div(.class("meaning")) {
            p(.class("cond")) { forecast.conditionWords }
            p(.class("spread")) {
                if let felt = forecast.current.feelsLike { span { "Feels like \(felt.degrees)" } }
                if let today = forecast.days.first {
                    span { "High \(today.high.degrees)" }
                    span { "Low \(today.low.degrees)" }
                }
            }
            p(.class("say")) { forecast.sentence }
            p(.class("asof")) {
                AsOf(forecast: forecast)
            }
        }
    }
}
