import DashboardCore
import FoundationEssentials
import Testing

@Suite("The sky above a page")
struct SkyTests {
    /// One look up: what one sees, how high the sun stands and where it goes, and how much is covered.
    struct Look: Sendable, CustomTestStringConvertible {
        let condition: WeatherCondition
        let altitude: Double
        let isRising: Bool
        let cloud: Double?
        let sky: Sky
        var testDescription: String { "\(condition) at \(altitude)°, \(cloud.map { "\($0)" } ?? "unknown") % → \(sky)" }
    }

    private static let heights: [(altitude: Double, isRising: Bool, open: Sky)] = [
        (60, true, .clearDay), (3, true, .clearDay), (3, false, .clearDay), (2.9, true, .dawn), (2.9, false, .dusk),
        (0, true, .dawn), (0, false, .dusk), (-6, true, .dawn), (-6, false, .dusk), (-6.1, true, .clearNight),
        (-6.1, false, .clearNight), (-40, false, .clearNight),
    ]
    private static let covers: [Double?] = [nil, 0, 40, 74, 75, 100]

    static let looks = WeatherCondition.allCases.flatMap { condition in
        heights.flatMap { height in
            covers.map { cloud in
                Look(
                    condition: condition,
                    altitude: height.altitude,
                    isRising: height.isRising,
                    cloud: cloud,
                    sky: sky(of: condition, under: cloud, open: height.open)
                )
            }
        }
    }

    /// As the table of skies has it, written down once more and by name.
    private static func sky(of condition: WeatherCondition, under cloud: Double?, open: Sky) -> Sky {
        switch condition {
        case .clear, .fair: open
        case .partly: (cloud ?? 50) < 75 ? open : .cloudy
        case .cloudy: (cloud ?? 80) < 75 ? open : .cloudy
        case .overcast: .cloudy
        case .fog, .rimeFog: .fog
        case .thunder, .hail, .heavyHail: .storm
        case .sleet, .sleetShowers, .lightSnow, .snow, .heavySnow, .snowGrains, .snowShowers, .heavySnowShowers: .snow
        case .lightDrizzle, .drizzle, .heavyDrizzle, .freezingDrizzle, .heavyFreezingDrizzle, .lightRain, .rain,
            .downpour, .freezingRain, .heavyFreezingRain, .lightShowers, .showers, .heavyShowers:
            .rain
        }
    }

    @Test("It is chosen by what one sees, by the cover, and by the height of the sun", arguments: looks)
    func look(_ look: Look) {
        let light = Sun.Light(altitude: look.altitude, isRising: look.isRising)
        #expect(look.condition.sky(in: light, cloud: look.cloud) == look.sky)
    }

    @Test("All nine skies are chosen at some time")
    func all() {
        #expect(Set(Self.looks.map(\.sky)) == Set(Sky.allCases))
    }

    @Test(
        "At the place it goes by the sun and not by the hour",
        arguments: [
            (69.65, 18.96, "2026-06-21T23:00:00Z", Sky.clearDay), (69.65, 18.96, "2026-12-21T09:00:00Z", .dawn),
            (69.65, 18.96, "2026-12-21T12:00:00Z", .dusk), (78.22, 15.63, "2026-12-21T11:00:00Z", .clearNight),
            (-33.87, 151.21, "2026-01-15T02:00:00Z", .clearDay), (-33.87, 151.21, "2026-01-15T12:00:00Z", .clearNight),
            (1.28, 103.83, "2026-03-20T23:05:00Z", .dawn), (1.28, 103.83, "2026-03-20T11:15:00Z", .dusk),
        ]
    )
    func place(latitude: Double, longitude: Double, moment: String, sky: Sky) throws {
        let sun = Sun(over: Place("There", latitude: latitude, longitude: longitude))
        #expect(WeatherCondition.clear.sky(in: sun.light(at: try Date(moment, strategy: .iso8601))) == sky)
    }
}
