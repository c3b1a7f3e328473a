import DashboardCore
import Health
import SQLite

/// The one connection that reads samples, and the names that it has looked up.
final class HealthReader {
    /// Those that are longer are few, and found by their ends; in seconds, as the file's index has it.
    private static let longSample: Int64 = 86_400

    private(set) var sources: [Int32: HealthSource] = [:]
    private(set) var order = SourceOrder([])
    /// Who sends sums over all devices, and what devices have told themselves.
    private(set) var sums = PushedSums()
    /// Who tells no more of nights than their sums.
    private(set) var nightSums: Set<Int32> = []
    /// By which the order is made.
    let ranking: SourceRanking

    private let database: Database
    private var kinds: [String: Int32] = [:]
    private var version = 0
    // What SQLite counts up when somebody else has changed the file.
    private var dataVersion: Int?
    private var first: CalendarDay??

    /// Gathers why figures are what they are.
    var evidence: HealthEvidence { HealthEvidence(sources, inOwnOrder: ranking.isOwn) }

    init(_ database: Database, ranking: SourceRanking) throws {
        self.database = database
        self.ranking = ranking
        _ = try refresh()
    }

    /// Looks whether somebody has brought something, and answers how often that was so.
    func refresh() throws -> Int {
        let current = try database.integer("PRAGMA data_version")
        guard current != dataVersion else { return version }
        kinds = try Dictionary(
            database.rows("SELECT name, id FROM kind") { ($0.text(0), Int32(clamping: $0.integer(1))) },
            uniquingKeysWith: { one, _ in one }
        )
        sources = try Dictionary(
            database.rows("SELECT id, name, device FROM source") { row in
                (Int32(clamping: row.integer(0)), HealthSource(row.text(1), device: row.text(2)))
            },
            uniquingKeysWith: { one, _ in one }
        )
        order = ranking.order(of: sources)
        nightSums = Set(sources.filter { $0.value == HealthSource.pushed[1] }.keys)
        sums = PushedSums(
            from: Set(sources.filter { HealthSource.pushed.contains($0.value) }.keys),
            toldUntil: try database.integer("SELECT until FROM told").map { Int64($0) },
            asOf: try database.integer(
                "SELECT at FROM arrival WHERE origin = ? ORDER BY id DESC LIMIT 1",
                .text(HealthSource.pushed[0].name)
            )
            .map { Int64($0) }
        )
        first = nil
        dataVersion = current
        version += 1
        return version
    }

    /// The earliest day of all samples, workouts and summaries.
    func firstDay() throws -> CalendarDay? {
        if let first { return first }
        var days: [Int] = []
        for kind in kinds.values {
            days += try database.rows(
                "SELECT start, offset FROM sample WHERE kind = ? ORDER BY start LIMIT 1",
                .integer(Int64(kind))
            ) { LocalDay(of: Int64($0.integer(0)), offset: Int32(clamping: $0.integer(1))).number }
        }
        days += try database.rows("SELECT start, offset FROM workout ORDER BY start LIMIT 1") { row in
            LocalDay(of: Int64(row.integer(0)), offset: Int32(clamping: row.integer(1))).number
        }
        days += try database.rows("SELECT day FROM summary ORDER BY day LIMIT 1") { $0.integer(0) }
        let earliest = days.min().map { CalendarDay(number: $0) }
        first = .some(earliest)
        return earliest
    }

    /// The day on which the last sample of any kind was over, the last workout began, or of the last summary.
    func lastDay() throws -> CalendarDay? {
        var days: [Int] = []
        for kind in kinds.values {
            days += try database.rows(
                "SELECT start, end, offset FROM sample WHERE kind = ? ORDER BY start DESC LIMIT 1",
                .integer(Int64(kind))
            ) { row in
                let moment = max(row.integer(0), row.integer(1) - 1)
                return LocalDay(of: Int64(moment), offset: Int32(clamping: row.integer(2))).number
            }
        }
        days += try database.rows("SELECT start, offset FROM workout ORDER BY start DESC LIMIT 1") { row in
            LocalDay(of: Int64(row.integer(0)), offset: Int32(clamping: row.integer(1))).number
        }
        days += try database.rows("SELECT day FROM summary ORDER BY day DESC LIMIT 1") { $0.integer(0) }
        return days.max().map { CalendarDay(number: $0) }
    }

    /// Every sample of a kind that may belong to some days, in time order.
    ///
    /// How far clocks were ahead of UTC in those days is asked first, so that no more days are read than are wanted.
    func samples(of kind: HealthKind, on days: ClosedRange<LocalDay>) throws -> [HealthSample] {
        guard let id = kinds[kind.name] else { return [] }
        let kind = SQLite.Value.integer(Int64(id))
        let widest = days.lowerBound.widest.lowerBound..<days.upperBound.widest.upperBound
        // SQLite itself would read all that lies before those days.
        let long = try database.rows(
            """
            SELECT source, start, end, offset, value FROM sample INDEXED BY long_sample
            WHERE kind = ? AND end - start > \(Self.longSample) AND end >= ? AND start < ?
            """,
            kind,
            .integer(widest.lowerBound),
            .integer(widest.upperBound)
        ) { HealthSample($0, kind: id) }
        let offsets = try database.rows(
            "SELECT min(offset), max(offset) FROM sample WHERE kind = ? AND start >= ? AND start < ?",
            kind,
            .integer(widest.lowerBound - Self.longSample),
            .integer(widest.upperBound)
        ) { $0.isNull(0) ? nil : (least: Int32(clamping: $0.integer(0)), most: Int32(clamping: $0.integer(1))) }
        guard let (least, most) = offsets.first ?? nil else { return long }
        let start = days.lowerBound.moments(offset: most).lowerBound
        let usual = try database.rows(
            """
            SELECT source, start, end, offset, value FROM sample
            WHERE kind = ? AND start >= ? AND start < ? AND end >= ? AND end - start <= \(Self.longSample)
            ORDER BY start, end, source, value
            """,
            kind,
            .integer(start - Self.longSample),
            .integer(days.upperBound.moments(offset: least).upperBound),
            .integer(start)
        ) { HealthSample($0, kind: id) }
        guard !long.isEmpty else { return usual }
        return (long + usual).sorted {
            ($0.start, $0.end, $0.source, $0.value) < ($1.start, $1.end, $1.source, $1.value)
        }
    }

    /// The same within a stretch of time.
    func values(of kind: HealthKind, in moments: Range<Int64>) throws -> [(moment: Int64, value: Double)] {
        guard let id = kinds[kind.name] else { return [] }
        return try database.rows(
            "SELECT start, value FROM sample WHERE kind = ? AND start >= ? AND start < ? ORDER BY start",
            .integer(Int64(id)),
            .integer(moments.lowerBound),
            .integer(moments.upperBound)
        ) { (Int64($0.integer(0)), $0.real(1)) }
    }

    /// What a watch itself says of its rings on some days.
    func goals(on days: ClosedRange<LocalDay>) throws -> [LocalDay: DayGoals] {
        try Dictionary(
            database.rows(
                """
                SELECT day, move, move_goal, exercise, exercise_goal, stand, stand_goal FROM summary
                WHERE day BETWEEN ? AND ?
                """,
                .integer(days.lowerBound.number),
                .integer(days.upperBound.number)
            ) { row in
                let figure = { (column: Int) in row.isNull(column) ? nil : Int(whole: row.real(column)) }
                let goals = DayGoals(
                    move: Goal(figure(1), of: figure(2)),
                    exercise: Goal(figure(3), of: figure(4)),
                    stand: Goal(figure(5), of: figure(6))
                )
                return (LocalDay(row.integer(0)), goals)
            },
            uniquingKeysWith: { one, _ in one }
        )
    }

    /// The workouts that began on some days, in time order; what several sources have noted is one, and the best one's.
    func workouts(on days: ClosedRange<LocalDay>) throws -> [StoredWorkout] {
        let all = try database.rows(
            """
            SELECT id, activity, start, end, offset, duration, distance, energy, source FROM workout
            WHERE start >= ? AND start < ? ORDER BY start, end, activity, source
            """,
            .integer(days.lowerBound.widest.lowerBound),
            .integer(days.upperBound.widest.upperBound)
        ) { StoredWorkout($0) }
        // Before days are asked for, as one source may have begun before midnight and another one after it.
        return WorkoutAccount.believed(among: all.map(\.account), in: order).map { place, others in
            var workout = all[place]
            workout.others = others.map { all[$0] }
            return workout
        }
        .filter { days.contains($0.day) }
    }

    /// The way of a workout, as it is stored.
    func route(of workout: Int) throws -> [UInt8] {
        try database.rows("SELECT points FROM route WHERE workout = ?", .integer(workout)) { $0.blob(0) }.first ?? []
    }
}

extension HealthSample {
    /// Reads a row with the columns source, start, end, offset and value.
    fileprivate init(_ row: Statement, kind: Int32) {
        self.init(
            kind: kind,
            source: Int32(clamping: row.integer(0)),
            start: Int64(row.integer(1)),
            end: Int64(row.integer(2)),
            offset: Int32(clamping: row.integer(3)),
            value: row.real(4)
        )
    }
}

extension Int {
    /// Rounds, and keeps within what any body comes to, whatever a file says.
    init?(whole value: Double) {
        guard value.isFinite else { return nil }
        self.init(Swift.min(Swift.max(value, -1e9), 1e9).rounded())
    }
}
