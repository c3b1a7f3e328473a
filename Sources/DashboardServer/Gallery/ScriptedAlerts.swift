import DashboardCore
import DashboardData
import FoundationEssentials

/// Warnings by a script: two, none, or more and longer ones than any authority has ever issued.
struct ScriptedAlerts: Sendable {
    let state: GalleryState
    let script: Script
    let town: SampleTown

    func shared() -> SharedFeature<WeatherAlerts> {
        let now = town.clock.now
        return SharedFeature(from: "the sample service", lifetime: .seconds(600), clock: now) {
            Dated(try await script.answer { alerts }, at: now())
        }
    }

    private var alerts: WeatherAlerts {
        let moment = town.clock.local(town.clock.now())
        let drafts =
            switch state {
            case .empty: [WeatherAlert?]()
            case .extreme: WeatherAlert.Severity.allCases.map { Self.endless($0, at: moment) }
            default: Self.usual(at: moment)
            }
        return WeatherAlerts(at: town.place, drafts.compactMap { $0 }, source: "sample", asOf: moment)
    }

    private static func usual(at moment: LocalTime) -> [WeatherAlert?] {
        [
            WeatherAlert(
                "Heavy rain",
                severity: .moderate,
                from: hours(-3, after: moment),
                until: hours(9, after: moment),
                regions: ["Hordaland"],
                text: "Up to forty millimetres within six hours.\nStreams may rise quickly. Clear the gutters.",
                page: "https://warnings.example/rain"
            ),
            WeatherAlert(
                "Gale on the coast",
                severity: .severe,
                from: hours(20, after: moment),
                until: nil,
                regions: ["Bergen", "Askøy", "Øygarden", "Austevoll", "Fitjar", "Bømlo"],
                text: "Gusts of 28 metres a second. Leave boats moored and bridges alone.",
                page: "https://warnings.example/gale"
            ),
        ]
    }

    private static func endless(_ severity: WeatherAlert.Severity, at moment: LocalTime) -> WeatherAlert? {
        WeatherAlert(
            "Donaudampfschifffahrtsgesellschaftskapitänswarnung of the \(severity.rawValue) kind, for all and everybody",
            severity: severity,
            from: severity == .minor ? nil : hours(-400, after: moment),
            until: severity == .unknown ? nil : hours(4000, after: moment),
            regions: (1...70).map { "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch \($0)" },
            text: String(repeating: "A sentence that was meant to warn and did not know where to end. ", count: 200),
            page: "https://warnings.example/a/very/long/address/without/any/space/in/it/at/all/to/break"
        )
    }

    private static func hours(_ hours: Double, after moment: LocalTime) -> LocalTime {
        LocalTime(moment.date.addingTimeInterval(hours * 3600), offset: moment.offset)
    }
}
