import DashboardCore
import Testing

@Suite("A manner handed down a tree")
struct MannerTests {
    @Test("What was said comes back, and what was not is as the house does it")
    func roundTrip() {
        var units = Units()
        units.temperature = .fahrenheit
        units.wind = .knots
        var traits: Traits = ["width": "compact"]
        #expect(traits.manner == Manner())
        traits.manner = Manner(.japanese, units: units, hours: .twelve)
        #expect(traits.manner == Manner(.japanese, units: units, hours: .twelve))
        #expect(traits.isCompact)
    }

    @Test("A word that stands for nothing is as good as none", arguments: ["language", "hours", "wind"])
    func strangeWords(name: String) {
        #expect(Traits([name: "cubits"]).manner == Manner())
    }
}
