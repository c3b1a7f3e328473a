internal import Health
internal import SQLite

/// What is pushed gives way to samples of devices, so that nothing is ever counted twice. What stands for a stretch of time
/// is kept until devices have told all of that, and whoever reads decides which of the two knows more; so what is kept is the
/// same in whatever order imports and pushes come.
extension HealthWriter {
    /// A sample of a device belongs to a stretch that begins this many seconds after it or earlier.
    private static let reach: Int64 = 4 * 3_600

    /// Writes what an app has pushed.
    func write(pushed batch: HealthBatch) throws {
        try register(batch)
        for sample in batch.samples { try write(pushed: sample) }
        for night in batch.nights { try write(night: night) }
        var kept: [Int: Int] = [:]
        for (index, workout) in batch.workouts.enumerated() {
            guard try !isKnown(workout) else {
                report.workouts.duplicates += 1
                continue
            }
            kept[index] = kept.count
            try write(workout)
        }
        for route in batch.routes {
            guard let workout = kept[route.workout] else {
                report.routes.duplicates += 1
                continue
            }
            try write(HealthRoute(workout: workout, points: route.points))
        }
    }

    /// Lets go of what was pushed wherever devices tell the same themselves.
    func dropPushed() throws {
        guard try database.integer("SELECT count(*) FROM (\(Self.pushed))") != 0 else { return }
        for (id, name) in try database.rows("SELECT id, name FROM kind", read: { (Int64($0.integer(0)), $0.text(1)) }) {
            let merging = PushedMerging(name)
            try database.run(
                """
                DELETE FROM sample WHERE kind = ?1 AND source IN (\(Self.pushed)) AND (\(Self.end) <= ?3) AND EXISTS (
                    SELECT 1 FROM sample AS own WHERE own.kind = ?2 AND own.start > sample.start - \(Self.reach)
                    AND own.start < max(sample.end, sample.start + 1) AND (own.end > sample.start OR own.start >= sample.start)
                    AND own.source NOT IN (\(Self.pushed))
                )
                """,
                .integer(id),
                .integer(try number(ofKind: PushedMerging.told(as: name))),
                .integer(try merging == nil ? .max : toldUntil())
            )
        }
        try database.run(
            """
            DELETE FROM workout WHERE source IN (\(Self.pushed)) AND EXISTS (
                SELECT 1 FROM workout AS own WHERE own.source NOT IN (\(Self.pushed))
                AND own.start < workout.end AND own.end > workout.start
            )
            """
        )
        try database.run("DELETE FROM route WHERE workout NOT IN (SELECT id FROM workout)")
    }

    private static let pushed = "SELECT id FROM source WHERE name = '\(HealthSource.pushed[0].name)'"

    /// When a stretch is over; a whole day's is an hour longer than it is written, and more.
    private static let end =
        "CASE WHEN end - start = \(PushedSums.wholeDay) THEN start + \(LocalDay.length) ELSE end END"

    /// Up to when devices have told everything.
    private func toldUntil() throws -> Int64 {
        try database.integer("SELECT until FROM told").map(Int64.init) ?? .min
    }

    private func number(ofKind name: String) throws -> Int64 {
        Int64(try database.integer("SELECT id FROM kind WHERE name = ?", .text(name)) ?? -1)
    }

    private func write(pushed sample: HealthSample) throws {
        let kind = kinds[Int(sample.kind)]
        let merging = sample.end > sample.start ? PushedMerging(kind.name) : nil
        if try isToldByDevices(sample, kind, isStretch: merging != nil) || isKnown(sample, merging) {
            report.samples.duplicates += 1
            return
        }
        let place: [SQLite.Value] = [.integer(kindIDs[Int(sample.kind)]), .integer(sample.start), .integer(sample.end)]
        if merging != nil {
            try database.run(
                "DELETE FROM sample WHERE kind = ? AND start = ? AND end = ? AND source = ?",
                place[0],
                place[1],
                place[2],
                .integer(sourceIDs[Int(sample.source)])
            )
        } else {
            // What was said of the same time before was said in smaller pieces.
            try database.run(
                """
                DELETE FROM sample WHERE kind = ? AND start >= ? AND start < ? AND source = ? AND (? = 0 OR value = ?)
                """,
                place[0],
                place[1],
                .integer(sample.moments.upperBound),
                .integer(sourceIDs[Int(sample.source)]),
                .integer(kind == HealthKind.sleep ? 1 : 0),
                .real(sample.value)
            )
        }
        try write([sample])
    }

    /// Writes a night of sums, in place of what was said of the same one before.
    private func write(night: [HealthSample]) throws {
        guard let first = night.first else { return }
        let (kind, source) = (kindIDs[Int(first.kind)], sourceIDs[Int(first.source)])
        // Two nights do not begin within half a day of each other.
        let known = try database.rows(
            "SELECT start, end, value FROM sample WHERE kind = ? AND source = ? AND start > ? AND start < ?",
            .integer(kind),
            .integer(source),
            .integer(first.start - Self.halfDay),
            .integer(first.start + Self.halfDay)
        ) { [Double($0.integer(0)), Double($0.integer(1)), $0.real(2)] }
        let isSame = Set(known) == Set(night.map { [Double($0.start), Double($0.end), $0.value] })
        if try isSame || night.contains(where: { try isToldByDevices($0, HealthKind.sleep, isStretch: false) }) {
            report.samples.duplicates += night.count
            return
        }
        try database.run(
            "DELETE FROM sample WHERE kind = ? AND source = ? AND start > ? AND start < ?",
            .integer(kind),
            .integer(source),
            .integer(first.start - Self.halfDay),
            .integer(first.start + Self.halfDay)
        )
        try write(night)
    }

    private static let halfDay = LocalDay.length / 2

    /// Whether devices have told the same; of a stretch, all of it.
    private func isToldByDevices(_ sample: HealthSample, _ kind: HealthKind, isStretch: Bool) throws -> Bool {
        let isDay = sample.end - sample.start == PushedSums.wholeDay
        let end = isDay ? sample.start + LocalDay.length : sample.end
        guard try !isStretch || end <= toldUntil() else { return false }
        return try database.integer(
            """
            SELECT 1 FROM sample WHERE kind = ? AND start > ? AND start < ? AND (end > ? OR start >= ?)
            AND source NOT IN (\(Self.pushed)) LIMIT 1
            """,
            .integer(try number(ofKind: PushedMerging.told(as: kind.name))),
            .integer(sample.start - Self.reach),
            .integer(max(sample.end, sample.start + 1)),
            .integer(sample.start),
            .integer(sample.start)
        ) != nil
    }

    /// Whether the same was pushed before, or what tells more.
    private func isKnown(_ sample: HealthSample, _ merging: PushedMerging?) throws -> Bool {
        let known = try database.rows(
            "SELECT value, offset FROM sample WHERE kind = ? AND start = ? AND end = ? AND source = ?",
            .integer(kindIDs[Int(sample.kind)]),
            .integer(sample.start),
            .integer(sample.end),
            .integer(sourceIDs[Int(sample.source)])
        ) { (value: $0.real(0), offset: Int64($0.integer(1))) }
        guard let merging else { return known.contains { $0.value == sample.value } }
        return known.contains { !merging.takes((sample.value, Int64(sample.offset)), inPlaceOf: $0) }
    }

    /// Whether a device tells of a workout at the same time, or this very one was pushed before.
    private func isKnown(_ workout: HealthWorkout) throws -> Bool {
        try database.integer(
            """
            SELECT 1 FROM workout WHERE start < ? AND end > ? AND source NOT IN (\(Self.pushed)) LIMIT 1
            """,
            .integer(workout.end),
            .integer(workout.start)
        ) != nil
    }
}
