@testable import DashboardServer
import Testing

@Suite("The nearest word")
struct NearestWordTests {
    @Test(
        "A slip finds the word, and another word finds nothing",
        arguments: [
            ("latitude", "latitude"), ("lattitude", "latitude"), ("latitud", "latitude"), ("latidude", "latitude"),
            ("altitude", "latitude"), ("LATITUDE", "latitude"), ("lnogitude", "longitude"), ("key", "key"),
            ("kye", "key"), ("k", nil), ("keyboard", nil), ("", nil), ("place", nil),
            (String(repeating: "a", count: 100_000), nil),
        ]
    )
    func slips(written: String, meant: String?) {
        #expect(NearestWord.to(written, among: ["latitude", "longitude", "key"]) == meant)
    }
}
