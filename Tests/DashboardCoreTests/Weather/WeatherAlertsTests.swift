import DashboardCore
import Foundation
import Testing

@Suite("Warnings that hold at a place")
struct WeatherAlertsTests {
    /// Hours since the moment that the warnings are told for.
    private static func time(_ hour: Int) -> LocalTime {
        LocalTime(Date(timeIntervalSince1970: 1_776_160_800 + Double(hour) * 3600), offset: 7200)
    }

    private static func alert(
        _ title: String,
        _ severity: WeatherAlert.Severity,
        from start: Int? = 0,
        to end: Int? = 9
    )
        -> WeatherAlert?
    {
        WeatherAlert(title, severity: severity, from: start.map(time), until: end.map(time))
    }

    @Test(
        "The worst is first, then what began first; what is over is left out, and what is said twice is told once",
        arguments: [
            ([alert("Rain", .minor), alert("Storm", .extreme), alert("Snow", .severe)], ["Storm", "Snow", "Rain"]),
            ([alert("Late", .severe, from: 2), alert("Soon", .severe, from: 1)], ["Soon", "Late"]),
            ([alert("Dated", .severe, from: -1), alert("Undated", .severe, from: nil)], ["Undated", "Dated"]),
            ([alert("First", .severe), alert("Second", .severe)], ["First", "Second"]),
            ([alert("Over", .severe, from: -5, to: -1), alert("Just over", .severe, from: -5, to: 0)], []),
            ([alert("Endless", .minor, to: nil), alert("Yet to come", .minor, from: 3)], ["Endless", "Yet to come"]),
            ([alert("Twice", .minor), alert("Twice", .minor), alert("Twice", .severe)], ["Twice", "Twice"]),
        ] as [([WeatherAlert?], [String])]
    )
    func order(alerts: [WeatherAlert?], titles: [String]) {
        let place = Place("Ashford", latitude: 52, longitude: 0)
        let told = WeatherAlerts(at: place, alerts.compactMap { $0 }, source: "Test", asOf: Self.time(0))
        #expect(told.alerts.map(\.title) == titles)
    }
}
