import DashboardData
import Foundation
import Testing

@Suite("Samples that an app pushes")
struct PushTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func samples() throws -> [String] {
        try HealthDump(folder.path).lines.filter { $0.split(separator: "|").count >= 6 }
    }

    @Test(
        "Both shapes of the app's JSON are read",
        arguments: [
            (Batch.steps(120), ["StepCount|1781510400|1781514000|Health Auto Export||120.0|7200"]),
            (
                Batch.metric("active_energy", "kJ", #"{"qty":4.184,"date":"2026-06-15 10:04:00 +0200"}"#),
                ["ActiveEnergyBurned|1781510640|1781510700|Health Auto Export||1.0|7200"]
            ),
            (
                Batch.metric("heart_rate", "bpm", #"{"date":"2026-06-15 10:04:00 +0200","Min":65,"Avg":72,"Max":85}"#),
                [
                    "HeartRate|1781510640|1781510700|Health Auto Export||72.0|7200",
                    "HeartRateHighest|1781510640|1781510700|Health Auto Export||85.0|7200",
                    "HeartRateLowest|1781510640|1781510700|Health Auto Export||65.0|7200",
                ]
            ),
            (
                Batch.metric(
                    "sleep_analysis",
                    "hr",
                    """
                    {"startDate":"2026-06-15 01:00:00 +0200","endDate":"2026-06-15 02:00:00 +0200","value":"Core",
                    "date":null,"qty":1,"source":"Irvin's Apple Watch"}
                    """
                ),
                ["SleepAnalysis|1781478000|1781481600|Health Auto Export||3.0|7200"]
            ),
            (
                Batch.metric(
                    "sleep_analysis",
                    "hr",
                    """
                    {"date":"2026-06-15","totalSleep":7,"sleepStart":"2026-06-14 23:00:00 +0200",
                    "sleepEnd":"2026-06-15 06:30:00 +0200"}
                    """
                ),
                [
                    "SleepAnalysis|1781470800|1781472600|Health Auto Export|whole nights|2.0|7200",
                    "SleepAnalysis|1781470800|1781496000|Health Auto Export|whole nights|1.0|7200",
                ]
            ),
            (#"{"data":{"metrics":[{"name":"basal_body_temperature","units":"degC","data":null}]}}"#, []),
            (#"{"data":{"metrics":[{"data":[],"name":"step_count","units":"count"}]},"workouts":[]}"#, []),
            (#"{"data":{}}"#, []),
        ]
    )
    func shapes(text: String, lines: [String]) throws {
        let report = try push(text, to: folder)
        #expect(report.samples.read == lines.count && report.samples.kept == lines.count)
        if !lines.isEmpty { #expect(try samples() == lines) }
    }

    @Test("A workout is read with its way, in either shape")
    func workouts() throws {
        let old = #"{"lat":57.7,"lon":11.97,"altitude":12,"timestamp":"2026-06-15 07:00:01 +0200"}"#
        let new = #"{"latitude":57.7,"longitude":11.97,"altitude":12,"timestamp":"2026-06-15 07:00:01 +0200"}"#
        for place in [old, new] {
            let report = try push(
                """
                {"data":{"workouts":[{"name":"Outdoor Run","start":"2026-06-15 07:00:00 +0200",
                "end":"2026-06-15 07:30:00 +0200","distance":{"qty":5,"units":"km"},
                "activeEnergyBurned":{"qty":418.4,"units":"kJ"},"heartRateData":[{"qty":120}],"route":[\(place)]}]}}
                """,
                to: folder
            )
            #expect(report.workouts.read == 1 && report.routes.read == 1)
        }
        let lines = try HealthDump(folder.path).lines.filter { $0.hasPrefix("Running|") }
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix("Running|1781499600|1781501400|Health Auto Export|7200|1800.0|5000.0|100.0|01000000")
                == true
        )
    }

    @Test("A batch that comes twice changes nothing, not even the list of arrivals")
    func twice() throws {
        try push(Batch.steps(120), to: folder)
        let (before, file) = (try HealthDump(folder.path), folder.path + "/health.sqlite")
        let bytes = try Data(contentsOf: URL(filePath: file))
        let report = try push(Batch.steps(120), to: folder)
        #expect(report.samples.kept == 0 && report.samples.duplicates == 1)
        #expect(try HealthDump(folder.path) == before)
        #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    }

    @Test("A sum that has grown takes the place of the smaller one, and an old one does not come back")
    func growth() throws {
        for count in [120, 480, 300] { try push(Batch.steps(count), to: folder) }
        #expect(try samples() == ["StepCount|1781510400|1781514000|Health Auto Export||480.0|7200"])
    }

    @Test(
        "What devices tell in part is kept beside a sum until they have told all of it, in whatever order they come",
        arguments: [true, false]
    )
    func unfinished(pushesFirst: Bool) throws {
        let record = Export.steps(120, from: "2026-06-15 10:10:00 +0200")
        let day = { _ = try push(Batch.steps(900, at: "00:00:00"), to: folder, stretch: .day) }
        if pushesFirst { try day() }
        try bringIn(Export.whole([record], on: "2026-06-15 11:00:00 +0200"), to: folder)
        if !pushesFirst { try day() }
        let own = "StepCount|1781511000|1781511000|Watch||120.0|7200"
        #expect(try samples() == ["StepCount|1781474400|1781557200|Health Auto Export||900.0|7200", own])
        try bringIn(Export.whole([record], on: "2026-06-16 00:00:00 +0200"), to: folder)
        try day()
        #expect(try samples() == [own])
    }

    @Test("Whatever the order of pushes and imports, and however often they come, the same is kept", arguments: 1...30)
    func anyOrder(seed: UInt64) throws {
        let (export, pushes) = (RandomExport(seed: seed), RandomPushes(seed: seed))
        let date = "2026-06-15 0\(6 + seed % 5):30:00 +0200"
        try bringIn(export.whole(on: date), to: folder)
        for batch in pushes.batches { try push(batch.text, to: folder, stretch: batch.isOfDays ? .day : .hour) }
        var dice = Dice(seed: seed &* 977)
        let other = try TemporaryFolder()
        let parts = export.split(&dice, on: date).map { (bytes: $0, batch: (text: "", isOfDays: false)) }
        let batches = (pushes.batches + pushes.batches.prefix(9)).map { (bytes: [UInt8](), batch: $0) }
        for (bytes, batch) in (parts + batches).shuffled(using: &dice) {
            if bytes.isEmpty {
                try push(batch.text, to: other, stretch: batch.isOfDays ? .day : .hour)
            } else {
                try bringIn(bytes, to: other)
            }
        }
        // Which names the file has learned on the way is no statement about a body.
        let told = { (folder: TemporaryFolder) in
            try HealthDump(folder.path).lines.filter { $0.split(separator: "|").count >= 5 }
        }
        #expect(try told(other) == told(folder))
        #expect(try told(other).contains { $0.contains("Health Auto Export") })
    }

    @Test(
        "What devices tell themselves is not counted once more by a sum, whichever comes first",
        arguments: [true, false]
    )
    func devices(pushesFirst: Bool) throws {
        let export = Export.whole([
            Export.record(
                "HKQuantityTypeIdentifierStepCount",
                "120",
                unit: "count",
                from: "2026-06-15 10:10:00 +0200",
                to: "2026-06-15 10:20:00 +0200"
            )
        ])
        let batches = [Batch.steps(120), Batch.steps(70, at: "12:00:00")]
        if pushesFirst { for batch in batches { try push(batch, to: folder) } }
        try bringIn(export, to: folder)
        if !pushesFirst { for batch in batches { try push(batch, to: folder) } }
        #expect(
            try samples() == [
                "StepCount|1781511000|1781511600|Watch||120.0|7200",
                "StepCount|1781517600|1781521200|Health Auto Export||70.0|7200",
            ]
        )
    }

    @Test(
        "What is odd costs one entry, and the report says why",
        arguments: [
            (#"{"qty":1,"date":null}"#, "no-date"), (#"{"qty":1,"date":"yesterday"}"#, "no-date"),
            (#"{"qty":"much","date":"2026-06-15 10:00:00 +0200"}"#, "not-a-number"),
            (#"{"qty":1e999,"date":"2026-06-15 10:00:00 +0200"}"#, "not-a-number"),
            (#"{"qty":1,"date":"1970-06-15 10:00:00 +0200"}"#, "before-1990"),
            (#"{"qty":1,"date":"2100-06-15 10:00:00 +0200"}"#, "future"),
        ]
    )
    func skipped(point: String, reason: String) throws {
        let good = #"{"qty":5,"date":"2026-06-15 10:00:00 +0200"}"#
        let report = try push(Batch.metric("step_count", "count", "\(point),\(good)"), to: folder)
        #expect(report.samples.read == 2 && report.samples.kept == 1)
        #expect(report.skipped.map { "\($0.key.rawValue) \($0.value)" } == ["\(reason) 1"])
    }

    @Test(
        "A body of another shape is refused with the place where it goes wrong, and nothing of it is kept",
        arguments: [
            ("", "$", true), ("[]", "$", false),
            (#"{"data":{"metrics":[{"name":3}]}}"#, "$.data.metrics[0].name", false),
            (#"{"data":{"metrics":{}}}"#, "$.data.metrics", false), ("{}", "$", false), (#"{"data":{}} x"#, "$", true),
            (#"{"data":[]}"#, "$.data", false), (#"{"data":{"metrics":[tru]}}"#, "$.data.metrics[0]", false),
            (#"{"x y":[1,{"a":nul}]}"#, "$['…'][1].a", true),
            (String(repeating: "[", count: 40), "$", false),
            (#"{"a":"# + String(repeating: "[", count: 40), "$.a" + String(repeating: "[0]", count: 31), false),
        ]
    )
    func faults(text: String, path: String, isSyntax: Bool) throws {
        let fault = #expect(throws: JSONFault.self) { try push(text, to: folder) }
        #expect(fault?.path == path && fault?.isSyntax == isSyntax)
    }

    private static let folderOfSamples = URL(
        filePath: ProcessInfo.processInfo.environment["DAYBOOK_FIXTURES"] ?? "../shared/fixtures"
    )
    .appending(path: "health/healthautoexport")
    private static let areShared = FileManager.default.fileExists(atPath: folderOfSamples.path)

    @Test(
        "The shared samples of the app are read without a fault",
        .enabled(if: areShared, "there are no shared samples beside the repository")
    )
    func recorded() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folderOfSamples.path)
        for name in names.sorted() {
            let text = try String(contentsOf: Self.folderOfSamples.appending(path: name), encoding: .utf8)
            let isWhole = text.contains("\"data\"") && text.contains("\"metrics\"")
            let isMetric = text.contains("\"units\"") && text.contains("\"data\"")
            let batch =
                isWhole ? text : isMetric ? #"{"data":{"metrics":[\#(text)]}}"# : #"{"data":{"workouts":[\#(text)]}}"#
            let report = try push(batch, to: folder)
            #expect(report.samples.read + report.workouts.read > 0, "\(name)")
        }
    }
}
