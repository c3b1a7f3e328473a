import HTTPDaemon
import Testing

@Suite("Dates")
struct HTTPDateTests {
    // Made with Python's datetime.
    @Test(
        "A second is written as HTTP writes it, and read back",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (951_868_799, "Tue, 29 Feb 2000 23:59:59 GMT"),
            (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"),
            (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
            (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
            (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
            (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
        ]
    )
    func roundTrip(seconds: Int, text: String) throws {
        #expect(HTTPDate(seconds: seconds).description == text)
        #expect(try HTTPDate(parsing: text).seconds == seconds)
    }

    @Test(
        "The three forms of RFC 9110 are one moment",
        arguments: [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ]
    )
    func threeForms(text: String) throws {
        #expect(try HTTPDate(parsing: text).seconds == 784_111_777)
    }

    @Test("Every day of four centuries comes back")
    func everyDay() throws {
        var wrong: [Int] = []
        for day in stride(from: -25_567, to: 120_530, by: 1) {
            let date = HTTPDate(seconds: day * 86_400 + 3661)
            if try HTTPDate(parsing: date.description) != date { wrong.append(day) }
        }
        #expect(wrong.isEmpty)
    }

    @Test("Two-digit years are 1970 to 2069")
    func twoDigitYears() throws {
        #expect(try HTTPDate(parsing: "Thursday, 01-Jan-70 00:00:00 GMT").seconds == 0)
        #expect(try HTTPDate(parsing: "Tuesday, 01-Jan-69 00:00:00 GMT").description.contains("2069"))
    }

    @Test("A leap second counts as the one before")
    func leapSecond() throws {
        let date = try HTTPDate(parsing: "Sat, 31 Dec 2016 23:59:60 GMT")
        #expect(date.description == "Sat, 31 Dec 2016 23:59:59 GMT")
    }

    @Test("Seconds beyond the format's years stay at their edge", arguments: [Int.max, Int.min])
    func edges(seconds: Int) throws {
        let date = HTTPDate(seconds: seconds)
        #expect(try HTTPDate(parsing: date.description) == date)
    }

    @Test(
        "What is no date is refused",
        arguments: [
            "", "0", "Sun", "Sun,", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
            "Sun, 06 Nov 1994 08:49:37 GMT ", " Sun, 06 Nov 1994 08:49:37 GMT", "sun, 06 nov 1994 08:49:37 gmt",
            "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 29 Feb 1900 08:49:37 GMT",
            "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:00 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
            "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 0000 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT",
            "Sun Nov 6 08:49:37 1994", "Sun Nov  6 08:49:37 1994 GMT", "1994-11-06T08:49:37Z",
            "Sun, 06 Nov 19940 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT\u{0}",
        ]
    )
    func refused(text: String) {
        #expect(throws: ParseError.self) { try HTTPDate(parsing: text) }
    }
}
