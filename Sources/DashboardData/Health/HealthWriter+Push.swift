internal import Health
internal import SQLite

/// What is pushed gives way to samples of devices, so that nothing is ever counted twice: a sum over an hour or a day is
/// kept only where no device has told what it is the sum of.
extension HealthWriter {
    /// A sample of a device belongs to a stretch that begins this many seconds after it or earlier.
    private static let reach: Int64 = 4 * 3_600

    /// Writes what an app has pushed.
    func write(pushed batch: HealthBatch) throws {
        try register(batch)
        for sample in batch.samples { try write(pushed: sample) }
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
        try database.run(
            """
            DELETE FROM sample WHERE source IN (\(Self.pushed)) AND EXISTS (
                SELECT 1 FROM sample AS own WHERE own.kind = sample.kind AND own.start > sample.start - \(Self.reach)
                AND own.start < max(sample.end, sample.start + 1) AND (own.end > sample.start OR own.start >= sample.start)
                AND own.source NOT IN (\(Self.pushed))
            )
            """
        )
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

    private func write(pushed sample: HealthSample) throws {
        let isSum = sample.end > sample.start && kinds[Int(sample.kind)] != HealthKind.sleep
        if try isToldByDevices(sample) || isCovered(sample, isSum: isSum) {
            report.samples.duplicates += 1
            return
        }
        // What was said of the same stretch before was said of less of it, or in smaller pieces.
        let isNight = kinds[Int(sample.kind)] == HealthKind.sleep
        try database.run(
            """
            DELETE FROM sample WHERE kind = ? AND start >= ? AND start < ? AND source = ? AND (? = 0 OR value = ?)
            """,
            .integer(kindIDs[Int(sample.kind)]),
            .integer(sample.start),
            .integer(max(sample.end, sample.start + 1)),
            .integer(sourceIDs[Int(sample.source)]),
            .integer(isNight ? 1 : 0),
            .real(sample.value)
        )
        try write([sample])
    }

    private func isToldByDevices(_ sample: HealthSample) throws -> Bool {
        try database.integer(
            """
            SELECT 1 FROM sample WHERE kind = ? AND start > ? AND start < ? AND (end > ? OR start >= ?)
            AND source NOT IN (\(Self.pushed)) LIMIT 1
            """,
            .integer(kindIDs[Int(sample.kind)]),
            .integer(sample.start - Self.reach),
            .integer(max(sample.end, sample.start + 1)),
            .integer(sample.start),
            .integer(sample.start)
        ) != nil
    }

    /// Whether the same, or a sum that says as much, was pushed before.
    private func isCovered(_ sample: HealthSample, isSum: Bool) throws -> Bool {
        let (kind, source) = (kindIDs[Int(sample.kind)], sourceIDs[Int(sample.source)])
        let same = try database.integer(
            "SELECT 1 FROM sample WHERE kind = ? AND start = ? AND end = ? AND source = ? AND value = ?",
            .integer(kind),
            .integer(sample.start),
            .integer(sample.end),
            .integer(source),
            .real(sample.value)
        )
        guard same == nil, isSum, kinds[Int(sample.kind)] != HealthKind.pulse else { return same != nil }
        let wider = try database.integer(
            """
            SELECT 1 FROM sample WHERE kind = ? AND start > ? AND start <= ? AND end >= ? AND source = ?
            AND end - start > ?
            """,
            .integer(kind),
            .integer(sample.start - 86_400),
            .integer(sample.start),
            .integer(sample.end),
            .integer(source),
            .integer(sample.end - sample.start)
        )
        if wider != nil { return true }
        let fuller = try database.integer(
            """
            SELECT 1 FROM (SELECT sum(value) AS whole FROM sample WHERE kind = ? AND start >= ? AND start < ? AND source = ?)
            WHERE whole > ?
            """,
            .integer(kind),
            .integer(sample.start),
            .integer(sample.end),
            .integer(source),
            .real(sample.value + 1e-9)
        )
        return fuller != nil
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
