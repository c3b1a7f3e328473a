import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite("A day that is brought and pushed")
struct PushedDayTests {
    private let folder: TemporaryFolder
    private let day: CalendarDay

    init() throws {
        folder = try TemporaryFolder()
        day = try #require(CalendarDay("2026-06-15"))
    }

    private static let morning = steps(1_000, "08:00", "09:00") + steps(300, "09:30", "10:00")
    private static let evening = steps(4_000, "17:00", "18:00") + steps(20, "23:30", "23:50")

    private static func steps(_ count: Int, _ start: String, _ end: String) -> [String] {
        [
            Export.record(
                "HKQuantityTypeIdentifierStepCount",
                "\(count)",
                unit: "count",
                from: "2026-06-15 \(start):00 +0200",
                to: "2026-06-15 \(end):00 +0200"
            )
        ]
    }

    private func summary() async throws -> Reading<DaySummary> {
        let now = try Date("2026-06-15T21:59:30Z", strategy: .iso8601)
        let archive = try HealthArchive(HealthStore(at: folder.path))
        return try await HealthBody(archive, clock: LocalClock(now: { now }, offset: { _ in 7200 })).summary(of: day)
    }

    private func pushDay(_ count: Int, at time: String) throws {
        let now = try Date("2026-06-15T\(time):00+02:00", strategy: .iso8601)
        try push(
            Batch.steps(count, at: "00:00:00"),
            to: folder,
            stretch: .day,
            now: Int64(now.timeIntervalSince1970)
        )
    }

    @Test("After the export of the morning the day goes on with what is pushed, until the next export")
    func course() async throws {
        try bringIn(Export.whole(Self.morning, on: "2026-06-15 10:00:00 +0200"), to: folder)
        #expect(try await summary().value.steps == 1_300)
        try pushDay(2_200, at: "12:00")
        let noon = try await summary()
        #expect(noon.value.steps == 2_200)
        #expect(noon.time == TimeOfDay(12, 0), "what was pushed at noon is no figure of the evening")
        let why = try #require(noon.value.evidence.first { $0.topic == .steps })
        let aside = [Evidence.Claim(Evidence.Source("Watch"), .count(1_300))]
        #expect(why.rows.map(\.ignored) == [aside], "what was put aside is said")
        try pushDay(5_310, at: "23:59")
        #expect(try await summary().value.steps == 5_310)
        try bringIn(Export.whole(Self.morning + Self.evening, on: "2026-06-16 07:00:00 +0200"), to: folder)
        #expect(try await summary().value.steps == 5_320)
        try pushDay(5_400, at: "23:59")
        #expect(try await summary().value.steps == 5_320)
    }

    @Test("Hours go on in the same way, and those of which devices know nothing stand")
    func hours() async throws {
        try bringIn(Export.whole(Self.morning, on: "2026-06-15 09:50:00 +0200"), to: folder)
        for (hour, count) in [("07", 50), ("08", 999), ("09", 400), ("10", 60)] {
            try push(Batch.steps(count, at: "\(hour):00:00"), to: folder, stretch: .hour)
        }
        // Fifty that no device has seen, eight o'clock as the watch says it, and from nine on what the app says.
        #expect(try await summary().value.steps == 50 + 1_000 + 400 + 60)
    }

    @Test("The rings go on as well")
    func rings() async throws {
        let rings = """
             <ActivitySummary dateComponents="2026-06-15" activeEnergyBurned="120" activeEnergyBurnedGoal="600"
              activeEnergyBurnedUnit="kcal" appleExerciseTime="5" appleExerciseTimeGoal="30"/>
            """
        try bringIn(Export.whole(Self.morning + [rings], on: "2026-06-15 10:00:00 +0200"), to: folder)
        let energy = Batch.metric("active_energy", "kcal", #"{"qty":480,"date":"2026-06-15 00:00:00 +0200"}"#)
        let exercise = Batch.metric("apple_exercise_time", "min", #"{"qty":3,"date":"2026-06-15 00:00:00 +0200"}"#)
        for batch in [energy, exercise] { try push(batch, to: folder, stretch: .day) }
        let value = try await summary().value
        #expect(value.move == Goal(480, of: 600))
        #expect(value.exercise == Goal(5, of: 30))
        #expect(value.evidence.first { $0.topic == .rings }?.rule == .summedByWatchAndPushed)
        let glances = HealthBody(
            try HealthArchive(HealthStore(at: folder.path)),
            clock: LocalClock(now: { Date(timeIntervalSince1970: 1_781_553_600) }, offset: { _ in 7200 })
        )
        .glances(endingWith: day)
        #expect(glances.last?.move == Goal(480, of: 600))
    }

    @Test("The peak of an hour that was pushed is the day's, and said to be of that hour")
    func peak() async throws {
        let point = #"{"date":"2026-06-15 10:00:00 +0200","Min":52,"Avg":80,"Max":155}"#
        try push(Batch.metric("heart_rate", "bpm", point), to: folder, stretch: .hour)
        let archive = try HealthArchive(HealthStore(at: folder.path))
        let clock = LocalClock(now: { Date(timeIntervalSince1970: 1_781_553_600) }, offset: { _ in 7200 })
        let pulse = try await HealthBody(archive, clock: clock).pulse(of: day).value
        #expect(pulse.peak == Pulse.Peak(155, at: TimeOfDay(10, 0), until: TimeOfDay(11, 0), cause: nil))
        #expect(pulse.lowest == 52)
        #expect(pulse.average == 80)
    }

    @Test("A sample of three days counts on each of them")
    func long() async throws {
        let record = Export.record(
            "HKQuantityTypeIdentifierStepCount",
            "720",
            unit: "count",
            from: "2026-06-13 12:00:00 +0200",
            to: "2026-06-16 12:00:00 +0200"
        )
        try bringIn(Export.whole([record] + Self.morning), to: folder)
        #expect(try await summary().value.steps == 240 + 1_300)
    }
}
