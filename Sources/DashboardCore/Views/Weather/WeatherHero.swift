import FoundationEssentials
import Markup

/// The weather now in one giant figure, and beside it what it means.
struct WeatherHero: Markup {
    let told: ForecastTeller
    let titleID: ElementID

    var content: some Markup {
        div {
            h1(.id(titleID)) { told.forecast.place.name }
            p(.class("giant")) {
                span(.class("vh")) { words.now }
                String(told.degrees(told.forecast.current.temperature).dropLast())
                sup { "°" }
            }
        }
        div(.class("meaning")) {
            p(.class("cond")) { told.sky }
            p(.class("spread")) {
                if let felt = told.felt { span { words.feelsLike(felt) } }
                if let today = told.forecast.days.first {
                    span { words.high(told.degrees(today.high)) }
                    span { words.low(told.degrees(today.low)) }
                }
            }
            p(.class("say")) { told.sentence }
            p(.class("asof")) {
                AsOf(told: told)
            }
        }
    }
    private var words: PresentWords { told.words.present }
}
