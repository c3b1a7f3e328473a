import DashboardCore
import Foundation
import Testing

@Suite("What is in the air")
struct AirTests {
    @Test(
        "A step ends with the figure that its scale names as its last",
        arguments: [
            (0, 0, 0), (20, 0, 0), (21, 1, 0), (40, 1, 0), (50, 2, 0), (51, 2, 1), (60, 2, 1), (80, 3, 1), (100, 4, 1),
            (101, 5, 2), (150, 5, 2), (151, 5, 3), (200, 5, 3), (201, 5, 4), (300, 5, 4), (301, 5, 5), (900, 5, 5),
        ]
    )
    func steps(index: Int, european: Int, american: Int) {
        let moment = LocalTime(Date(timeIntervalSince1970: 1_776_160_800), offset: 0)
        let air = AirQuality(source: "Test", asOf: moment, european: index, american: index, pollutants: [])
        #expect(air.europeanStep == european && air.americanStep == american)
        let unknown = AirQuality(source: "Test", asOf: moment, european: nil, american: nil, pollutants: [])
        #expect(unknown.europeanStep == nil && unknown.americanStep == nil)
    }

    @Test(
        "Herbs and grasses trouble people sooner than trees",
        arguments: [
            (0, .none, .none), (1, .low, .low), (9, .low, .low), (10, .moderate, .moderate), (29, .moderate, .moderate),
            (30, .moderate, .high), (99, .moderate, .high), (100, .high, .high),
        ] as [(Int, Pollen.Strength, Pollen.Strength)]
    )
    func pollen(grains: Int, ofTrees: Pollen.Strength, ofHerbs: Pollen.Strength) {
        for kind in [Pollen.Kind.alder, .birch, .olive] { #expect(Pollen(kind, grains).strength == ofTrees) }
        for kind in [Pollen.Kind.grass, .mugwort, .ragweed] { #expect(Pollen(kind, grains).strength == ofHerbs) }
    }
}
