import DashboardCore
import Testing

@Suite("A time zone's file")
struct ZoneFileTests {
    private func error(_ bytes: [UInt8]) throws -> String? {
        let name = try #require(ZoneName("Test"))
        do throws(ZoneError) {
            _ = try Zone(name, file: bytes)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(
        "One that is broken says how",
        arguments: [
            (ZoneFileBytes(magic: "TZig2"), "it does not begin with TZif and a version from 2"),
            (ZoneFileBytes(magic: "TZif\0"), "it does not begin with TZif and a version from 2"),
            (ZoneFileBytes(offsets: []), "it has 0 kinds of time"),
            (ZoneFileBytes(leapSeconds: 1), "it counts leap seconds, as clocks do not"),
            (ZoneFileBytes(moments: [2, 1], brought: [0, 0]), "time goes back"),
            (ZoneFileBytes(moments: [1, 1], brought: [0, 0]), "time goes back"),
            (ZoneFileBytes(moments: [.min], brought: [0]), "time goes too far"),
            (ZoneFileBytes(moments: [1], brought: [1]), "a change brings a kind of time that it does not have"),
            (ZoneFileBytes(offsets: [(93_600, 0)]), "a clock is 93600 seconds from UTC"),
            (ZoneFileBytes(offsets: [(0, 3)]), "a kind of time has no name"),
            (ZoneFileBytes(offsets: [(0, 99)]), "a kind of time has no name"),
            (ZoneFileBytes(letters: "AAA"), "a kind of time has no name"),
            (ZoneFileBytes(letters: "A A\0"), "a kind of time has no name"),
            (ZoneFileBytes(rule: ""), "it does not end with a rule on a line"),
            (ZoneFileBytes(rule: "\nAAA-1"), "it does not end with a rule on a line"),
            (ZoneFileBytes(rule: "\nAAA\n"), "the rule at its end is none"),
        ]
    )
    func broken(file: ZoneFileBytes, reason: String) throws {
        #expect(try error(file.bytes) == "the time zone's file cannot be read: \(reason)")
    }

    @Test("One that ends at any byte too early is refused")
    func truncated() throws {
        let bytes = ZoneFileBytes(moments: [1, 2], brought: [0, 0]).bytes
        #expect(try error(bytes) == nil)
        for count in bytes.indices { #expect(try error(Array(bytes.prefix(count))) != nil, "\(count) bytes") }
    }

    @Test("One that is too large, or counts more than it can hold, is refused before it is read")
    func large() throws {
        #expect(try error([UInt8](repeating: 0, count: 70_000))?.hasSuffix("it has 70000 bytes") == true)
        var bytes = ZoneFileBytes().bytes
        bytes.replaceSubrange(32..<36, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try error(bytes)?.hasSuffix("it counts 4294967295 of something") == true)
    }

    @Test(
        "A rule that is none is refused",
        arguments: [
            "AA1", "AAA", "<AA>", "<AAA1", "AAA25:60", "AAA1B", "AAA1BBB", "AAA1BBB,M3.5.0", "AAA1BBB,M3.5.0,",
            "AAA1BBB,M0.1.0,M1.1.0",
            "AAA1BBB,M13.1.0,M1.1.0", "AAA1BBB,M3.6.0,M1.1.0", "AAA1BBB,M3.0.0,M1.1.0", "AAA1BBB,M3.1.7,M1.1.0",
            "AAA1BBB,J0,J1",
            "AAA1BBB,J366,J1", "AAA1BBB,366,1", "AAA1BBB,M3.5.0/168,M1.1.0", "AAA1BBB,M3.5.0/2:,M1.1.0",
            "AAA1BBB,M3.5.0,M1.1.0 ",
            "AAA26", "AAA-26", "AAA1BBB,M3.5.0/+-1,M1.1.0", "ÄÄÄ1", "AAAAAAAAAAAAAAAAA1", ":Europe/Berlin", "AAA1000",
        ]
    )
    func noRule(rule: String) throws {
        #expect(try error(ZoneFileBytes(rule: "\n\(rule)\n").bytes) != nil)
    }

    @Test(
        "Every spelling of a rule that POSIX has is read",
        arguments: [
            "AAA0", "AAA+1", "AAA-1:30:15", "<+11>-11", "AAA3BBB,M1.1.0,M12.5.6", "AAA3BBB2,J1/-167,365/167:59:59",
            "AAA1BBB0:30,0,1",
        ]
    )
    func someRule(rule: String) throws {
        #expect(try error(ZoneFileBytes(rule: "\n\(rule)\n").bytes) == nil)
    }
}
