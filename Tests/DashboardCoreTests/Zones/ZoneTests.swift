import DashboardCore
import FoundationEssentials
import Testing

@Suite("A time zone")
struct ZoneTests {
    @Test(
        "Clocks are as far ahead of UTC as they were, are and will be",
        arguments: [
            ("Europe/Berlin", "2024-03-31T00:59:59Z", 3600, "CET"),
            ("Europe/Berlin", "2024-03-31T01:00:00Z", 7200, "CEST"),
            ("Europe/Berlin", "2024-10-27T00:59:59Z", 7200, "CEST"),
            ("Europe/Berlin", "2024-10-27T01:00:00Z", 3600, "CET"),
            ("Europe/Berlin", "1945-06-01T00:00:00Z", 10_800, "CEMT"),
            ("Europe/Berlin", "1850-01-01T00:00:00Z", 3208, "LMT"),
            ("Australia/Sydney", "2024-01-15T00:00:00Z", 39_600, "AEDT"),
            ("Australia/Sydney", "2024-07-15T00:00:00Z", 36_000, "AEST"),
            ("Australia/Lord_Howe", "2024-04-06T14:59:59Z", 39_600, "+11"),
            ("Australia/Lord_Howe", "2024-04-06T15:00:00Z", 37_800, "+1030"),
            ("Asia/Kolkata", "2024-01-01T00:00:00Z", 19_800, "IST"),
            ("Asia/Kathmandu", "2024-01-01T00:00:00Z", 20_700, "+0545"),
            ("Pacific/Kiritimati", "2024-01-01T00:00:00Z", 50_400, "+14"),
            ("Pacific/Pago_Pago", "2024-01-01T00:00:00Z", -39_600, "SST"),
            ("Etc/GMT+10", "2024-01-01T00:00:00Z", -36_000, "-10"), ("UTC", "2024-01-01T00:00:00Z", 0, "UTC"),
            ("Europe/Dublin", "2024-01-01T00:00:00Z", 0, "GMT"), ("Europe/Dublin", "2024-07-01T00:00:00Z", 3600, "IST"),
            ("Africa/Casablanca", "2024-03-15T00:00:00Z", 0, "+00"),
            ("Africa/Casablanca", "2024-05-15T00:00:00Z", 3600, "+01"),
            ("Pacific/Apia", "2011-12-30T09:59:59Z", -36_000, "-10"),
            ("Pacific/Apia", "2011-12-30T10:00:00Z", 50_400, "+14"),
        ]
    )
    func offset(name: String, moment: String, seconds: Int, abbreviation: String) throws {
        let offset = try Zone.ofMachine(name).offset(at: .utc(moment))
        #expect(offset == ZoneOffset(seconds: seconds, abbreviation: abbreviation))
    }

    @Test(
        "The rule holds in years that no table has, and the calendar repeats itself",
        arguments: [
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2499-03-29T00:59:59Z", 3600),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "2499-03-29T01:00:00Z", 7200),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "9999-10-31T00:59:59Z", 7200),
            ("CET-1CEST,M3.5.0,M10.5.0/3", "9999-10-31T01:00:00Z", 3600),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2100-01-01T00:00:00Z", 39_600),
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2100-06-01T00:00:00Z", 36_000),
            ("<-03>3", "2100-01-01T00:00:00Z", -10_800), ("IST-1GMT0,M10.5.0,M3.5.0/1", "2100-01-01T00:00:00Z", 0),
            ("IST-1GMT0,M10.5.0,M3.5.0/1", "2100-07-01T00:00:00Z", 3600),
            // Summer all year round, as RFC 8536 writes it.
            ("EST5EDT,0/0,J365/25", "2100-01-01T00:00:00Z", -14_400),
            ("EST5EDT,0/0,J365/25", "2100-01-01T05:00:00Z", -14_400),
            ("EST5EDT,0/0,J365/25", "2100-07-01T00:00:00Z", -14_400),
            // A Thursday's fiftieth hour is a Saturday's second one.
            ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2100-03-26T23:59:59Z", 7200),
            ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2100-03-27T00:00:00Z", 10_800),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2100-03-28T00:59:59Z", -7200),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2100-03-28T01:00:00Z", -3600),
            // The sixtieth day of a common year is the first of March, whether or not there is a day before it.
            ("AAA0BBB,J60,J300", "2096-03-01T01:59:59Z", 0), ("AAA0BBB,J60,J300", "2096-03-01T02:00:00Z", 3600),
            ("AAA0BBB,60,300", "2096-02-29T23:59:59Z", 0), ("AAA0BBB,59,300", "2096-02-29T02:00:00Z", 3600),
        ]
    )
    func rule(rule: String, moment: String, seconds: Int) throws {
        let zone = try zone(ZoneFileBytes(rule: "\n\(rule)\n"))
        #expect(zone.offset(at: try Date.utc(moment)).seconds == seconds)
    }

    @Test("Without a rule the last change holds for ever, and before the first change the first kind of time")
    func table() throws {
        var file = ZoneFileBytes(moments: [1000, 2000], brought: [1, 0], offsets: [(0, 0), (1800, 4)], rule: "\n\n")
        let zone = try zone(file)
        let offsets = [Int.min, 999, 1000, 1999, 2000, .max].map { zone.offset(at: $0).seconds }
        #expect(offsets == [0, 0, 1800, 1800, 0, 0])
        file.rule = "\nCCC-2\n"
        #expect(try self.zone(file).offset(at: 1999).seconds == 1800)
        #expect(try self.zone(file).offset(at: 2000) == ZoneOffset(seconds: 7200, abbreviation: "CCC"))
    }

    @Test("No moment is too far away", arguments: [-1e300, 1e300, -.infinity, .infinity, .nan] as [Double])
    func extremes(seconds: Double) throws {
        let offset = try Zone.ofMachine("Europe/Berlin").offset(at: Date(timeIntervalSince1970: seconds))
        #expect(["LMT", "CET", "CEST"].contains(offset.abbreviation))
    }

    @Test("A clock on the wall can go by a zone")
    func wallClock() throws {
        let zone = try Zone.ofMachine("Asia/Kathmandu")
        let moment = try Date.utc("2024-12-31T18:20:00Z")
        let clock = LocalClock(now: { moment }, in: zone)
        #expect(clock.time(of: moment).text == "00:05")
        #expect(clock.day(of: moment).iso == "2025-01-01")
    }

    private func zone(_ file: ZoneFileBytes) throws -> Zone {
        try Zone(try #require(ZoneName("Test")), file: file.bytes)
    }
}
