import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite("Nights of which only the sums are pushed")
struct PushedNightTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func pushNight(_ sums: String, from start: String = "2026-06-14 23:00:00 +0200") throws {
        let point = #"{"date":"2026-06-15",\#(sums),"sleepStart":"\#(start)","sleepEnd":"2026-06-15 06:30:00 +0200"}"#
        try push(Batch.metric("sleep_analysis", "hr", point), to: folder)
    }

    private func night(
        before day: String = "2026-06-15",
        offset: @escaping @Sendable (Date) -> Int = { _ in 7200 }
    ) async throws -> Night {
        let archive = try HealthArchive(HealthStore(at: folder.path))
        let clock = LocalClock(now: { Date(timeIntervalSince1970: 1_800_000_000) }, offset: offset)
        let day = try #require(CalendarDay(day))
        return try await HealthBody(archive, clock: clock).night(before: day).value
    }

    /// Sums in hours, and the minutes that a night has of each stage.
    @Test(
        "Each stage has its sum, and nothing is said of when it was",
        arguments: [
            (#""totalSleep":7"#, [.asleep: 420, .awake: 30]),
            (
                #""totalSleep":7,"core":4,"deep":1,"rem":2,"asleep":0"#,
                [.core: 240, .deep: 60, .dreaming: 120, .awake: 30]
            ),
            (#""totalSleep":7,"core":4,"deep":1"#, [.core: 240, .deep: 60, .asleep: 120, .awake: 30]),
            (#""core":5,"rem":2.5"#, [.core: 300, .dreaming: 150]),
            // Parts that come to more than the whole are not believed.
            (#""totalSleep":6,"core":5,"rem":2.5"#, [.asleep: 360, .awake: 90]),
            (#""totalSleep":9"#, [.asleep: 450]),
        ] as [(String, [Night.Stage: Int])]
    )
    func sums(told: String, minutes: [Night.Stage: Int]) async throws {
        try pushNight(told)
        let night = try await night()
        for stage in Night.Stage.allCases { #expect(night.time(in: stage).count == minutes[stage, default: 0]) }
        #expect(!night.isInOrder)
        #expect([night.start.text, night.end.text] == ["23:00", "06:30"])
    }

    @Test("What is said of a night once more takes the place of all that was said of it")
    func again() async throws {
        try pushNight(#""totalSleep":4"#)
        try pushNight(#""totalSleep":7,"core":6,"deep":1"#, from: "2026-06-14 22:40:00 +0200")
        let night = try await night()
        #expect(night.asleep == Minutes(420) && night.time(in: .asleep) == Minutes(0))
        #expect(night.start.text == "22:40" && night.time(in: .awake) == Minutes(50))
    }

    @Test("Where it is told piece by piece, the sums are put aside")
    func pieces() async throws {
        try pushNight(#""totalSleep":7"#)
        let piece = { (start: String, end: String, word: String) in
            #"{"startDate":"2026-06-15 \#(start):00 +0200","endDate":"2026-06-15 \#(end):00 +0200","value":"\#(word)"}"#
        }
        let pieces = piece("00:00", "03:00", "Asleep") + "," + piece("03:20", "06:00", "Asleep")
        try push(Batch.metric("sleep_analysis", "hr", pieces), to: folder)
        let night = try await night()
        #expect(night.isInOrder)
        #expect(night.asleep == Minutes(340) && night.time(in: .awake) == Minutes(20))
    }

    @Test(
        "A night in which clocks are put back ends by the new ones, whether samples say so or not",
        arguments: [[(22.0, 30.0)], [(22, 23), (23, 30)], [(22, 25.5), (25.5, 30)]]
    )
    func autumn(hours: [(Double, Double)]) async throws {
        // On the 25th of October 2026 at one o'clock in UTC, where three o'clock becomes two.
        let (midnight, change) = (1_792_886_400.0 - 86_400, 1_792_886_400.0 + 3_600)
        let offset = { @Sendable (date: Date) in date.timeIntervalSince1970 < change ? 7200 : 3600 }
        let records = hours.map { start, end in
            let dates = [start, end].map { hour -> String in
                let date = Date(timeIntervalSince1970: midnight + hour * 3_600)
                let isAfter = offset(date) == 3600
                let local = date.addingTimeInterval(Double(offset(date)))
                let text = local.formatted(.iso8601)
                return text.replacing("T", with: " ").replacing("Z", with: isAfter ? " +0100" : " +0200")
            }
            return Export.record(
                "HKCategoryTypeIdentifierSleepAnalysis",
                "HKCategoryValueSleepAnalysisAsleepCore",
                from: dates[0],
                to: dates[1]
            )
        }
        let running = try HealthImport(into: folder.path, origin: "test", now: 1_800_000_000)
        try running.push(Export.whole(records, on: "2026-11-20 09:00:00 +0100"))
        _ = try running.finish()
        let night = try await night(before: "2026-10-25", offset: offset)
        #expect([night.start.text, night.end.text] == ["00:00", "07:00"])
        #expect(night.asleep == Minutes(480))
        #expect(night.change == Night.ClockChange(at: 180, by: -60))
    }
}
