import DashboardCore
import Testing

@Suite("A place that somebody has chosen")
struct ChosenPlaceTests {
    @Test(
        "It is the same place when its line is read again",
        arguments: [
            ("Berlin", 52.52, 13.41), ("São Paulo, Brasil", -23.5475, -46.63611), ("東京", 35.6895, 139.69171),
            ("  Two   words ", 0, -0.00001), ("X", 90, 180), ("Y", -90, -180), ("\"<b>'&", 1.00005, 2),
            ("नई दिल्ली", 28.6, 77.2), ("one\ntwo\u{202E}three", 1, 1),
        ] as [(String, Double, Double)]
    )
    func roundTrip(name: String, latitude: Double, longitude: Double) throws {
        let zone = try #require(ZoneName("Europe/Berlin"))
        let place = try #require(ChosenPlace(name, latitude: latitude, longitude: longitude, in: zone))
        #expect(ChosenPlace(place.text) == place)
        #expect(!place.text.contains("\n") && !place.text.unicodeScalars.contains("\u{202E}"))
        var traits = Traits()
        traits.place = place
        traits.places = [place, place]
        #expect(traits.place == place && traits.places == [place])
    }

    @Test("Any of thousands of lines is either the line of a place or nothing")
    func fuzz() {
        var state: UInt64 = 4580
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let seed = Array("52.5200 13.4100 Europe/Berlin Bär lin-0\n\u{7}\u{202E}".unicodeScalars)
        for _ in 0..<5000 {
            var scalars = Array("52.5200 -13.4100 Europe/Berlin Berlin".unicodeScalars)
            for _ in 0..<(1 + next(4)) { scalars[next(scalars.count)] = seed[next(seed.count)] }
            let text = String(String.UnicodeScalarView(scalars))
            guard let place = ChosenPlace(text) else { continue }
            #expect(place.text == text)
            #expect(abs(place.place.latitude) <= 90 && abs(place.place.longitude) <= 180)
        }
    }

    @Test(
        "A line that is written in another way is none",
        arguments: [
            "", "52.5200 13.4100 Europe/Berlin", "52.5200 13.4100 Europe/Berlin ", "52.52 13.41 Europe/Berlin Berlin",
            "nan 13.4100 Europe/Berlin Berlin", "52.5200 inf Europe/Berlin Berlin",
            "91.0000 13.4100 Europe/Berlin Berlin", "52.5200 180.0001 Europe/Berlin Berlin",
            "0x34.0p0 13.4100 Europe/Berlin Berlin", "52.5200  13.4100 Europe/Berlin Berlin",
            "52.5200 13.4100 ../etc/passwd Berlin", "52.5200 13.4100 Europe/Berlin Ber\u{0}lin",
            "-0.0000 13.4100 Europe/Berlin Berlin",
            "52.5200 13.4100 Europe/Berlin " + String(repeating: "x", count: 81),
        ]
    )
    func foreign(text: String) {
        #expect(ChosenPlace(text) == nil)
    }

    @Test("A name is as long as a line, however much of it there is")
    func names() throws {
        let zone = try #require(ZoneName("UTC"))
        let long = try #require(
            ChosenPlace(String(repeating: "wide ", count: 1000), latitude: 0, longitude: 0, in: zone)
        )
        #expect(long.place.name.count <= 80)
        let heap = "Z" + String(repeating: "\u{301}", count: 4000)
        #expect(ChosenPlace(heap, latitude: 0, longitude: 0, in: zone)?.text.utf8.count ?? 0 < 500)
        #expect(ChosenPlace(" \n\u{202E}", latitude: 0, longitude: 0, in: zone) == nil)
    }
}
