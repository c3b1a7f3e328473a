import DashboardCore
import Testing

@Suite("Coordinates as people write them")
struct CoordinatesTests {
    @Test(
        "A point on earth is read however it is written",
        arguments: [
            ("52.52, 13.41", 52.52, 13.41), ("52.52 13.41", 52.52, 13.41), ("52.52,13.41", 52.52, 13.41),
            (" 52.52 ;13.41 ", 52.52, 13.41), ("52,52 13,41", 52.52, 13.41), ("52,52, 13,41", 52.52, 13.41),
            ("52,52; 13,41", 52.52, 13.41), ("52,13", 52, 13), ("52, 13", 52, 13), ("-33.87, 151.21", -33.87, 151.21),
            ("−33,87 151,21", -33.87, 151.21), ("+1 -1", 1, -1), ("52.52N 13.41E", 52.52, 13.41),
            ("52.52° N, 13.41° W", 52.52, -13.41), ("13.41E 52.52N", 52.52, 13.41), ("N 52.52 E 13.41", 52.52, 13.41),
            ("s33.87 w70.5", -33.87, -70.5), ("52°31′N 13°24′E", 52 + 31.0 / 60, 13.4),
            ("52°31'12\"N, 13°24'36\"E", 52.52, 13.41), ("52° 31' 12.0\" N 13° 24' 36\" E", 52.52, 13.41),
            ("52 31 12 N 13 24 36 E", 52.52, 13.41), ("33°52′S 151°12′E", -(33 + 52.0 / 60), 151.2),
            ("-33°52′ 151°12′", -(33 + 52.0 / 60), 151.2), ("52°31′ 13°24′", 52 + 31.0 / 60, 13.4),
            ("90 180", 90, 180), ("-90, -180", -90, -180), ("0 0", 0, 0), ("0°30'S 0°30'W", -0.5, -0.5),
        ] as [(String, Double, Double)]
    )
    func good(text: String, latitude: Double, longitude: Double) throws {
        let point = try Coordinates(text)
        #expect(abs(point.latitude - latitude) < 1e-9 && abs(point.longitude - longitude) < 1e-9, "\(point)")
    }

    @Test(
        "What is none is refused with what is the matter",
        arguments: [
            ("", Coordinates.Trouble.unreadable), ("Berlin", .unreadable), ("52.52", .unreadable),
            ("52.52, 13.41, 7", .unreadable), ("1 2 3 4", .unreadable), ("52.52N 13.41N", .unreadable),
            ("52.52E 13.41", .unreadable), ("52.52 13.41E", .unreadable), ("-52.52S 13.41E", .unreadable),
            ("52°61′N 13°24′E", .unreadable), ("52°31′60″N 13°24′E", .unreadable), ("52′31°N 13°24′E", .unreadable),
            ("52..52, 13.41", .unreadable), ("nan, nan", .unreadable), ("1e1, 2", .unreadable),
            ("0x10, 2", .unreadable), (",52 13", .unreadable), ("52,,13", .unreadable), ("--5, 3", .unreadable),
            ("٥٢, ١٣", .unreadable), ("52.52, 13.41<script>", .unreadable), ("1000, 2", .unreadable),
            ("90.01, 0", .beyondThePoles), ("-91, 0", .beyondThePoles), ("13.41E 95N", .beyondThePoles),
            ("0, 180.5", .beyondTheDateLine), ("0, -181", .beyondTheDateLine),
            (String(repeating: "1 ", count: 500), .unreadable),
        ]
    )
    func bad(text: String, trouble: Coordinates.Trouble) {
        #expect(throws: trouble) { try Coordinates(text) }
    }
}
