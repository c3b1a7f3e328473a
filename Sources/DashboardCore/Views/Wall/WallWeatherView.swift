import Markup

/// A temperature in huge figures, a sentence, and some hours to come.
struct WallWeatherView: Markup {
    let weather: WallWeather
    let icons: Link?

    var content: some Markup {
        p(.class("huge")) {
            "\(weather.degrees)"
            sup { "°" }
        }
        p(.class("say")) { weather.sentence }
        ol(.class("hours")) {
            for hour in weather.hours {
                li {
                    span { String(hour.time.text.prefix(2)) }
                    Icon(hour.icon, from: icons, size: .twentyEight)
                    b { "\(hour.degrees)°" }
                    if let chance = hour.chanceOfRain {
                        span {
                            span(.class("words")) { "chance of rain " }
                            "\(chance)%"
                        }
                    }
                }
            }
        }
    }
}
