import DashboardCore
import DashboardData
import Foundation
import Markup
import Testing

@Suite("What Pirate Weather warns of")
struct PirateWeatherAlertTests {
    private static let noon = "2026-02-06T12:00:00Z"

    private func alerts(_ list: String, in zone: String = "Europe/Oslo") throws -> WeatherAlerts {
        try PirateWeatherService.at(.inZone(zone))
            .alerts(from: Array(list.utf8), asOf: Date(Self.noon), at: Date(Self.noon))
    }

    private func alert(_ members: String) throws -> WeatherAlert? {
        try alerts("{\"alerts\":[{\(members)}]}").alerts.first
    }

    @Test("A warning has all that was said, by the clocks of the place")
    func whole() throws {
        let start = Int(try Date("2026-02-06T13:15:00Z").timeIntervalSince1970)
        let alert = try #require(
            try alert(
                """
                "title":"Gale","severity":"Severe","time":\(start),"expires":\(start + 36_000),"regions":["Oslo","Asker"],\
                "description":"Gusts.\\n\\n* WHAT: wind","uri":"https://warn.example/1"
                """
            )
        )
        #expect(alert.title == "Gale" && alert.severity == .severe && alert.regions == ["Oslo", "Asker"])
        #expect(alert.start?.clock == "14:15" && alert.end?.clock == "00:15" && alert.end?.day.dayOfMonth == 7)
        #expect(alert.paragraphs == ["Gusts.", "* WHAT: wind"])
        #expect(alert.page?.description == "https://warn.example/1")
    }

    @Test(
        "A rank is one of five, and anything else is not rated",
        arguments: [
            ("Extreme", WeatherAlert.Severity.extreme), ("severe", .severe), ("Moderate", .moderate),
            ("Minor", .minor), ("Unknown", .unknown), ("", .unknown), ("Apocalyptic", .unknown),
        ]
    )
    func severity(word: String, severity: WeatherAlert.Severity) throws {
        #expect(try alert("\"title\":\"A\",\"severity\":\"\(word)\"")?.severity == severity)
        #expect(try alert("\"title\":\"A\",\"severity\":null")?.severity == .unknown)
    }

    @Test("A warning without an end holds on", arguments: ["-999", "null", "\"soon\"", "9e99"])
    func endless(expires: String) throws {
        let alert = try #require(try alert("\"title\":\"A\",\"time\":-999,\"expires\":\(expires)"))
        #expect(alert.start == nil && alert.end == nil)
    }

    @Test(
        "No warnings are an answer, too; what is over, has no title or is said twice is none",
        arguments: [
            ("{}", 0), (#"{"alerts":null}"#, 0), (#"{"alerts":[]}"#, 0), (#"{"alerts":[{}]}"#, 0),
            (#"{"alerts":[{"title":"  "}]}"#, 0), (#"{"alerts":[{"title":"A"},{"title":"A"}]}"#, 1),
            (#"{"alerts":[{"title":"A","expires":1770300000}]}"#, 0), (#"{"alerts":[7,null,{"title":"A"}]}"#, 1),
        ]
    )
    func none(body: String, count: Int) throws {
        #expect(try alerts(body).alerts.count == count)
    }

    @Test("An answer without warnings to be read is a failure", arguments: ["", "[]", #"{"alerts":{}}"#, "<html>"])
    func senseless(body: String) {
        #expect(throws: SourceFailure.self) { try alerts(body) }
    }

    @Test("The worst is first, then what begins first, and there are at most twenty")
    func order() throws {
        let list = ["minor", "extreme", "severe", "extreme"].enumerated()
            .map { "{\"title\":\"\($0)\",\"severity\":\"\($1)\",\"time\":\(1_770_400_000 - $0)}" }
        let many = (10..<300).map { "{\"title\":\"\($0)\"}" }
        let alerts = try alerts("{\"alerts\":[\((list + many).joined(separator: ","))]}").alerts
        #expect(alerts.prefix(4).map(\.title) == ["3", "1", "2", "0"] && alerts.count == WeatherAlerts.most)
    }

    @Test(
        "A link of a stranger's is followed only by https",
        arguments: [
            "http://warn.example", "javascript:alert(1)", "mailto:a@b.example", "/inside", "https://", "HTTPS:x",
        ]
    )
    func links(uri: String) throws {
        #expect(try alert("\"title\":\"A\",\"uri\":\"\(uri)\"")?.page == nil)
    }

    @Test("A stranger's text is bounded, on its lines, and cannot turn the direction of writing")
    func text() throws {
        let long = String(repeating: "x", count: 50_000)
        let many = (0..<500).map { "\"region \($0)\"" }.joined(separator: ",")
        let alert = try #require(
            try alert(
                "\"title\":\"A\\u202eB\\u0007 \\n C\\u200b\(long)\",\"description\":\"\(long)\",\"regions\":[\(many)]"
            )
        )
        #expect(alert.title.hasPrefix("AB Cxx") && alert.title.hasSuffix("x…"))
        // Beside the letters there are a space and the sign that it was cut.
        #expect(alert.title.count == WeatherAlert.longestTitle + 2)
        #expect(alert.paragraphs.joined().count <= WeatherAlert.longestText + 1)
        #expect(alert.regions.count == WeatherAlert.mostRegions)
    }
}
