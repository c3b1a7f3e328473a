import DashboardData
import DashboardTesting
import Foundation
import SQLite
import Testing

@Suite("What exports hold now and then")
struct OddExportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func lines(_ parts: String...) throws -> [String] {
        try bringIn(Export.whole(parts), to: folder)
        return try HealthDump(folder.path).lines
    }

    private static let steps = "HKQuantityTypeIdentifierStepCount"

    @Test(
        "What a phone could not know when it wrote the export is left out",
        arguments: [
            Export.steps(1, from: "2026-06-22 12:00:00 +0200"),
            Export.record(
                steps,
                "1",
                unit: "count",
                from: "2026-06-20 08:00:00 +0200",
                to: "2026-06-29 08:00:00 +0200"
            ),
            #" <ActivitySummary dateComponents="2026-06-29" activeEnergyBurned="1"/>"#,
        ]
    )
    func future(part: String) throws {
        #expect(try bringIn(Export.whole(part), to: folder).skipped == [.future: 1])
        #expect(try HealthDump(folder.path).lines.allSatisfy { $0.split(separator: "|").count == 2 })
    }

    @Test("A phone whose clock is wrong does not let the future in")
    func wrongClock() throws {
        let text = String(decoding: Export.whole(Export.steps(1, from: "2098-01-01 00:00:00 +0000")), as: UTF8.self)
        let wrong = text.replacing("2026-06-20 09:00:00 +0200", with: "2099-01-01 00:00:00 +0000")
        #expect(try bringIn(Array(wrong.utf8), to: folder).skipped == [.future: 1])
    }

    @Test("A sample has the clocks of its beginning")
    func clocks() throws {
        let flight = Export.record(
            Self.steps,
            "9",
            unit: "count",
            from: "2026-06-15 08:00:00 +0200",
            to: "2026-06-15 08:00:00 +0100"
        )
        #expect(try lines(flight).last == "StepCount|1781503200|1781506800|Watch||9.0|7200")
    }

    @Test("A record without a unit does not take that of the one before it")
    func noUnit() throws {
        let lines = try lines(
            Export.record("HKQuantityTypeIdentifierBodyMass", "80", unit: "kg"),
            Export.record("HKQuantityTypeIdentifierSomethingNew", "3")
        )
        #expect(lines.contains("SomethingNew|count") && lines.contains("BodyMass|kg"))
    }

    @Test("A kind keeps the unit that it came in first, also from one export to the next")
    func firstUnit() throws {
        let name = "HKQuantityTypeIdentifierSomethingNew"
        let (length, weight) = (Export.record(name, "1", unit: "ft"), Export.record(name, "1", unit: "kg"))
        #expect(try bringIn(Export.whole([length, weight]), to: folder).skipped == [.otherUnit: 1])
        #expect(try bringIn(Export.whole(weight), to: folder).skipped == [.otherUnit: 1])
        #expect(try HealthDump(folder.path).lines.first == "SomethingNew|m")
    }

    @Test("A kind that rules are made for has its own unit, whatever comes first")
    func settledUnit() throws {
        let lines = try lines(Export.record(Self.steps, "1", unit: "km"), Export.steps(12))
        #expect(lines.first == "StepCount|count")
        #expect(lines.last == "StepCount|1781503200|1781503200|Watch||12.0|7200")
    }

    @Test("Sources are told apart by their names and by what they are, and not by when that was written")
    func sources() throws {
        let device = { (name: String, rest: String) in "&lt;&lt;HKDevice: 0x1&gt;, name:\(name)\(rest)&gt;" }
        let record = { (second: Int, source: String, device: String) in
            Export.record(
                Self.steps,
                "1",
                unit: "count",
                from: "2026-06-15 08:00:0\(second) +0200",
                source: source,
                device: device
            )
        }
        let lines = try lines(
            record(0, "A", device("Ring1", "")),
            record(1, "A", device("Ring2", "")),
            record(2, "A", device("Ring1", ", creation date:2026")),
            record(3, "B", device("Ring1", "")),
            record(4, "AB", device("Ring1", ", software:1"))
        )
        let sources = lines.filter { $0.split(separator: "|").count == 2 && !$0.hasPrefix("StepCount") }
        #expect(sources == ["A|name:Ring1", "A|name:Ring2", "AB|name:Ring1", "B|name:Ring1"])
    }

    @Test(
        "Rings without a figure have none, and not one that cannot be",
        arguments: [
            (#"activeEnergyBurned="100" activeEnergyBurnedGoal="300" appleMoveTimeGoal="60""#, "100.0|-|-|-|-|-"),
            (#"activeEnergyBurned="-1" activeEnergyBurnedGoal="300" appleStandHours="0""#, "-|300.0|-|-|0.0|-"),
            (#"activeEnergyBurned="5" activeEnergyBurnedUnit="km" appleExerciseTimeGoal="0""#, "-|-|-|-|-|-"),
        ]
    )
    func rings(attributes: String, figures: String) throws {
        #expect(try lines(" <ActivitySummary dateComponents=\"2026-06-14\" \(attributes)/>") == ["20618|\(figures)"])
    }

    @Test(
        "A workout's way and energy are those of all its parts",
        arguments: [
            (#" totalDistance="5" totalEnergyBurned="300""#, [], "5000.0|300.0"),
            (#" totalDistance="-5" totalDistanceUnit="km""#, [], "-|-"),
            ("", [#"DistanceSwimming" sum="1500" unit="m"#, #"DistanceCycling" sum="40" unit="km"#], "41500.0|-"),
            ("", [#"ActiveEnergyBurned" sum="200"#, #"ActiveEnergyBurned" sum="100" unit="kcal"#], "-|300.0"),
            (#" totalDistance="5" totalDistanceUnit="km""#, [#"DistanceCycling" sum="40" unit="km"#], "5000.0|-"),
        ] as [(String, [String], String)]
    )
    func workouts(attributes: String, parts: [String], figures: String) throws {
        let statistics = parts.map { "<WorkoutStatistics type=\"HKQuantityTypeIdentifier\($0)\"/>" }.joined()
        let lines = try lines(
            """
             <Workout workoutActivityType="HKWorkoutActivityTypeSwimBikeRun" sourceName="Watch"\(attributes)
              startDate="2026-06-15 08:00:00 +0200" endDate="2026-06-15 08:30:00 +0200">\(statistics)</Workout>
            """
        )
        #expect(lines.last == "SwimBikeRun|1781503200|1781505000|Watch|7200|1800.0|\(figures)|")
    }

    @Test(
        "Of two accounts of one thing the one that tells more is kept, whichever comes first",
        arguments: [
            (#"totalEnergyBurned="300""#, #"totalEnergyBurned="400""#, "1800.0|-|400.0"),
            (#"totalDistance="5""#, #"totalEnergyBurned="400""#, "1800.0|5000.0|400.0"),
            (#"totalDistance="5""#, #"totalDistance="6" duration="31""#, "1860.0|6000.0|-"),
        ]
    )
    func accounts(one: String, other: String, figures: String) throws {
        let exports = [one, other].map { attributes in
            Export.whole(
                """
                 <Workout workoutActivityType="HKWorkoutActivityTypeHiking" sourceName="Watch" \(attributes)
                  startDate="2026-06-15 08:00:00 +0200" endDate="2026-06-15 08:30:00 +0200"/>
                """
            )
        }
        for exports in [exports, exports.reversed()] {
            let folder = try TemporaryFolder()
            for export in exports { try bringIn(export, to: folder) }
            #expect(
                try HealthDump(folder.path).lines.last == "Hiking|1781503200|1781505000|Watch|7200|\(figures)|"
            )
        }
    }

    @Test("A ring of nought tells more than none", arguments: [true, false])
    func nought(comesFirst: Bool) throws {
        let told = #" <ActivitySummary dateComponents="2026-06-14" activeEnergyBurned="1" appleExerciseTime="0"/>"#
        let silent = #" <ActivitySummary dateComponents="2026-06-14" activeEnergyBurned="1"/>"#
        for part in comesFirst ? [told, silent] : [silent, told] { try bringIn(Export.whole(part), to: folder) }
        #expect(try HealthDump(folder.path).lines == ["20618|1.0|-|0.0|-|-|-"])
    }

    @Test("A way in several files is one, in the order of time, without what lies nowhere")
    func routes() throws {
        let workout = """
             <Workout workoutActivityType="HKWorkoutActivityTypeHiking" sourceName="Watch"
              startDate="2026-06-15 08:00:00 +0200" endDate="2026-06-15 08:30:00 +0200"><WorkoutRoute>
              <FileReference path="/a.gpx"/><FileReference path="/b.gpx"/></WorkoutRoute></Workout>
            """
        let point = { (latitude: Int, second: Int?) in
            let time = second.map { "<time>2026-06-15T06:00:0\($0)Z</time>" } ?? ""
            return "<trkpt lat=\"\(latitude)\" lon=\"1\">\(time)</trkpt>"
        }
        let file = { (points: String...) in Array("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8) }
        var zip = ZipMaker()
        zip.add("b.gpx", file(point(1, 5), point(2, 3), point(91, 4)))
        zip.add("export.xml", Export.whole(workout))
        zip.add("a.gpx", file(point(3, 1), point(4, nil), point(5, 2)))
        try bringIn(zip.bytes(), to: folder)
        let database = try Database(path: folder.path + "/health.sqlite", access: .readWrite)
        let points = try #require(try database.rows("SELECT hex(points) FROM route") { $0.text(0) }.first)
        let seconds = stride(from: 0, to: points.count, by: 32).map { points.dropFirst($0).prefix(2) }
        #expect(seconds == ["01", "02", "03", "05"])
    }

    @Test("A byte order mark and white space may stand before an export")
    func mark() throws {
        let text = String(decoding: Export.whole(Export.steps(5)), as: UTF8.self)
        let marked = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        #expect(try bringIn(marked, to: folder).samples.kept == 1)
    }
}
