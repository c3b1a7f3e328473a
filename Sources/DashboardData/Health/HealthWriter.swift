internal import DashboardCore
internal import Health
internal import SQLite

/// Writes an import into the file, in one transaction: until its end, others read what was there before.
///
/// Whatever comes twice is kept once. Of two accounts of the same thing that differ, the one that tells more is kept, so that
/// the order of imports does not matter.
final class HealthWriter {
    /// How many reports of imports are kept.
    private static let mostArrivals = 1_000

    let database: Database
    private let changes: HealthChanges
    private let insert: Statement
    private let amend: Statement
    /// The file's numbers of the import's kinds, sources and workouts.
    private(set) var kindIDs: [Int64] = []
    private(set) var sourceIDs: [Int64] = []
    /// The import's kinds, by its own numbers.
    private(set) var kinds: [HealthKind] = []
    private var workoutIDs: [Int64] = []
    /// Whether samples of devices were written, which may tell what was pushed before.
    private var isOfDevices = false
    /// When the export was made, if it says so, and when the last of its samples began.
    private var toldUntil: (date: Int64?, sample: Int64?)
    var report = ImportReport()

    init(_ store: HealthStore) throws {
        database = try store.writer()
        changes = store.changes
        try database.execute(
            "PRAGMA synchronous = FULL; PRAGMA cache_size = -24576; PRAGMA journal_size_limit = 16777216"
        )
        try database.execute("BEGIN IMMEDIATE")
        insert = try database.statement(
            "INSERT OR IGNORE INTO sample (kind, start, end, source, value, offset) VALUES (?, ?, ?, ?, ?, ?)"
        )
        // The same sample may have been written where clocks show something else.
        amend = try database.statement(
            """
            UPDATE sample SET offset = ?6
            WHERE kind = ?1 AND start = ?2 AND end = ?3 AND source = ?4 AND value = ?5 AND offset < ?6
            """
        )
    }

    /// The kinds that the file has samples of.
    func knownKinds() throws -> [HealthKind] {
        try database.rows("SELECT name, unit FROM kind ORDER BY id") { HealthKind($0.text(0), in: $0.text(1)) }
    }

    func write(_ batch: HealthBatch) throws {
        isOfDevices = true
        try register(batch)
        try write(batch.samples)
        if let date = batch.date { toldUntil.date = max(date, toldUntil.date ?? date) }
        if let last = batch.samples.map(\.start).max() { toldUntil.sample = max(last, toldUntil.sample ?? last) }
        for workout in batch.workouts { try write(workout) }
        for route in batch.routes { try write(route) }
        for summary in batch.summaries { try write(summary) }
    }

    /// Finds the file's numbers of what is new in a batch.
    func register(_ batch: HealthBatch) throws {
        for kind in batch.kinds { kindIDs.append(try number(of: kind)) }
        for source in batch.sources { sourceIDs.append(try number(of: source)) }
        kinds += batch.kinds
    }

    /// Whether the file will be another one.
    var hasKeptSomething: Bool {
        [report.samples, report.workouts, report.routes, report.summaries].contains { $0.kept > 0 }
    }

    /// What was read, with what has become of it.
    func counted(_ counts: ImportReport) -> ImportReport {
        var whole = counts
        whole.samples.kept = report.samples.kept
        whole.samples.duplicates = report.samples.duplicates
        whole.workouts.kept = report.workouts.kept
        whole.workouts.duplicates = report.workouts.duplicates
        whole.routes.kept = report.routes.kept
        whole.routes.duplicates = report.routes.duplicates
        whole.summaries.kept = report.summaries.kept
        whole.summaries.duplicates = report.summaries.duplicates
        return whole
    }

    /// Makes everything part of the file, with a report.
    func finish(at date: Int64, origin: String, counts: ImportReport) throws -> ImportReport {
        let whole = counted(counts)
        if isOfDevices {
            try keep(toldUntil: toldUntil.date ?? toldUntil.sample)
            try dropPushed()
        }
        try database.run(
            "INSERT INTO arrival (at, origin, report) VALUES (?, ?, ?)",
            .integer(date),
            .text(origin),
            .text(whole.json.text)
        )
        try database.run(
            "DELETE FROM arrival WHERE id <= (SELECT max(id) FROM arrival) - ?",
            .integer(Self.mostArrivals)
        )
        try database.execute("COMMIT")
        changes.note()
        emptyLog()
        return whole
    }

    /// What an export says is all that devices knew when it was made.
    private func keep(toldUntil moment: Int64?) throws {
        guard let moment else { return }
        try database.run(
            "INSERT INTO told (id, until) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET until = max(until, excluded.until)",
            .integer(moment)
        )
    }

    /// Takes everything back, so that nothing of it is left on the disk.
    func abandon() {
        // After some failures, such as a full disk, SQLite has done so already.
        try? database.execute("ROLLBACK")
        emptyLog()
    }

    /// The log is as large as the import; whoever reads just now keeps it from being emptied, and that is no failure.
    private func emptyLog() {
        // Not as long as somebody takes who has an export sent to them slowly.
        try? database.execute("PRAGMA busy_timeout = 100")
        _ = try? database.integer("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    private func number(of kind: HealthKind) throws -> Int64 {
        try database.run("INSERT OR IGNORE INTO kind (name, unit) VALUES (?, ?)", .text(kind.name), .text(kind.unit))
        return Int64(try database.integer("SELECT id FROM kind WHERE name = ?", .text(kind.name)) ?? 0)
    }

    private func number(of source: HealthSource) throws -> Int64 {
        try database.run(
            "INSERT OR IGNORE INTO source (name, device) VALUES (?, ?)",
            .text(source.name),
            .text(source.device)
        )
        let number = try database.integer(
            "SELECT id FROM source WHERE name = ? AND device = ?",
            .text(source.name),
            .text(source.device)
        )
        return Int64(number ?? 0)
    }

    func write(_ samples: [HealthSample]) throws {
        // In the order of the file, so that neighbours are written while their page is at hand.
        let sorted = samples.sorted { ($0.kind, $0.start) < ($1.kind, $1.start) }
        for sample in sorted {
            try bind(sample, to: insert)
            try insert.runAgain()
            guard database.changes == 0 else {
                report.samples.kept += 1
                continue
            }
            report.samples.duplicates += 1
            try bind(sample, to: amend)
            try amend.runAgain()
        }
    }

    private func bind(_ sample: HealthSample, to statement: Statement) throws {
        try statement.set(kindIDs[Int(sample.kind)], at: 1)
        try statement.set(sample.start, at: 2)
        try statement.set(sample.end, at: 3)
        try statement.set(sourceIDs[Int(sample.source)], at: 4)
        try statement.set(sample.value, at: 5)
        try statement.set(Int64(sample.offset), at: 6)
    }

    func write(_ workout: HealthWorkout) throws {
        let real = { (number: Double?) in number.map { Value.real($0) } ?? .null }
        let known = try database.integer(
            "SELECT id FROM workout WHERE activity = ? AND start = ? AND end = ? AND source = ?",
            .text(workout.activity),
            .integer(workout.start),
            .integer(workout.end),
            .integer(sourceIDs[Int(workout.source)])
        )
        report.workouts.kept += known == nil ? 1 : 0
        report.workouts.duplicates += known == nil ? 0 : 1
        let id = try database.integer(
            """
            INSERT INTO workout (activity, start, end, source, offset, duration, distance, energy)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (activity, start, end, source) DO UPDATE SET
                offset = max(offset, excluded.offset),
                duration = max(duration, excluded.duration),
                distance = max(coalesce(distance, excluded.distance), coalesce(excluded.distance, distance)),
                energy = max(coalesce(energy, excluded.energy), coalesce(excluded.energy, energy))
            RETURNING id
            """,
            .text(workout.activity),
            .integer(workout.start),
            .integer(workout.end),
            .integer(sourceIDs[Int(workout.source)]),
            .integer(Int64(workout.offset)),
            .real(workout.duration),
            real(workout.distance),
            real(workout.energy)
        )
        workoutIDs.append(Int64(id ?? 0))
    }

    func write(_ route: HealthRoute) throws {
        try database.run(
            """
            INSERT INTO route (workout, points) VALUES (?, ?)
            ON CONFLICT (workout) DO UPDATE SET points = excluded.points
            WHERE (length(excluded.points), excluded.points) > (length(points), points)
            """,
            .integer(workoutIDs[route.workout]),
            .blob(route.points)
        )
        report.routes.kept += database.changes == 0 ? 0 : 1
        report.routes.duplicates += database.changes == 0 ? 1 : 0
    }

    private func write(_ summary: ActivitySummary) throws {
        let columns = ["move", "exercise", "stand", "move_goal", "exercise_goal", "stand_goal"]
        let order = { (row: String) in columns.map { "coalesce(\(row)\($0), -1)" }.joined(separator: ", ") }
        let values = summary.figures.map { $0.map { Value.real($0) } ?? .null }
        try database.run(
            """
            INSERT INTO summary (day, move, move_goal, exercise, exercise_goal, stand, stand_goal)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (day) DO UPDATE SET
                move = excluded.move, move_goal = excluded.move_goal, exercise = excluded.exercise,
                exercise_goal = excluded.exercise_goal, stand = excluded.stand, stand_goal = excluded.stand_goal
            WHERE (\(order("excluded."))) > (\(order("")))
            """,
            .integer(summary.day),
            values[0],
            values[1],
            values[2],
            values[3],
            values[4],
            values[5]
        )
        report.summaries.kept += database.changes == 0 ? 0 : 1
        report.summaries.duplicates += database.changes == 0 ? 1 : 0
    }
}
