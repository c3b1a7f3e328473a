import DashboardCore
import FoundationEssentials
import Testing

@Suite("The moon")
struct MoonTests {
    // U.S. Naval Observatory, "Phases of the Moon", 2024 to 2026, in UTC.
    static let newMoons = [
        "2024-01-11T11:57", "2024-02-09T22:59", "2024-03-10T09:00", "2024-04-08T18:21", "2024-05-08T03:22",
        "2024-06-06T12:38", "2024-07-05T22:57", "2024-08-04T11:13", "2024-09-03T01:55", "2024-10-02T18:49",
        "2024-11-01T12:47", "2024-12-01T06:21", "2024-12-30T22:27", "2025-01-29T12:36", "2025-02-28T00:45",
        "2025-03-29T10:58", "2025-04-27T19:31", "2025-05-27T03:02", "2025-06-25T10:31", "2025-07-24T19:11",
        "2025-08-23T06:06", "2025-09-21T19:54", "2025-10-21T12:25", "2025-11-20T06:47", "2025-12-20T01:43",
        "2026-01-18T19:52", "2026-02-17T12:01", "2026-03-19T01:23", "2026-04-17T11:52", "2026-05-16T20:01",
        "2026-06-15T02:54", "2026-07-14T09:44", "2026-08-12T17:37", "2026-09-11T03:27", "2026-10-10T15:50",
        "2026-11-09T07:02", "2026-12-09T00:52",
    ]
    static let fullMoons = [
        "2024-01-25T17:54", "2024-02-24T12:30", "2024-03-25T07:00", "2024-04-23T23:49", "2024-05-23T13:53",
        "2024-06-22T01:08", "2024-07-21T10:17", "2024-08-19T18:26", "2024-09-18T02:34", "2024-10-17T11:26",
        "2024-11-15T21:28", "2024-12-15T09:02", "2025-01-13T22:27", "2025-02-12T13:53", "2025-03-14T06:55",
        "2025-04-13T00:22", "2025-05-12T16:56", "2025-06-11T07:44", "2025-07-10T20:37", "2025-08-09T07:55",
        "2025-09-07T18:09", "2025-10-07T03:48", "2025-11-05T13:19", "2025-12-04T23:14", "2026-01-03T10:03",
        "2026-02-01T22:09", "2026-03-03T11:38", "2026-04-02T02:12", "2026-05-01T17:23", "2026-05-31T08:45",
        "2026-06-29T23:57", "2026-07-29T14:36", "2026-08-28T04:18", "2026-09-26T16:49", "2026-10-26T04:12",
        "2026-11-24T14:53", "2026-12-24T01:28",
    ]

    @Test("It is new when the almanac says, give or take five minutes", arguments: newMoons)
    func new(_ published: String) throws {
        try expect(.new, at: published)
    }

    @Test("It is full when the almanac says, give or take five minutes", arguments: fullMoons)
    func full(_ published: String) throws {
        try expect(.full, at: published)
    }

    @Test(
        "It is called what one sees, and as much of it is lit",
        arguments: [
            ("2026-04-17T11:52", Moon.Phase.new, 0), ("2026-04-21T00:00", .waxingCrescent, 15),
            ("2026-04-24T02:32", .firstQuarter, 50), ("2026-04-28T00:00", .waxingGibbous, 87),
            ("2026-05-01T17:23", .full, 100), ("2026-05-05T12:00", .waningGibbous, 86),
            ("2026-05-09T21:10", .lastQuarter, 50), ("2026-04-14T12:20", .waningCrescent, 10),
        ]
    )
    func phase(moment: String, phase: Moon.Phase, lit: Double) throws {
        let moon = Moon(at: try date(moment))
        #expect(moon.phase == phase)
        #expect(abs(moon.lit * 100 - lit) <= 3)
        #expect(
            moon.isWaxing == [.waxingCrescent, .firstQuarter, .waxingGibbous].contains(phase) || moon.lit < 0.01
                || moon.lit > 0.99
        )
    }

    private func expect(_ phase: Moon.Phase, at published: String) throws {
        let moment = try date(published)
        for days in [28.0, 15, 3] {
            let next = Moon(at: moment.addingTimeInterval(-days * 86_400)).next(phase)
            #expect(abs(next.timeIntervalSince(moment)) <= 300)
        }
    }

    private func date(_ text: String) throws -> Date { try Date("\(text):00Z", strategy: .iso8601) }
}
