internal import Health
internal import XML

/// Reads what stands in an export of Apple Health, and gathers it in batches.
///
/// Of `Me` nothing is looked at. Records within correlations stand at the top as well, by what the export says of itself, so
/// only those at the top are read.
final class AppleHealthReader: XMLHandler {
    private enum Part {
        case record, workout, statistics, route, location, file, summary, exportDate, other
    }

    private static let earliest: Int64 = 631_152_000
    private static let twoDays: Int64 = 2 * 86_400
    private static let longestWord = 256
    private static let mostReferences = 200_000

    /// What was read since the last batch was taken.
    private(set) var batch = HealthBatch()
    private(set) var report = ImportReport()
    /// The workouts whose ways are in other files, by the names of those.
    private(set) var references: [String: [Int]] = [:]
    /// When the workouts of the references began.
    private(set) var starts: [Int: Int64] = [:]

    private let now: Int64
    private var latest: Int64
    private var depth = 0
    private var part = Part.other
    private var isInWorkout = false
    private var types = ByteTable(capacity: 4_096, longest: 200)
    private var units = ByteTable(capacity: 1_024, longest: 64)
    private var words = ByteTable(capacity: 4_096, longest: 200)
    /// The numbers that words stand for, by the numbers of the words.
    private var cases: [Double?] = []
    private var kinds: KindTable
    private var kindsSent = 0
    private var sources = SourceTable()
    private var sourcesSent = 0
    private var fields = RecordFields()
    private var workout = WorkoutFields()
    private var workoutFields = RecordFields()
    private var workoutCount = 0
    private var workoutFiles: [String] = []
    private var statistics = StatisticsFields()
    private var summary = SummaryFields()
    private var location = (latitude: 0.0, longitude: 0.0, altitude: 0.0, date: AppleDate?.none)

    /// Begins with the kinds that were kept before; `now` is in seconds since 1970.
    init(kinds: [HealthKind], now: Int64) {
        self.kinds = KindTable(kinds)
        self.now = now
        latest = now + Self.twoDays
    }

    /// Hands over what was read since the last time.
    func takeBatch() -> HealthBatch {
        batch.kinds = Array(kinds.kinds[kindsSent...])
        batch.sources = Array(sources.sources[sourcesSent...])
        kindsSent = kinds.kinds.count
        sourcesSent = sources.sources.count
        defer {
            batch = HealthBatch()
            batch.samples.reserveCapacity(HealthBatch.size + 1_024)
        }
        return batch
    }

    /// The counts, with what samples were of and where they came from.
    func wholeReport() -> ImportReport {
        var whole = report
        whole.kinds = kinds.kinds
        whole.sources = sources.sources
        return whole
    }

    func start(_ element: Span<UInt8>) -> Bool {
        depth += 1
        switch depth {
        case 2: part = begin(element)
        case 3 where isInWorkout:
            part = element.spells("WorkoutStatistics") ? .statistics : element.spells("WorkoutRoute") ? .route : .other
            statistics = StatisticsFields()
        case 4 where isInWorkout:
            part = element.spells("FileReference") ? .file : element.spells("Location") ? .location : .other
            location = (.nan, .nan, 0, nil)
        default: part = .other
        }
        return part != .other && part != .route
    }

    private func begin(_ element: Span<UInt8>) -> Part {
        if element.spells("Record") {
            fields = RecordFields()
            return .record
        }
        if element.spells("Workout") {
            (fields, workout, workoutFiles, isInWorkout) = (RecordFields(), WorkoutFields(), [], true)
            return .workout
        }
        if element.spells("ActivitySummary") {
            summary = SummaryFields()
            return .summary
        }
        return element.spells("ExportDate") ? .exportDate : .other
    }

    func attribute(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        switch part {
        case .record: take(name, value)
        case .workout:
            take(name, value)
            workout.take(name, value)
        case .statistics: statistics.take(name, value)
        case .summary: summary.take(name, value)
        case .location: locate(name, value)
        case .file:
            guard name.spells("path"), value.count <= 1_024, workoutFiles.count < 100 else { return }
            workoutFiles.append(String(value.string.split(separator: "/").last ?? ""))
        case .exportDate:
            // A phone whose own clock is wrong shall not let everything else in.
            if name.spells("value"), let date = AppleDate(value), date.seconds >= Self.earliest, date.seconds <= latest
            {
                latest = date.seconds + Self.twoDays
                batch.date = date.seconds
            }
        case .route, .other: break
        }
    }

    func opened() {
        switch part {
        case .record: addRecord()
        case .statistics: workout.add(statistics)
        case .summary: addSummary()
        case .location:
            if let date = location.date {
                workout.route.add(
                    time: date.seconds,
                    latitude: location.latitude,
                    longitude: location.longitude,
                    altitude: location.altitude
                )
            }
        default: break
        }
    }

    func text(_ piece: Span<UInt8>) {}

    func end(_ element: Span<UInt8>) {
        depth -= 1
        guard depth == 1, isInWorkout else { return }
        isInWorkout = false
        addWorkout()
    }

    /// Names are told apart by their lengths first, because this happens ten times for each record.
    private func take(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        switch name.count {
        case 4:
            if name.spells("type") { fields.type = types.number(of: value) ?? RecordFields.unusable }
            if name.spells("unit") { fields.unit = units.number(of: value) ?? RecordFields.unusable }
        case 5 where name.spells("value"):
            fields.number = Decimal.read(value)
            if fields.number == nil { fields.word = words.number(of: value) ?? RecordFields.unusable }
        case 6 where name.spells("device"): fields.device = sources.device(value) ?? RecordFields.unusable
        case 7 where name.spells("endDate"): fields.end = AppleDate(value)
        case 9 where name.spells("startDate"): fields.start = AppleDate(value)
        case 10 where name.spells("sourceName"): fields.name = sources.name(value) ?? RecordFields.unusable
        default: break
        }
    }

    private func locate(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if name.spells("date") { location.date = AppleDate(value) }
        if name.spells("latitude") { location.latitude = Decimal.read(value) ?? .nan }
        if name.spells("longitude") { location.longitude = Decimal.read(value) ?? .nan }
        if name.spells("altitude") { location.altitude = Decimal.read(value) ?? 0 }
    }

    private func addRecord() {
        report.samples.read += 1
        do throws(Skipped) {
            guard fields.type != -1 else { throw Skipped(reason: .noName) }
            guard fields.type >= 0 else { throw Skipped(reason: .tooManyKinds) }
            let (start, end) = try span()
            let (kind, value) = try measured()
            batch.samples.append(
                HealthSample(
                    kind: kind,
                    source: try source(),
                    start: start.seconds,
                    end: end.seconds,
                    offset: start.offset,
                    value: value
                )
            )
        } catch {
            report.skip(error.reason)
        }
    }

    private func measured() throws(Skipped) -> (kind: Int32, value: Double) {
        guard fields.unit != RecordFields.unusable else { throw Skipped(reason: .unknownUnit) }
        switch kinds.entry(type: fields.type, unit: fields.unit, types: types, unitNames: units) {
        case .refused(let reason): throw Skipped(reason: reason)
        case .category(let kind):
            guard let value = fields.number ?? meaning(of: fields.word) else { throw Skipped(reason: .unknownCase) }
            guard value.isFinite else { throw Skipped(reason: .notANumber) }
            return (kind, value)
        case .quantity(let kind, let unit):
            guard let number = fields.number else { throw Skipped(reason: .notANumber) }
            let value = unit.convert(number)
            guard value.isFinite else { throw Skipped(reason: .notANumber) }
            // Nought and less than nought are one number to a person and two to a file.
            return (kind, value == 0 ? 0 : value)
        }
    }

    private func meaning(of word: Int32) -> Double? {
        // An event that only happens has no value.
        if word == -1 { return 0 }
        guard word >= 0 else { return nil }
        while cases.count < words.count { cases.append(CategoryValue.number(words.word(Int32(cases.count)))) }
        return cases[Int(word)]
    }

    private func span() throws(Skipped) -> (AppleDate, AppleDate) {
        guard let start = fields.start, let end = fields.end else { throw Skipped(reason: .noDate) }
        guard start.seconds >= Self.earliest else { throw Skipped(reason: .beforePhones) }
        guard end.seconds <= latest, start.seconds <= latest else { throw Skipped(reason: .future) }
        guard end.seconds >= start.seconds else { throw Skipped(reason: .endsBeforeStart) }
        return (start, end)
    }

    private func source() throws(Skipped) -> Int32 {
        guard fields.name != RecordFields.unusable, fields.device != RecordFields.unusable,
            let source = sources.number(name: fields.name, device: fields.device)
        else { throw Skipped(reason: .tooManySources) }
        return source
    }

    private func addWorkout() {
        report.workouts.read += 1
        do throws(Skipped) {
            guard !workout.activity.isEmpty, workout.activity.utf8.count <= 200 else { throw Skipped(reason: .noName) }
            let (start, end) = try span()
            batch.workouts.append(workout.workout(source: try source(), start: start, end: end))
            let number = workoutCount
            workoutCount += 1
            if !workout.route.isEmpty {
                report.routes.read += 1
                batch.routes.append(HealthRoute(workout: number, points: workout.route.packed(since: start.seconds)))
            }
            guard !workoutFiles.isEmpty, references.count < Self.mostReferences else { return }
            for file in workoutFiles { references[file, default: []].append(number) }
            starts[number] = start.seconds
        } catch {
            report.skip(error.reason)
        }
    }

    private func addSummary() {
        report.summaries.read += 1
        guard let day = summary.day else { return report.skip(.noDate) }
        guard day * 86_400 >= Self.earliest else { return report.skip(.beforePhones) }
        guard day * 86_400 <= latest else { return report.skip(.future) }
        batch.summaries.append(summary.summary(day: day))
    }
}

/// Says that something is not kept.
private struct Skipped: Error {
    let reason: SkipReason
}
