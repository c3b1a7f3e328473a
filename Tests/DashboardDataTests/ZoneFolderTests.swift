import DashboardCore
import DashboardData
import Testing

@Suite("The folder of time zones")
struct ZoneFolderTests {
    @Test("The machine's own folder has the zones of the world", arguments: ["Europe/Berlin", "Asia/Tokyo", "UTC"])
    func known(text: String) throws {
        let name = try #require(ZoneName(text))
        #expect(ZoneFolder().knows(name))
        #expect(try ZoneFolder().zone(name).name == name)
    }

    @Test(
        "What is no zone, or cannot be one, is not known",
        arguments: [
            ("/usr/share/zoneinfo", "Europe/Bergen"), ("/usr/share/zoneinfo", "Europe"), ("/nowhere", "UTC"),
            ("/proc/self", "status"),
        ]
    )
    func unknown(folder: String, text: String) throws {
        let name = try #require(ZoneName(text))
        #expect(!ZoneFolder(folder).knows(name))
        #expect(throws: ZoneError.self) { try ZoneFolder(folder).zone(name) }
    }
}
