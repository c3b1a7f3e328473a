@testable import DashboardData
import DashboardTesting
import Foundation
import SQLite
import Testing

@Suite("Reading an export of Apple Health")
struct AppleHealthTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "A record is kept under its name, in the unit of its kind",
        arguments: [
            ("HKQuantityTypeIdentifierStepCount", "329", "count", "StepCount|count", 329),
            ("HKQuantityTypeIdentifierDistanceWalkingRunning", "0.5", "km", "DistanceWalkingRunning|m", 500),
            ("HKQuantityTypeIdentifierDistanceCycling", "1", "mi", "DistanceCycling|m", 1_609.344),
            ("HKQuantityTypeIdentifierActiveEnergyBurned", "418.4", "kJ", "ActiveEnergyBurned|kcal", 100),
            ("HKQuantityTypeIdentifierActiveEnergyBurned", "7", "Cal", "ActiveEnergyBurned|kcal", 7),
            ("HKQuantityTypeIdentifierHeartRate", "1.2", "count/s", "HeartRate|count/min", 72),
            ("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "45.5", "ms", "HeartRateVariabilitySDNN|ms", 45.5),
            ("HKQuantityTypeIdentifierOxygenSaturation", "0.97", "%", "OxygenSaturation|1", 0.97),
            ("HKQuantityTypeIdentifierOxygenSaturation", "97", "%", "OxygenSaturation|1", 0.97),
            ("HKQuantityTypeIdentifierBodyMass", "10", "lb", "BodyMass|kg", 4.535_923_7),
            ("HKQuantityTypeIdentifierVO2Max", "42", "mL/min&#183;kg", "VO2Max|mL/min·kg", 42),
            ("HKQuantityTypeIdentifierSomethingNew", "3", "ft", "SomethingNew|m", 0.9144),
            ("HKDataTypeSleepDurationGoal", "8", "hr", "SleepDurationGoal|min", 480),
            (
                "HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysisAsleepREM", nil,
                "SleepAnalysis|", 5
            ),
            ("HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueSleepAnalysisAsleep", "", "SleepAnalysis|", 1),
            ("HKCategoryTypeIdentifierMindfulSession", nil, nil, "MindfulSession|", 0),
        ] as [(String, String?, String?, String, Double)]
    )
    func units(type: String, value: String?, unit: String?, kind: String, kept: Double) throws {
        let report = try bringIn(Export.whole(Export.record(type, value, unit: unit)), to: folder)
        #expect(report.samples.kept == 1)
        let database = try database()
        #expect(try database.rows("SELECT name || '|' || unit FROM kind") { $0.text(0) } == [kind])
        let values = try database.rows("SELECT value FROM sample") { $0.real(0) }
        #expect(values.count == 1 && abs(values[0] - kept) < 1e-9, "\(values)")
    }

    @Test(
        "What cannot be true is left out, with the reason",
        arguments: [
            (Export.steps(1, from: "1970-01-01 00:00:00 +0000"), SkipReason.beforePhones),
            (Export.steps(1, from: "2100-01-01 00:00:00 +0000"), .future),
            (Export.steps(1, from: "2026-06-23 09:00:00 +0200"), .future),
            (Export.steps(1, from: "yesterday"), .noDate),
            (
                Export.record(
                    "HKQuantityTypeIdentifierStepCount",
                    "1",
                    unit: "count",
                    to: "2026-06-15 07:59:59 +0200"
                ), .endsBeforeStart
            ),
            (Export.record("HKQuantityTypeIdentifierStepCount", "NaN", unit: "count"), .notANumber),
            (Export.record("HKQuantityTypeIdentifierStepCount", "inf", unit: "count"), .notANumber),
            (Export.record("HKQuantityTypeIdentifierStepCount", "1e999", unit: "count"), .notANumber),
            (Export.record("HKQuantityTypeIdentifierStepCount", nil, unit: "count"), .notANumber),
            (Export.record("HKQuantityTypeIdentifierStepCount", "1", unit: "furlong"), .unknownUnit),
            (Export.record("HKQuantityTypeIdentifierStepCount", "1", unit: "km"), .otherUnit),
            (Export.record("HKCategoryTypeIdentifierSleepAnalysis", "HKCategoryValueNew"), .unknownCase),
            (Export.record(String(repeating: "x", count: 300), "1", unit: "count"), .tooManyKinds),
            (
                #" <Record value="1" startDate="2026-06-15 08:00:00 +0200" endDate="2026-06-15 08:00:00 +0200"/>"#,
                .noName
            ),
            (
                #" <Workout workoutActivityType="HKWorkoutActivityTypeYoga" startDate="2026-06-15 08:00:00 +0200"/>"#,
                .noDate
            ),
            (#" <ActivitySummary dateComponents="1969-12-30" activeEnergyBurned="0"/>"#, .beforePhones),
        ] as [(String, SkipReason)]
    )
    func skipped(part: String, reason: SkipReason) throws {
        let report = try bringIn(Export.whole([part, Export.steps(12)]), to: folder)
        #expect(report.skipped == [reason: 1])
        #expect(report.samples.kept == 1)
    }

    @Test("Records of a correlation, which stand at the top as well, count once")
    func correlations() throws {
        let record = Export.record("HKQuantityTypeIdentifierBloodPressureSystolic", "118", unit: "mmHg")
        let correlation = " <Correlation type=\"HKCorrelationTypeIdentifierBloodPressure\">\(record)</Correlation>"
        let report = try bringIn(Export.whole([record, correlation]), to: folder)
        #expect(report.samples == .init(read: 1, kept: 1, duplicates: 0))
    }

    @Test("Devices are the same whatever lies at another place in memory or was updated")
    func devices() throws {
        let device = { (pointer: String, version: String) in
            "&lt;&lt;HKDevice: \(pointer)&gt;, name:Apple Watch, model:Watch, hardware:Watch6,7, software:\(version)&gt;"
        }
        let type = "HKQuantityTypeIdentifierHeartRate"
        try bringIn(
            Export.whole([
                Export.record(type, "60", unit: "count/min", device: device("0x2830a1e40", "10.3")),
                Export.record(type, "61", unit: "count/min", device: device("0x1", "11.0")),
            ]),
            to: folder
        )
        let devices = try database().rows("SELECT device FROM source") { $0.text(0) }
        #expect(devices == ["name:Apple Watch, model:Watch, hardware:Watch6,7"])
    }

    @Test(
        "Workouts of old and new phones say the same",
        arguments: [
            """
             <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min"
              totalDistance="5" totalDistanceUnit="km" totalEnergyBurned="300" totalEnergyBurnedUnit="Cal"
              sourceName="Watch" startDate="2026-06-15 08:00:00 +0200" endDate="2026-06-15 08:31:00 +0200"/>
            """,
            """
             <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="1830" durationUnit="s"
              sourceName="Watch" startDate="2026-06-15 08:00:00 +0200" endDate="2026-06-15 08:31:00 +0200">
              <WorkoutEvent type="HKWorkoutEventTypeLap" date="2026-06-15 08:15:00 +0200"/>
              <WorkoutActivity uuid="x"><WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="300"
               unit="kcal"/></WorkoutActivity>
              <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="1255.2" unit="kJ"/>
              <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="150" unit="count/min"/>
              <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5" unit="km"/>
             </Workout>
            """,
        ]
    )
    func workouts(part: String) throws {
        let report = try bringIn(Export.whole(part), to: folder)
        #expect(report.workouts == .init(read: 1, kept: 1, duplicates: 0))
        #expect(
            try HealthDump(folder.path).lines.last == "Running|1781503200|1781505060|Watch|7200|1830.0|5000.0|300.0|"
        )
    }

    @Test("Rings are kept by their days, also of those who count minutes")
    func summaries() throws {
        let report = try bringIn(
            Export.whole([
                """
                 <ActivitySummary dateComponents="2026-06-14" activeEnergyBurned="2092" activeEnergyBurnedGoal="2510.4"
                  activeEnergyBurnedUnit="kJ" appleMoveTime="0" appleMoveTimeGoal="0" appleExerciseTime="40"
                  appleExerciseTimeGoal="30" appleStandHours="11" appleStandHoursGoal="12"/>
                """,
                """
                 <ActivitySummary dateComponents="2026-06-15" activeEnergyBurned="100" activeEnergyBurnedGoal="0"
                  activeEnergyBurnedUnit="kcal" appleMoveTime="50" appleMoveTimeGoal="60"/>
                """,
            ]),
            to: folder
        )
        #expect(report.summaries.kept == 2)
        #expect(
            try HealthDump(folder.path).lines == ["20618|500.0|600.0|40.0|30.0|11.0|12.0", "20619|100.0|-|-|-|-|-"]
        )
    }

    @Test("Of the person themselves nothing is kept")
    func person() throws {
        try bringIn(Export.whole(Export.steps(1)), to: folder)
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: folder.path + "/health.sqlite")))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("1990-04-12"))
    }

    @Test("The way of a workout is in the export itself, or in other files of the archive")
    func routes() throws {
        let workout = { (kind: String, inside: String) in
            """
             <Workout workoutActivityType="HKWorkoutActivityType\(kind)" sourceName="Watch"
              startDate="2026-06-15 08:00:00 +0200" endDate="2026-06-15 08:30:00 +0200">
              <WorkoutRoute sourceName="Watch">\(inside)</WorkoutRoute></Workout>
            """
        }
        let location = { (second: Int) in
            """
            <Location date="2026-06-15 08:00:0\(second) +0200" latitude="57.7" longitude="-11.97" altitude="12.34"/>
            """
        }
        var zip = ZipMaker()
        zip.add("apple_health_export/workout-routes/a.gpx", Export.route(points: 3))
        zip.add(
            "apple_health_export/导出.xml",
            Export.whole([
                workout("Running", "<FileReference path=\"/workout-routes/a.gpx\"/>"),
                workout("Walking", location(1) + location(2)),
                workout("Hiking", "<FileReference path=\"/workout-routes/missing.gpx\"/>"),
                workout("Cycling", "<FileReference path=\"/workout-routes/broken.gpx\"/>"),
            ])
        )
        zip.add("apple_health_export/workout-routes/broken.gpx", Array("<gpx><trk>".utf8))
        zip.add("apple_health_export/export_cda.xml", Array("<ClinicalDocument/>".utf8))
        let report = try bringIn(zip.bytes(), to: folder)
        #expect(report.routes == .init(read: 4, kept: 2, duplicates: 0))
        #expect(report.skipped == [.routeMissing: 1, .routeUnreadable: 1])
        let routes = try database().rows(
            "SELECT activity || hex(points) FROM workout JOIN route ON workout = workout.id ORDER BY 1"
        ) { $0.text(0) }
        let place = { (longitude: Int32) -> String in
            [UInt32(577_000_000), UInt32(bitPattern: longitude), 123].map { Self.hexadecimal($0) }.joined()
        }
        let running = (0..<3).map { Self.hexadecimal($0) + place(119_700_000 + Int32($0) * 10_000) }
        let walking = (1...2).map { Self.hexadecimal($0) + place(-119_700_000) }
        #expect(routes == ["Running" + running.joined(), "Walking" + walking.joined()])
    }

    @Test("A route of very many points is kept with fewer, that lie evenly")
    func longRoute() throws {
        var points = RoutePoints()
        for second in 0..<130_000 { points.add(time: Int64(second), latitude: 1, longitude: 1, altitude: 0) }
        let packed = points.packed(since: 0)
        #expect(packed.count == 20_000 * 16)
        var seconds: [Int] = []
        for start in stride(from: 0, to: packed.count, by: 16) {
            let bytes: [Int] = packed[start..<start + 3].map { Int($0) }
            seconds.append(bytes[0] + bytes[1] * 256 + bytes[2] * 65_536)
        }
        let gaps = zip(seconds.dropFirst(), seconds).map { $0 - $1 }
        #expect(seconds.first == 0 && (seconds.last ?? 0) >= 129_990)
        #expect((gaps.min() ?? 0) >= 4 && (gaps.max() ?? 0) <= 12)
    }

    private static func hexadecimal(_ number: UInt32) -> String {
        String(format: "%08X", number.byteSwapped)
    }

    private func database() throws -> Database {
        try Database(path: folder.path + "/health.sqlite", access: .readWrite)
    }
}
