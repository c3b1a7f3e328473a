import DashboardData
import SQLite

/// What a data folder holds of a body, without the numbers by which the file knows its rows.
struct HealthDump: Equatable, CustomStringConvertible {
    let lines: [String]

    init(_ folder: String) throws {
        let database = try Database(path: folder + "/health.sqlite", access: .readWrite)
        try self.init(database)
    }

    init(_ database: Database) throws {
        let queries = [
            "SELECT name, unit FROM kind ORDER BY name", "SELECT name, device FROM source ORDER BY name, device",
            """
            SELECT kind.name, start, end, source.name, source.device, value, offset FROM sample
            JOIN kind ON kind.id = sample.kind JOIN source ON source.id = sample.source
            ORDER BY kind.name, start, end, source.name, source.device, value
            """,
            """
            SELECT activity, start, end, source.name, offset, duration, distance, energy, hex(points) FROM workout
            JOIN source ON source.id = workout.source LEFT JOIN route ON route.workout = workout.id
            ORDER BY activity, start, end, source.name
            """,
            "SELECT day, move, move_goal, exercise, exercise_goal, stand, stand_goal FROM summary ORDER BY day",
        ]
        let widths = [2, 2, 7, 9, 7]
        var lines: [String] = []
        for (query, width) in zip(queries, widths) {
            lines += try database.rows(query) { row in
                (0..<width).map { row.isNull($0) ? "-" : row.text($0) }.joined(separator: "|")
            }
        }
        self.lines = lines
    }

    var description: String { lines.joined(separator: "\n") }
}
