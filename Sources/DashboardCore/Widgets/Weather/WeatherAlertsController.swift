import FoundationEssentials
package import Markup

/// What authorities warn of at a place; where they warn of nothing, a line says so.
package final class WeatherAlertsController: FeatureCardController<WeatherAlerts> {
    package override var title: String { alertWords.title }
    package override var width: CardWidth { .whole }
    /// A calm line takes no more room than a line; how many warnings there are nobody knows before.
    package override var height: CardHeight { loaded.value == nil ? super.height : .natural }
    package override var foot: String? { loaded.value.map(attribution) ?? super.foot }

    package override var side: String? {
        loaded.value.flatMap { $0.alerts.isEmpty ? nil : alertWords.count($0.alerts.count) }
    }

    package override func matter(of alerts: WeatherAlerts) -> any Markup {
        guard alerts.alerts.isEmpty else { return AlertList(alerts: alerts, told: traits.teller, icons: icons) }
        return p(.class("soft")) { alertWords.none(alerts.place.name) }
    }

    package override func words(of alerts: WeatherAlerts) -> String? {
        guard !alerts.alerts.isEmpty else { return alertWords.none(alerts.place.name) }
        return alerts.alerts.map { alert in
            alertWords.line(
                alertWords.name(of: alert.severity),
                alert.title,
                traits.teller.period(of: alert, at: alerts.moment)
            )
        }.joined(separator: "\n")
    }

    package override func model(of alerts: WeatherAlerts) -> JSON? {
        [
            "place": .string(alerts.place.name),
            "source": .string(alerts.source),
            "alerts": .array(
                alerts.alerts.map { alert in
                    [
                        "title": .string(alert.title),
                        "severity": .string(alert.severity.rawValue),
                        "start": JSON(alert.start?.date.formatted(.iso8601)),
                        "end": JSON(alert.end?.date.formatted(.iso8601)),
                        "regions": .array(alert.regions.map { .string($0) }),
                        "text": .string(alert.paragraphs.joined(separator: "\n")),
                        "page": JSON(alert.page?.description),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let perhaps: JSON = ["type": ["string", "null"], "format": "date-time"]
        let severities = WeatherAlert.Severity.allCases.map { JSON.string($0.rawValue) }
        let alert = WeatherShape.object([
            ("title", WeatherShape.text), ("severity", ["type": "string", "enum": .array(severities)]),
            ("start", perhaps), ("end", perhaps), ("regions", WeatherShape.list(of: WeatherShape.text)),
            ("text", WeatherShape.text), ("page", WeatherShape.textIfKnown),
        ])
        return WeatherShape.object([
            ("place", WeatherShape.text), ("source", WeatherShape.text), ("alerts", WeatherShape.list(of: alert)),
        ])
    }

    private var alertWords: AlertWords { traits.manner.words.weather.alerts }

    /// The line at the foot.
    private func attribution(of alerts: WeatherAlerts) -> String {
        let card = traits.words.frame.card
        return card.asOf(traits.teller.clock(alerts.asOf, on: alerts.moment.day)) + card.comma + alerts.source
    }
}
