import Markup

/// A temperature in huge figures, a sentence, and some hours to come.
struct WallWeatherView: Markup {
    let told: ForecastTeller
    let hours: [ForecastHour]
    let icons: Link?

    var content: some Markup {
        p(.class("huge")) {
            String(told.degrees(told.forecast.current.temperature).dropLast())
            sup { "°" }
        }
        p(.class("say")) { told.headline }
        ol(.class("hours")) {
            for hour in hours {
                li {
                    span { told.hour(hour.start) }
                    Icon(
                        hour.condition.icon(isNight: told.forecast.isNight(in: hour)),
                        from: icons,
                        size: .twentyEight
                    )
                    b { told.degrees(hour.temperature) }
                    if let chance = hour.chanceOfRain {
                        span {
                            span(.class("words")) { told.words.days.chanceOfRain }
                            told.share(chance)
                        }
                    }
                }
            }
        }
    }
}
