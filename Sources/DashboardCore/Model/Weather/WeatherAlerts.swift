import FoundationEssentials

/// The warnings that hold at a place, the worst first; none is an answer, too.
package struct WeatherAlerts: Hashable, Sendable {
    /// As many as somebody reads.
    package static let most = 20

    package let place: Place
    package let alerts: [WeatherAlert]
    /// Who says so.
    package let source: String
    /// When it was true.
    package let asOf: LocalTime
    /// The moment that it is told for.
    package let moment: LocalTime

    /// Leaves out what is over at the moment, and what is said twice.
    package init(
        at place: Place,
        _ alerts: [WeatherAlert],
        source: String,
        asOf: LocalTime,
        moment: LocalTime? = nil
    ) {
        let moment = moment ?? asOf
        self.place = place
        self.source = source
        self.asOf = asOf
        self.moment = moment
        var seen = Set<WeatherAlert>()
        let ranks = WeatherAlert.Severity.allCases
        let current = alerts.filter { alert in
            alert.end.map { $0.date > moment.date } ?? true && seen.insert(alert).inserted
        }
        let sorted = current.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            let worse = (ranks.firstIndex(of: first.severity) ?? 0, ranks.firstIndex(of: second.severity) ?? 0)
            if worse.0 != worse.1 { return worse.0 < worse.1 }
            let starts = (first.start?.date ?? .distantPast, second.start?.date ?? .distantPast)
            return starts.0 == starts.1 ? one.offset < other.offset : starts.0 < starts.1
        }
        self.alerts = sorted.prefix(Self.most).map(\.element)
    }
}
