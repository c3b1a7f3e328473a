import DashboardCore
import DashboardData
import Fetching
import Foundation
import Testing

@Suite("What Open-Meteo says of places")
struct OpenMeteoPlacesTests {
    private func read(_ text: String) throws -> [FoundPlace] {
        try OpenMeteoPlaces.read(Array(text.utf8), of: "Open-Meteo")
    }

    private static let paris = """
        {"id":1,"name":"Paris","latitude":48.85341,"longitude":2.3488,"elevation":42.0,"feature_code":"PPLC",
        "country_code":"FR","timezone":"Europe/Paris","population":2138551,"postcodes":["75001"],"country":"France",
        "admin1":"Île-de-France"}
        """

    @Test("A place has its name, its point, its clocks and what tells it from others")
    func whole() throws {
        let found = try #require(try read(#"{"results":[\#(Self.paris)],"generationtime_ms":0.5}"#).first)
        #expect(found.place.text == "48.8534 2.3488 Europe/Paris Paris")
        #expect(found.region == "Île-de-France" && found.country == "France")
        #expect(found.elevation == 42 && found.population == 2_138_551)
    }

    @Test(
        "No list is an empty one",
        arguments: [#"{"generationtime_ms":0.5}"#, #"{"results":[]}"#, #"{"results":null}"#]
    )
    func empty(text: String) throws {
        #expect(try read(text) == [])
    }

    @Test("What is left out of a place is not known")
    func bare() throws {
        let found = try read(#"{"results":[{"name":"X","latitude":1,"longitude":2,"timezone":"UTC"}]}"#)
        #expect(found.count == 1 && found[0].region == nil && found[0].population == nil && found[0].elevation == nil)
    }

    @Test(
        "What is no place on earth is left out, and costs the others nothing",
        arguments: [
            #"{"latitude":1,"longitude":2,"timezone":"UTC"}"#, #"{"name":"X","longitude":2,"timezone":"UTC"}"#,
            #"{"name":"X","latitude":1,"longitude":2}"#, #"{"name":"X","latitude":1,"longitude":2,"timezone":"../x"}"#,
            #"{"name":"X","latitude":91,"longitude":2,"timezone":"UTC"}"#,
            #"{"name":"X","latitude":1e400,"longitude":2,"timezone":"UTC"}"#,
            #"{"name":"X","latitude":"NaN","longitude":2,"timezone":"UTC"}"#,
            #"{"name":"\u0000\n","latitude":1,"longitude":2,"timezone":"UTC"}"#, "null", "7", "[]", "{}",
        ]
    )
    func nowhere(entry: String) throws {
        let found = try? read(#"{"results":[\#(entry),\#(Self.paris)]}"#)
        // A number that is none makes the whole answer unreadable, which is as good.
        #expect(found == nil || found?.map(\.place.place.name) == ["Paris"])
    }

    @Test("Strange figures are as good as none, and words stay in their line")
    func strange() throws {
        let found = try read(
            """
            {"results":[{"name":"<script>alert(1)</script>","latitude":1,"longitude":2,"timezone":"UTC","elevation":-99999,
            "population":-5,"country":"A\\nB\\u0007","admin1":"\(String(repeating: "x", count: 9000))"}]}
            """
        )
        let first = try #require(found.first)
        #expect(first.elevation == nil && first.population == nil && first.country == "A B ".trimmed)
        #expect(first.region?.count == 80 && first.place.place.name == "<script>alert(1)</script>")
    }

    @Test("Of ten thousand places ten are shown, each once")
    func heap() throws {
        let entries = (0..<10_000).map {
            #"{"name":"X\#($0 / 2)","latitude":1,"longitude":2,"timezone":"UTC"}"#
        }
        #expect(try read(#"{"results":[\#(entries.joined(separator: ","))]}"#).map(\.place.place.name).last == "X9")
    }

    @Test("What is no answer is a failure with a reason", arguments: ["", "{", "<html>", #"{"results":7}"#])
    func senseless(text: String) {
        #expect(throws: SourceFailure.self) { try read(text) }
    }

    @Test("One question is asked once a day in each language, with what was typed")
    func asking() async throws {
        let transport = StubTransport()
        transport.say(Array(#"{"results":[\#(Self.paris)]}"#.utf8), at: "/v1/search")
        let courier = Courier(transport: transport, store: MemoryAnswerStore())
        let gazetteer = OpenMeteoGeocoding(
            at: try Address("https://geo.example/v1"),
            key: "0123",
            through: courier,
            clock: { Date() }
        )
        for language in [Language.english, .english, .french] {
            #expect(try await gazetteer.places(named: "Pa&=ris ?#", in: language).count == 1)
        }
        #expect(transport.paths == ["/v1/search", "/v1/search"])
        #expect(
            "\(gazetteer.inquiry("Pa&=ris ?#", .french).address)"
                == "https://geo.example/v1/search?name=Pa%26%3Dris%20%3F%23&count=10&language=fr&format=json&apikey=…"
        )
        transport.fail(.unreachable, at: "/v1/search")
        await #expect(throws: SourceFailure.self) { try await gazetteer.places(named: "Rome", in: .english) }
        #expect(try await gazetteer.places(named: "Pa&=ris ?#", in: .french).count == 1)
    }

    private static let recordings = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/fixtures/weather/openmeteo").standardizedFileURL

    @Test(
        "Recorded answers are read as they were sent",
        .enabled(
            if: FileManager.default.fileExists(atPath: recordings.path()),
            "The folder of recordings is not beside the package."
        ),
        arguments: [("geocode_empty.json", 0), ("geocode_multi.json", 3), ("vcr_geocode_hollywood.json", 1)]
    )
    func recorded(name: String, least: Int) throws {
        let data = try Data(contentsOf: Self.recordings.appending(path: name))
        let found = try OpenMeteoPlaces.read(Array(data), of: "Open-Meteo")
        #expect(found.count >= least && (least > 0 || found.isEmpty))
        #expect(found.allSatisfy { ChosenPlace($0.place.text) == $0.place && $0.country != nil })
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
