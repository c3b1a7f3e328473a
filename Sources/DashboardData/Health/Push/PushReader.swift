internal import DashboardCore
internal import Health

/// Makes samples of what the app Health Auto Export sends.
///
/// What is odd in one entry costs that entry and nothing else, so that a batch is not sent again without end.
struct PushReader {
    private static let earliest: Int64 = 631_152_000

    var batch = HealthBatch()
    var report = ImportReport()
    private var kinds: KindTable
    private var types = ByteTable(capacity: KindTable.most * 2, longest: 128)
    private var units = ByteTable(capacity: KindTable.most, longest: 64)
    let stretch: PushedStretch?
    private let latest: Int64

    init(kinds: [HealthKind], stretch: PushedStretch?, now: Int64) {
        self.kinds = KindTable(kinds)
        self.stretch = stretch
        latest = now + 2 * 86_400
        batch.sources = HealthSource.pushed
    }

    mutating func read(_ bytes: [UInt8]) throws(JSONFault) {
        report.bytes = bytes.count
        var reader = JSONReader(bytes)
        var hasData = false
        try reader.readObject { reader, name throws(JSONFault) in
            switch name {
            case "data":
                hasData = true
                try readData(&reader)
            case "workouts": try reader.readList { reader throws(JSONFault) in try readWorkout(&reader) }
            default: try reader.skip()
            }
        }
        try reader.end()
        guard hasData else { throw reader.fault("the member “data” is missing") }
        batch.kinds = kinds.kinds
        report.kinds = kinds.kinds
        report.sources = [batch.sources[0]]
        // An entry may tell several things; each is counted.
        let skippedWorkouts = report.workouts.read - batch.workouts.count
        report.samples.read =
            batch.samples.count + batch.nights.reduce(0) { $0 + $1.count } + report.skippedInAll - skippedWorkouts
    }

    /// A moment that can be true.
    func moment(_ text: String?) throws(PushSkip) -> AppleDate {
        guard let bytes = text.map({ Array($0.utf8) }),
            let date = AppleDate(bytes.span) ?? AppleDate(utc: bytes.span)
        else { throw PushSkip(reason: .noDate) }
        guard date.seconds >= Self.earliest else { throw PushSkip(reason: .beforePhones) }
        guard date.seconds <= latest else { throw PushSkip(reason: .future) }
        return date
    }

    /// The number of a kind, and the value in its unit.
    mutating func measured(_ value: Double?, of identifier: String, in unit: String) throws(PushSkip) -> (Int32, Double)
    {
        guard let value, value.isFinite else { throw PushSkip(reason: .notANumber) }
        guard let type = types.number(of: Array(identifier.utf8).span) else { throw PushSkip(reason: .tooManyKinds) }
        guard let name = units.number(of: Array(unit.utf8).span) else { throw PushSkip(reason: .unknownUnit) }
        switch kinds.entry(type: type, unit: name, types: types, unitNames: units) {
        case .refused(let reason): throw PushSkip(reason: reason)
        case .category(let kind): return (kind, value)
        case .quantity(let kind, let unit):
            let kept = unit.convert(value)
            guard kept.isFinite else { throw PushSkip(reason: .notANumber) }
            return (kind, kept == 0 ? 0 : kept)
        }
    }

    private mutating func readData(_ reader: inout JSONReader) throws(JSONFault) {
        guard try reader.next() != .null else { return try reader.skip() }
        try reader.readObject { reader, name throws(JSONFault) in
            switch name {
            case "metrics": try reader.readList { reader throws(JSONFault) in try readMetric(&reader) }
            case "workouts": try reader.readList { reader throws(JSONFault) in try readWorkout(&reader) }
            default: try reader.skip()
            }
        }
    }

    private mutating func readMetric(_ reader: inout JSONReader) throws(JSONFault) {
        var name = ""
        var unit = ""
        var points: [PushedPoint] = []
        try reader.readObject { reader, member throws(JSONFault) in
            switch member {
            case "name": name = try reader.string()
            case "units": unit = try reader.stringOrNothing() ?? ""
            case "data":
                try reader.readList { reader throws(JSONFault) in points.append(try PushedPoint(&reader)) }
            default: try reader.skip()
            }
        }
        guard !name.isEmpty else { return report.skip(.noName, points.count) }
        if name == "sleep_analysis" {
            for point in points { addSleep(point) }
        } else {
            add(points, of: PushedNames.type(of: name), in: PushedNames.unit(unit))
        }
    }
}

/// Says that something is not kept.
struct PushSkip: Error {
    let reason: SkipReason
}
