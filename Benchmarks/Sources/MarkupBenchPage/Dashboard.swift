public import Markup

/// A whole page, as a dashboard would show it: navigation, cards, a table of hours, a week, a chart and headlines.
public struct Dashboard: Markup {
    let forecast: Forecast

    /// Shows `forecast`.
    public init(_ forecast: Forecast) {
        self.forecast = forecast
    }

    /// The page from its document type to its last line.
    public var content: some Markup {
        Doctype()
        html(.lang("en")) {
            head {
                meta(.charset("utf-8"))
                meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                title { "Today in \(forecast.place)" }
                link(.rel(.stylesheet), .href("/assets/daybook-4f1c2a9e.css"))
                link(.rel(.icon), .href("/assets/favicon-91ab03de.svg"), .type("image/svg+xml"))
                script(.src("/assets/daybook-77ce01aa.js"), .type(.module))
            }
            body(.class("page"), .data("screen", "today")) {
                header(.class("masthead")) {
                    Navigation()
                    h1 {
                        "Today in "; forecast.place
                    }
                }
                main(.id("today")) {
                    HoursCard(hours: forecast.hours)
                    RainChart(hours: forecast.hours)
                    WeekCard(days: forecast.days)
                    StoriesCard(stories: forecast.stories)
                    SettingsCard()
                }
                footer(.class("colophon")) {
                    p {
                        "Kept at home. "; a(.href("/about")) { "About this page" }
                    }
                }
            }
        }
    }
}
