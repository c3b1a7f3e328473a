import Markup

/// The warnings of a place, the worst first, each with its rank in words beside its drawing.
struct AlertList: Markup {
    let alerts: WeatherAlerts
    let told: Teller
    let icons: Link?

    var content: some Markup {
        ul(.class("warnings")) {
            for alert in alerts.alerts {
                li {
                    span(.class("ico \(alert.severity.rawValue)")) {
                        Icon(alert.severity.icon, from: icons, size: .twentyEight)
                    }
                    div {
                        h3 { alert.title }
                        p(.class("rank")) {
                            strong { words.name(of: alert.severity) }
                            told.words.frame.card.fullStop + told.words.weather.outline.gap
                                + told.period(of: alert, at: alerts.moment) + told.words.frame.card.fullStop
                        }
                        if let regions = words.regions(of: alert) { p(.class("small soft")) { regions } }
                        AlertText(alert: alert, words: words)
                    }
                }
            }
        }
    }

    private var words: AlertWords { told.words.weather.alerts }
}

/// What the authority says, and the way to it, for whoever opens it.
private struct AlertText: Markup {
    let alert: WeatherAlert
    let words: AlertWords

    var content: some Markup {
        if !alert.paragraphs.isEmpty || alert.page != nil {
            details {
                summary { words.more }
                for paragraph in alert.paragraphs { p { paragraph } }
                if let page = alert.page {
                    p { a(.href(page), .rel(.noopener, .noreferrer)) { words.link(page.host) } }
                }
            }
        }
    }
}

extension WeatherAlert.Severity {
    /// The drawing grows with the rank: a sign to read, a sign to heed, and a filled one.
    fileprivate var icon: Icon.Name {
        switch self {
        case .extreme, .severe: .warning
        case .moderate: .alert
        case .minor, .unknown: .notice
        }
    }
}

extension Link {
    /// Whom it leads to, for an address with a scheme.
    fileprivate var host: String {
        String(description.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) })
    }
}
