/// A whole second, as HTTP writes dates.
public struct HTTPDate: Hashable, Sendable, Comparable {
    /// Seconds since the start of 1970 in UTC, leap seconds left out.
    public let seconds: Int

    /// The years that the format can write, 0001 to 9999.
    private static let legal = -62_135_596_800...253_402_300_799

    /// A moment by its seconds since 1970; one beyond the years 1 to 9999 is moved to their edge.
    public init(seconds: Int) {
        self.seconds = min(max(seconds, Self.legal.lowerBound), Self.legal.upperBound)
    }

    /// Reads any of the three forms that RFC 9110 asks a recipient to take.
    ///
    /// Two-digit years are 1970 to 2069. The name of the day is not compared with the date.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        var parser = HTTPDateParser(text)
        guard let seconds = parser.parse() else {
            throw ParseError("date", expected: "the form “Sun, 06 Nov 1994 08:49:37 GMT”", got: text)
        }
        self.seconds = seconds
    }

    /// Whether the left moment comes first.
    public static func < (left: HTTPDate, right: HTTPDate) -> Bool { left.seconds < right.seconds }
}

extension HTTPDate: CustomStringConvertible {
    /// The form that is sent, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    public var description: String {
        let date = CivilDate(secondsSince1970: seconds)
        let time = [date.hour, date.minute, date.second].map { Self.padded($0) }.joined(separator: ":")
        let month = CivilDate.monthNames[date.month - 1]
        let day = "\(Self.padded(date.day)) \(month) \(Self.padded(date.year, to: 4))"
        return "\(CivilDate.dayNames[date.weekday]), \(day) \(time) GMT"
    }

    private static func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
