/// Reads the rule at the end of a time zone's file, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// The form is that of POSIX with RFC 8536's hours from −167 to 167.
struct ZoneRuleParser {
    private var rest: ArraySlice<UInt8>

    private init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Nothing where the bytes are no such rule.
    static func rule(_ bytes: ArraySlice<UInt8>) -> ZoneRule? {
        var parser = ZoneRuleParser(bytes)
        guard let rule = parser.rule(), parser.rest.isEmpty else { return nil }
        return rule
    }

    private mutating func rule() -> ZoneRule? {
        guard let standard = offset(otherwise: nil) else { return nil }
        guard !rest.isEmpty else { return ZoneRule(standard: standard, daylight: nil) }
        guard let offset = offset(otherwise: standard.seconds + 3600), let start = date(), let end = date() else {
            return nil
        }
        return ZoneRule(standard: standard, daylight: ZoneRule.Daylight(offset: offset, start: start, end: end))
    }

    /// A name and, behind it, the hours that UTC is ahead.
    private mutating func offset(otherwise seconds: Int?) -> ZoneOffset? {
        guard let name = name() else { return nil }
        if let seconds, rest.isEmpty || rest.first == UInt8(ascii: ",") {
            return ZoneOffset(seconds: seconds, abbreviation: name)
        }
        guard let behind = time(), ZoneOffset.legalSeconds.contains(-behind) else { return nil }
        return ZoneOffset(seconds: -behind, abbreviation: name)
    }

    private mutating func name() -> String? {
        let isQuoted = take("<")
        let name = rest.prefix { Self.isLetter($0) || isQuoted && (Self.isDigit($0) || $0 == 0x2B || $0 == 0x2D) }
        rest = rest.dropFirst(name.count)
        guard (3...ZoneOffset.longestAbbreviation).contains(name.count), !isQuoted || take(">") else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func date() -> RuleDate? {
        guard take(","), let day = day() else { return nil }
        guard take("/") else { return RuleDate(day: day, time: 7200) }
        return time().map { RuleDate(day: day, time: $0) }
    }

    private mutating func day() -> RuleDate.Day? {
        if take("J") { return number(in: 1...365).map { .ofCommonYear($0) } }
        guard take("M") else { return number(in: 0...365).map { .ofYear($0) } }
        guard let month = number(in: 1...12), take("."), let week = number(in: 1...5), take("."),
            let weekday = number(in: 0...6)
        else { return nil }
        return .weekday(weekday, week: week, month: month)
    }

    /// `2`, `-1:30` or `12:34:56` in seconds.
    private mutating func time() -> Int? {
        let sign = take("-") ? -1 : 1
        if sign == 1 { _ = take("+") }
        guard var seconds = number(in: 0...167).map({ $0 * 3600 }) else { return nil }
        for unit in [60, 1] {
            guard take(":") else { break }
            guard let number = number(in: 0...59) else { return nil }
            seconds += number * unit
        }
        return sign * seconds
    }

    private mutating func number(in range: ClosedRange<Int>) -> Int? {
        let digits = rest.prefix(while: Self.isDigit)
        guard (1...3).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return range.contains(number) ? number : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
