import DashboardCore
import DashboardData
import Foundation
import Health
import Locking
import SQLite
import Testing

@Suite("A body out of what was imported")
struct HealthBodyTests {
    private static let watch = 1
    private static let phone = 2
    private static let wrist = Evidence.Source("My watch")
    private static let pocket = Evidence.Source("My phone")

    private let folder: TemporaryFolder
    private let moment = Locked(ContinuousClock.now)
    private let database: Database
    private let body: HealthBody
    private let clock: LocalClock
    private let today: CalendarDay

    init() throws {
        folder = try TemporaryFolder()
        let store = try HealthStore(in: StoreFolder(folder.path))
        database = try Database(path: store.path, access: .readWrite)
        today = try #require(CalendarDay("2026-04-14"))
        let now = try Date("2026-04-14T12:20:00Z", strategy: .iso8601)
        clock = LocalClock(now: { now }, offset: { _ in 7200 })
        body = HealthBody(try HealthArchive(store, moment: { [moment] in moment.withLock { $0 } }), clock: clock)
    }

    @Test("Nothing is made of nothing")
    func empty() async throws {
        #expect(body.isEmpty)
        #expect(body.history == 0)
        let summary = try await body.summary(of: today).value
        #expect(!summary.isKnown)
        #expect(try await body.pulse(of: today).value.isKnown == false)
        #expect(try await body.night(before: today).value.isKnown == false)
        #expect(try await body.workouts(on: today).value.isEmpty)
        #expect(try await body.restingPulse(endingWith: today).value.isKnown == false)
        #expect(try await body.nights(endingWith: today).value.average == nil)
        #expect(body.glances(endingWith: today).allSatisfy { $0.move.done == nil })
    }

    @Test("What is brought while somebody looks is there the next time")
    func arrival() async throws {
        let version = body.version
        #expect(try await body.summary(of: today).value.steps == nil)
        try fill()
        moment.withLock { $0 += .seconds(1) }
        #expect(body.version > version)
        #expect(try await body.summary(of: today).value.steps == 500)
        #expect(!body.isEmpty)
        #expect(body.history == 1)
    }

    @Test("Steps are counted once, and the account says who counted")
    func steps() async throws {
        try fill()
        let reading = try await body.summary(of: today)
        // A watch's 300 and a third of what a phone counted, the rest of which the watch has seen, too.
        #expect(reading.value.steps == 500)
        #expect(reading.time == TimeOfDay(9, 30))
        let why = try #require(reading.value.evidence.first { $0.topic == .steps })
        #expect(
            why.rows == [
                .init(
                    .init(TimeOfDay(8, 0), TimeOfDay(9, 0)),
                    Self.wrist,
                    .count(300),
                    ignored: [.init(Self.pocket, .count(400))]
                ),
                .init(.init(TimeOfDay(9, 0), TimeOfDay(9, 30)), Self.pocket, .count(200)),
            ]
        )
        #expect(why.rule == .oneAtEachMoment(inOwnOrder: false))
        // What nobody has noted stays unknown.
        #expect(reading.value.floors == nil)
        #expect(reading.value.variability == nil)
        #expect(reading.value.move == Goal(440, of: 600))
        let yesterday = try await body.summary(of: today.adding(-1)).value
        #expect(yesterday.steps == 70)
        #expect(yesterday.move == Goal(nil, of: nil))
    }

    @Test("Whoever is put first is believed first, and a name that nobody bears is told once something is there")
    func ownOrder() async throws {
        let names = ["MY PHONE", "Chest strap", "watch"]
        let archive = try HealthArchive(
            HealthStore(at: folder.path),
            ranking: SourceRanking(names.map { SourcePreference($0) })
        )
        #expect(archive.notice == nil)
        try fill()
        let steps = try await HealthBody(archive, clock: clock).summary(of: today).value.steps
        #expect(steps == 600)
        #expect(archive.notice?.hasPrefix("nothing on file is from “Chest strap” so far") == true)
    }

    @Test("A night has its stages, its bed and the clocks of the place")
    func night() async throws {
        try fill()
        let reading = try await body.night(before: today)
        let night = reading.value
        #expect([night.start.text, night.end.text] == ["23:30", "06:30"])
        #expect(night.asleep == Minutes(400))
        #expect(night.inBed == Minutes(440))
        #expect(night.stretches.map(\.stage) == [.core, .awake, .deep])
        #expect(night.usual == nil)
        #expect(
            night.evidence.first?.rows == [
                .init(
                    .init(TimeOfDay(minute: -45), TimeOfDay(6, 35)),
                    Self.wrist,
                    .sleep(asleep: Minutes(400), inBed: Minutes(0)),
                    ignored: [.init(Self.pocket, .sleep(asleep: Minutes(0), inBed: Minutes(440)))]
                )
            ]
        )
        let week = try await body.nights(endingWith: today).value
        #expect(week.compactMap { $0.asleep?.count } == [400])
        #expect(week.last?.asleep != nil)
        let before = try await body.night(before: today.adding(-1))
        #expect(!before.value.isKnown && before.time == nil)
    }

    @Test("A pulse is that of the samples, with a zone for each share of the time")
    func pulse() async throws {
        try fill()
        let pulse = try await body.pulse(of: today).value
        #expect(pulse.steps.map(\.time) == [TimeOfDay(8, 0), TimeOfDay(8, 30)])
        #expect(pulse.lowest == 60 && pulse.average == 90)
        #expect(pulse.peak == Pulse.Peak(150, at: TimeOfDay(8, 31), cause: .running))
        #expect(pulse.resting == 52)
        #expect(pulse.woke == TimeOfDay(6, 30))
        #expect(pulse.zones.reduce(0) { $0 + $1.percent } == 100)
        let resting = try await body.restingPulse(endingWith: today).value
        let days: [Int?] = Array(repeating: nil, count: 13) + [52]
        #expect(resting.days == days)
        #expect(resting.median == 52)
    }

    @Test("A workout has its beats and its way in metres")
    func workouts() async throws {
        try fill()
        let workout = try #require(try await body.workouts(on: today).value.first)
        #expect(workout.kind == .running)
        #expect(workout.start == TimeOfDay(8, 25))
        #expect(workout.length == Minutes(15))
        #expect(workout.distance == 2500)
        #expect(workout.energy == nil)
        #expect(workout.beats == [150])
        #expect(workout.route.count == 2)
        let end = try #require(workout.route.last)
        #expect(abs(end.north - 1113.2) < 1)
        #expect(abs(end.east - 1113.2 * 0.494) < 3)
        let counts = body.glances(endingWith: today).map(\.workouts)
        #expect(counts == [0, 0, 0, 0, 0, 0, 1])
    }

    @Test("What an app has noted, too, is one workout, and why says so")
    func noted() async throws {
        try fill()
        try database.run("INSERT INTO source VALUES (3, 'Runners', 'iPhone')")
        try database.run(
            "INSERT INTO workout VALUES (2, 'Other', 3, ?, ?, 7200, 1080, 2700, 200)",
            .integer(moment(504)),
            .integer(moment(522))
        )
        let workouts = try await body.workouts(on: today).value
        #expect(workouts.map(\.distance) == [2500])
        #expect(
            workouts.map(\.account) == [
                Evidence(
                    .workouts,
                    by: .oneForEachWorkout(inOwnOrder: false),
                    rows: [
                        .init(
                            .init(TimeOfDay(8, 25), TimeOfDay(8, 40)),
                            Self.wrist,
                            .workout(.running, Minutes(15)),
                            ignored: [
                                .init(
                                    Evidence.Source("Runners"),
                                    .workout(.other, Minutes(18)),
                                    .init(TimeOfDay(8, 24), TimeOfDay(8, 42))
                                )
                            ]
                        )
                    ]
                )
            ]
        )
        #expect(body.glances(endingWith: today).map(\.workouts).last == 1)
        let note = try await body.summary(of: today).value.note
        #expect(note.text(Traits().teller).hasPrefix("Run 08:25."))
    }

    @Test("Until something is imported there is a sample, and it says so")
    func sample() async throws {
        let moment = try Date("2026-04-14T12:20:00Z", strategy: .iso8601)
        let own = OwnBody(body, orElse: SampleBody(in: SampleTown(now: { moment })))
        #expect(own.isSample)
        #expect(try await own.summary(of: today).value.evidence.first?.rule == .madeUp)
        try fill()
        #expect(!own.isSample)
        #expect(try await own.summary(of: today).value.steps == 500)
    }

    /// The clocks are two hours ahead, so minutes of the day are counted from ten in the evening in UTC.
    private func fill() throws {
        try database.transaction {
            try database.execute(
                """
                INSERT INTO kind VALUES (1, 'StepCount', 'count'), (2, 'SleepAnalysis', ''), (3, 'HeartRate', ''),
                    (4, 'RestingHeartRate', '');
                INSERT INTO source VALUES (1, 'My watch', 'Apple Watch'), (2, 'My phone', 'iPhone');
                INSERT INTO summary VALUES (\(today.number), 440, 600, 20, 30, 7, 12);
                """
            )
            try note(1, Self.watch, 480..<540, 300)
            try note(1, Self.phone, 480..<570, 600)
            try note(1, Self.phone, -120 ..< -60, 70)
            for (minutes, value) in [(-30..<100, 3.0), (100..<120, 2), (120..<390, 4)] {
                try note(2, Self.watch, minutes, value)
            }
            try note(2, Self.phone, -45..<395, 0)
            for (minute, value) in [(480, 60.0), (490, 60), (511, 150)] {
                try note(3, Self.watch, minute..<minute, value)
            }
            try note(4, Self.watch, 0..<600, 52)
            try database.run(
                "INSERT INTO workout VALUES (1, 'Running', 1, ?, ?, 7200, 900, 2500, NULL)",
                .integer(moment(505)),
                .integer(moment(520))
            )
            let points: [Int32] = [0, 603_900_000, 53_200_000, 0, 900, 604_000_000, 53_300_000, 0]
            let bytes = points.flatMap { number in
                [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: UInt32(bitPattern: number) >> UInt32($0)) }
            }
            try database.run("INSERT INTO route VALUES (1, ?)", .blob(bytes))
        }
    }

    private func note(_ kind: Int, _ source: Int, _ minutes: Range<Int>, _ value: Double) throws {
        try database.run(
            "INSERT INTO sample (kind, start, end, source, value, offset) VALUES (?, ?, ?, ?, ?, 7200)",
            .integer(kind),
            .integer(moment(minutes.lowerBound)),
            .integer(moment(minutes.upperBound)),
            .integer(source),
            .real(value)
        )
    }

    private func moment(_ minute: Int) -> Int { today.number * 86_400 - 7200 + minute * 60 }
}
