import DashboardCore
import Testing

@Suite("Drawings of the weather")
struct WeatherIconTests {
    @Test("No two kinds of weather share a drawing, by day or by night", arguments: [false, true])
    func distinct(isNight: Bool) {
        let icons = WeatherCondition.allCases.map { $0.icon(isNight: isNight) }
        #expect(Set(icons).count == WeatherCondition.allCases.count)
    }

    @Test("Where the sun is seen by day the moon is by night, and nowhere else")
    func night() {
        let open = WeatherCondition.allCases.filter { $0.icon(isNight: false) != $0.icon(isNight: true) }
        #expect(
            open == [
                .clear, .fair, .partly, .lightShowers, .showers, .heavyShowers, .sleetShowers, .snowShowers,
                .heavySnowShowers,
            ]
        )
    }

    @Test("No two kinds of weather have the same words")
    func words() {
        #expect(
            Set(WeatherCondition.allCases.map { Words.in(.english).sky($0) }).count == WeatherCondition.allCases.count
        )
    }
}
