internal import Health

/// One entry of a metric as it was pushed; what it has depends on the metric.
struct PushedPoint {
    var date: String?
    var start: String?
    var end: String?
    var quantity: Double?
    var lowest: Double?
    var mean: Double?
    var highest: Double?
    var systolic: Double?
    var diastolic: Double?
    /// The stage of a sleep that is told piece by piece.
    var word: String?
    var sleep = PushedNight()

    init(_ reader: inout JSONReader) throws(JSONFault) {
        try reader.readObject { reader, name throws(JSONFault) in
            switch try reader.next() {
            case .string: take(try reader.string(), as: name)
            case .number: take(try reader.number(), as: name)
            case .object, .array, .bool, .null: try reader.skip()
            }
        }
    }

    private mutating func take(_ text: String, as name: String) {
        switch name {
        case "date": date = text
        case "startDate", "start": start = text
        case "endDate", "end": end = text
        case "value": word = text
        default: sleep.take(text, as: name)
        }
    }

    private mutating func take(_ number: Double, as name: String) {
        switch name {
        case "qty": quantity = number
        case "Min", "min": lowest = number
        case "Avg", "avg": mean = number
        case "Max", "max": highest = number
        case "systolic": systolic = number
        case "diastolic": diastolic = number
        default: sleep.take(number, as: name)
        }
    }
}

/// A night of which only the sums were pushed.
struct PushedNight {
    var start: String?
    var end: String?
    var bedStart: String?
    var bedEnd: String?
    /// Hours.
    var total: Double?
    var asleep: Double?
    var stages: [String: Double] = [:]

    /// Hours slept; older apps do not say it, but the parts of it.
    var slept: Double? {
        if let total { return total }
        let parts = [asleep, stages["core"], stages["deep"], stages["rem"]].compactMap { $0 }
        return parts.isEmpty ? nil : parts.reduce(0, +)
    }

    /// Seconds of each stage in a night of some length, of which the rest was spent awake.
    ///
    /// Stages that come to more than all of the sleep, or than the night, are not believed, but the sleep is.
    func parts(within length: Int64) -> [(stage: SleepValue, seconds: Int64)] {
        let slept = min(Int64(((self.slept ?? 0) * 3_600).rounded()), length)
        let told: [(SleepValue, Double?)] = [
            (.deep, stages["deep"]), (.core, stages["core"]), (.dreaming, stages["rem"]),
        ]
        var parts = told.compactMap { stage, hours -> (stage: SleepValue, seconds: Int64)? in
            guard let hours, hours.isFinite, hours > 0, hours <= 36 else { return nil }
            return (stage, Int64((hours * 3_600).rounded()))
        }
        var rest = slept - parts.reduce(0) { $0 + $1.seconds }
        if rest < -60 { (parts, rest) = ([], slept) }
        // Less than a minute is how the app rounds, and no stage.
        if rest > 60 || parts.isEmpty { parts.append((.asleep, rest)) }
        if length - slept > 60 { parts.append((.awake, length - slept)) }
        return parts
    }

    mutating func take(_ text: String, as name: String) {
        switch name {
        case "sleepStart": start = text
        case "sleepEnd": end = text
        case "inBedStart": bedStart = text
        case "inBedEnd": bedEnd = text
        default: break
        }
    }

    mutating func take(_ number: Double, as name: String) {
        switch name {
        case "totalSleep": total = number
        case "asleep": asleep = number
        case "core", "deep", "rem": stages[name] = number
        default: break
        }
    }
}
