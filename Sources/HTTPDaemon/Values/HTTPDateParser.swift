/// Reads the three forms of date that are found on the wire.
///
/// - `Sun, 06 Nov 1994 08:49:37 GMT`, which everyone sends,
/// - `Sunday, 06-Nov-94 08:49:37 GMT`, RFC 850's,
/// - `Sun Nov  6 08:49:37 1994`, that of C's `asctime`.
struct HTTPDateParser {
    private static let longDayNames = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    private var scanner: FieldScanner

    init(_ text: some StringProtocol) {
        scanner = FieldScanner(text)
    }

    /// Seconds since 1970, if the text is a date and nothing else.
    mutating func parse() -> Int? {
        let day = word()
        if scanner.take(UInt8(ascii: ",")) {
            guard take(" ") else { return nil }
            if CivilDate.dayNames.contains(day) { return fixedDate() }
            return Self.longDayNames.contains(day) ? rfc850Date() : nil
        }
        return CivilDate.dayNames.contains(day) ? asctimeDate() : nil
    }

    private mutating func fixedDate() -> Int? {
        guard let day = number(2), take(" "), let month = month(), take(" "), let year = number(4), take(" ") else {
            return nil
        }
        return seconds(year: year, month: month, day: day, zone: " GMT")
    }

    private mutating func rfc850Date() -> Int? {
        guard let day = number(2), take("-"), let month = month(), take("-"), let year = number(2), take(" ") else {
            return nil
        }
        return seconds(year: year < 70 ? 2000 + year : 1900 + year, month: month, day: day, zone: " GMT")
    }

    private mutating func asctimeDate() -> Int? {
        guard take(" "), let month = month(), take(" ") else { return nil }
        guard let day = take(" ") ? number(1) : number(2), take(" ") else { return nil }
        guard let time = time(), take(" "), let year = number(4), scanner.isAtEnd else { return nil }
        return CivilDate(
            year: year,
            month: month,
            day: day,
            hour: time.hour,
            minute: time.minute,
            second: time.second
        )?.secondsSince1970
    }

    private mutating func seconds(year: Int, month: Int, day: Int, zone: String) -> Int? {
        guard let time = time(), take(zone), scanner.isAtEnd else { return nil }
        return CivilDate(
            year: year,
            month: month,
            day: day,
            hour: time.hour,
            minute: time.minute,
            second: time.second
        )?.secondsSince1970
    }

    private mutating func time() -> (hour: Int, minute: Int, second: Int)? {
        guard let hour = number(2), take(":"), let minute = number(2), take(":"), let second = number(2) else {
            return nil
        }
        return (hour, minute, second)
    }

    private mutating func word() -> String {
        String(decoding: scanner.run(while: \.isLetter), as: UTF8.self)
    }

    private mutating func month() -> Int? {
        CivilDate.monthNames.firstIndex(of: word()).map { $0 + 1 }
    }

    private mutating func number(_ digits: Int) -> Int? {
        let run = scanner.run(while: \.isDigit)
        return run.count == digits ? run.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
    }

    private mutating func take(_ text: String) -> Bool {
        text.utf8.allSatisfy { scanner.take($0) }
    }
}
