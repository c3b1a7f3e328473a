import Markup

struct Navigation: Markup {
    var content: some Markup {
        nav(.ariaLabel("Screens")) {
            ul(.class("tabs")) {
                li { a(.href("/"), .class("tab"), .ariaCurrent(.page)) { "Today" } }
                li { a(.href("/weather"), .class("tab")) { "Weather" } }
                li { a(.href("/health"), .class("tab")) { "Health" } }
                li { a(.href("/stories"), .class("tab")) { "Stories" } }
                li { a(.href("/profile"), .class("tab")) { "Profile" } }
            }
        }
    }
}

struct HoursCard: Markup {
    let hours: [Forecast.Hour]

    var content: some Markup {
        section(.class("card"), .class("card--wide"), .id("weather/hours"), .labelledBy("weather/hours-title")) {
            header(.class("card-header")) {
                h2(.id("weather/hours-title")) { "Hour by hour" }
                form(.method(.post), .action("/fragments/weather/hours/toggle")) {
                    button(.type(.submit), .class("quiet"), .ariaExpanded(true)) { "Hide" }
                }
            }
            table(.class("hours")) {
                caption(.class("unseen")) { "Weather of the next day by the hour" }
                thead {
                    tr {
                        th(.scope(.column)) { "Hour" }
                        th(.scope(.column)) { "Sky" }
                        th(.scope(.column), .class("number")) { "Temperature" }
                        th(.scope(.column), .class("number")) { "Rain" }
                        th(.scope(.column), .class("number")) { "Wind" }
                    }
                }
                tbody {
                    for hour in hours { HourRow(hour: hour) }
                }
            }
        }
    }
}

struct HourRow: Markup {
    let hour: Forecast.Hour

    var content: some Markup {
        tr(.class("hour"), .class("hour--wet", when: hour.rain > 2), .data("hour", hour.hour)) {
            th(.scope(.row)) {
                time(.dateTime("2026-07-14T12:00Z")) {
                    hour.hour; ":00"
                }
            }
            td(.class("sky")) {
                svg(.class("icon"), .ariaHidden(true), .viewBox(0, 0, 24, 24)) {
                    SVG.use(.href("/assets/icons-3b9d21ff.svg#rain"))
                }
                span { hour.sky }
            }
            td(.class("number")) {
                span(.class("value")) { hour.temperature }
                span(.class("unit")) { "°" }
            }
            td(.class("number")) {
                span(.class("value")) { Digits(hour.rain, places: 1) }
                span(.class("unit")) { "mm" }
            }
            td(.class("number")) {
                span(.class("value")) { hour.wind }
                span(.class("unit")) { "m/s" }
            }
        }
    }
}

struct RainChart: Markup {
    let hours: [Forecast.Hour]

    var content: some Markup {
        figure(.class("card"), .id("weather/rain")) {
            svg(.viewBox(0, 0, 480, 96), .role(.img), .labelledBy("weather/rain-title"), .class("chart")) {
                SVG.title(.id("weather/rain-title")) { "Rain by the hour" }
                SVG.g(.class("bars"), .fill(.currentColor)) {
                    for hour in hours {
                        SVG.rect(
                            .x(Double(hour.hour) * 20 + 2.5),
                            .y(96 - hour.rain * 20),
                            .width(15),
                            .height(hour.rain * 20),
                            .rx(1.5)
                        )
                    }
                }
                SVG.path(.class("curve"), .fill(.none), .stroke(.currentColor), .strokeWidth(1.5), .d(curve))
            }
            figcaption { "Most of it falls in the afternoon." }
        }
    }

    private var curve: SVG.PathData {
        SVG.PathData { path in
            path.move(to: 0, 60)
            for hour in hours {
                path.line(to: Double(hour.hour) * 20 + 10, 90 - Double(hour.temperature) * 4.25)
            }
        }
    }
}

struct WeekCard: Markup {
    let days: [Forecast.Day]

    var content: some Markup {
        section(.class("card"), .id("weather/week"), .labelledBy("weather/week-title")) {
            h2(.id("weather/week-title")) { "This week" }
            ol(.class("week"), .role(.list)) {
                for day in days {
                    li(.class("day")) {
                        span(.class("name")) { day.name }
                        span(.class("sky")) { day.sky }
                        meter(.min(-10), .max(30), .value(Double(day.high)), .ariaLabel("High")) {
                            day.high; "°"
                        }
                        span(.class("low")) {
                            day.low; "°"
                        }
                        span(.class("high")) {
                            day.high; "°"
                        }
                    }
                }
            }
        }
    }
}

struct StoriesCard: Markup {
    let stories: [Forecast.Story]

    var content: some Markup {
        section(.class("card"), .id("stories/top"), .labelledBy("stories/top-title")) {
            h2(.id("stories/top-title")) { "Stories" }
            ol(.class("stories")) {
                for story in stories {
                    li(.class("story")) {
                        a(.given(Link(untrusted: story.address)) { .href($0) }, .rel(.noreferrer)) { story.title }
                        small {
                            span(.class("site")) { story.site }
                            span(.class("comments")) {
                                story.comments; " comments"
                            }
                        }
                    }
                }
            }
        }
    }
}

struct SettingsCard: Markup {
    var content: some Markup {
        section(.class("card"), .id("profile/place"), .labelledBy("profile/place-title")) {
            h2(.id("profile/place-title")) { "Your place" }
            form(.method(.post), .action("/fragments/profile/place/select")) {
                label(.for("place")) { "Place" }
                input(
                    .type(.search),
                    .id("place"),
                    .name("place"),
                    .value("Tromsø"),
                    .autocomplete("off"),
                    .required,
                    .maxLength(80)
                )
                button(.type(.submit)) { "Keep" }
            }
        }
    }
}
