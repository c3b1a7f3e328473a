import FoundationEssentials
import Markup

/// How old a forecast is and who says so, under a piece of sky.
struct AsOf: Markup {
    let forecast: Forecast

    var content: some Markup {
        span {
            "As of \(forecast.otherDay)"
            time(.dateTime(forecast.asOf.formatted(.iso8601))) { forecast.time(forecast.asOf).clock }
            if let credit = forecast.credit {
                ". "
                CreditLine(credit: credit)
            } else {
                ", \(forecast.source)"
            }
        }
    }
}
