import DashboardCore
import DashboardData
import Foundation
import SQLite
import Testing

/// Exports that lie beside the repository, where there are any.
@Suite("Exports that others have made")
struct SharedExportTests {
    private static let folder = URL(
        filePath: ProcessInfo.processInfo.environment["DAYBOOK_FIXTURES"] ?? "../shared/fixtures"
    )
    .appending(path: "health/applehealth")
    private static let isThere = FileManager.default.fileExists(atPath: folder.path)

    /// The tables that makers give along with their exports, each of one kind of things.
    private static let tables: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.contains(".expected_") && $0.hasSuffix(".csv") }.sorted() ?? []

    @Test(
        "What they hold is what their makers say",
        .enabled(if: isThere, "there are no shared exports beside the repository"),
        arguments: tables
    )
    func expected(table: String) throws {
        let data = try TemporaryFolder()
        let parts = table.dropLast(4).split(separator: ".expected_").map(String.init)
        let export = Self.folder.appending(path: parts[0] + ".xml")
        try bringIn([UInt8](Data(contentsOf: export)), to: data)
        let rows = try Self.rows(of: Self.folder.appending(path: table))
        #expect(!rows.isEmpty)
        let database = try Database(path: data.path + "/health.sqlite")
        let kept =
            switch parts[1] {
            case "ActivitySummary": try Self.summaries(database)
            case "Workout": try Self.workouts(database)
            default: try Self.samples(database, parts[1])
            }
        let expected = rows.map { row in
            switch parts[1] {
            case "ActivitySummary": Self.summary(row)
            case "Workout": Self.workout(row)
            default: Self.sample(row)
            }
        }
        #expect(kept == expected.sorted())
    }

    private static func sample(_ row: [String: String]) -> String {
        [
            "\(seconds(row["startDate"]))", "\(seconds(row["endDate"]))", row["sourceName"] ?? "",
            figure(row["value"], row["unit"]),
        ]
        .joined(separator: "|")
    }

    private static func samples(_ database: Database, _ kind: String) throws -> [String] {
        try database.rows(
            """
            SELECT start, end, source.name, value FROM sample JOIN kind ON kind.id = kind
            JOIN source ON source.id = source WHERE kind.name = ?
            """,
            .text(kind)
        ) { "\($0.integer(0))|\($0.integer(1))|\($0.text(2))|\(rounded($0.real(3)))" }
        .sorted()
    }

    private static func workout(_ row: [String: String]) -> String {
        [
            "\(seconds(row["startDate"]))", "\(seconds(row["endDate"]))", row["sourceName"] ?? "",
            (row["workoutActivityType"] ?? "").replacing("HKWorkoutActivityType", with: ""),
            figure(row["duration"], row["durationUnit"]), figure(row["totalDistance"], row["totalDistanceUnit"]),
            figure(row["totalEnergyBurned"], row["totalEnergyBurnedUnit"]),
        ]
        .joined(separator: "|")
    }

    private static func workouts(_ database: Database) throws -> [String] {
        try database.rows(
            """
            SELECT start, end, source.name, activity, duration, distance, energy FROM workout
            JOIN source ON source.id = source
            """
        ) { row in
            ["\(row.integer(0))", "\(row.integer(1))", row.text(2), row.text(3)].joined(separator: "|")
                + (4...6).map { "|" + (row.isNull($0) ? "" : rounded(row.real($0))) }.joined()
        }
        .sorted()
    }

    private static func summary(_ row: [String: String]) -> String {
        let columns = [
            "activeEnergyBurned", "activeEnergyBurnedGoal", "appleExerciseTime", "appleExerciseTimeGoal",
            "appleStandHours", "appleStandHoursGoal",
        ]
        let day = CalendarDay(row["dateComponents"] ?? "").map { "\($0.number)" } ?? ""
        return ([day] + columns.map { figure(row[$0], "") }).joined(separator: "|")
    }

    private static func summaries(_ database: Database) throws -> [String] {
        try database.rows("SELECT day, move, move_goal, exercise, exercise_goal, stand, stand_goal FROM summary") {
            row in
            "\(row.integer(0))" + (1...6).map { "|" + (row.isNull($0) ? "" : rounded(row.real($0))) }.joined()
        }
        .sorted()
    }

    /// A number in the unit in which such things are kept, to the millionth; units that the tables do not have are kept as they are.
    private static func figure(_ text: String?, _ unit: String?) -> String {
        guard let value = text.flatMap({ Double($0) }) else { return "" }
        return rounded(value * (["km": 1_000, "min": 60][unit ?? ""] ?? 1))
    }

    private static func rounded(_ value: Double) -> String { String(format: "%.6f", value) }

    private static func seconds(_ date: String?) -> Int {
        // `2014-09-13 10:27:54 +0100` is a date that others write as `2014-09-13T10:27:54+0100`.
        let parts = (date ?? "").split(separator: " ")
        guard parts.count == 3 else { return 0 }
        let text = "\(parts[0])T\(parts[1])\(parts[2])"
        return (try? Date(text, strategy: .iso8601)).map { Int($0.timeIntervalSince1970) } ?? 0
    }

    /// Lines by the names of their columns; none of the tables has a comma within quotes.
    private static func rows(of file: URL) throws -> [[String: String]] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
        let cells = lines.map { line in
            line.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: ["\""]) }
        }
        return cells.dropFirst().map { Dictionary(zip(cells[0], $0), uniquingKeysWith: { one, _ in one }) }
    }

    @Test("All of them can be read", .enabled(if: isThere, "there are no shared exports beside the repository"))
    func all() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "xml" {
            let report = try bringIn([UInt8](Data(contentsOf: file)), to: TemporaryFolder())
            #expect(report.samples.kept + report.skippedInAll >= report.samples.read, "\(file.lastPathComponent)")
            #expect(report.samples.kept > 0, "\(file.lastPathComponent)")
        }
    }
}
