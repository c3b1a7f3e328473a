import FoundationEssentials
import Markup

/// How old a forecast is and who says so, under a piece of sky.
struct AsOf: Markup {
    let told: ForecastTeller

    var content: some Markup {
        span {
            time(.dateTime(told.forecast.asOf.formatted(.iso8601))) { told.card.asOf(told.asOf) }
            if let credit = told.forecast.credit {
                told.card.fullStop
                " "
                CreditLine(credit: credit, words: told.card)
            } else {
                told.card.comma
                told.forecast.source
            }
        }
    }
}
