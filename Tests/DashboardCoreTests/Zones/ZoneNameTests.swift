import DashboardCore
import Testing

@Suite("The name of a time zone")
struct ZoneNameTests {
    @Test(
        "What the IANA's list calls a zone is a name",
        arguments: [
            "UTC", "EST5EDT", "Europe/Berlin", "America/Port-au-Prince", "America/Argentina/Buenos_Aires", "Etc/GMT+10",
            "GMT-0",
        ]
    )
    func legal(text: String) {
        #expect(ZoneName(text)?.text == text)
    }

    @Test(
        "What could lead elsewhere in a folder, or anywhere else, is none",
        arguments: [
            "", "/", "/UTC", "UTC/", "..", "../UTC", "Europe/../UTC", "Europe//Berlin", "./UTC", "Europe/.Berlin",
            "a/b/c/d",
            "zone.tab", "Zürich", "Europe/Berlin\0", "Europe\\Berlin", "1/2", "+", "C:Berlin", "~/UTC",
            String(repeating: "a", count: 33),
        ]
    )
    func illegal(text: String) {
        #expect(ZoneName(text) == nil)
    }
}
