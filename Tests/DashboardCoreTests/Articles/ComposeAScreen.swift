import DashboardCore
import Markup
import Testing

final class WeatherDayController: Controller {}
final class WeatherWeekController: Controller {}

final class RainstormController: Controller {
    private let day = WeatherDayController()
    private let week = WeatherWeekController()

    override func didLoad() {
        compose(day, week)
    }
}

func makeScreens() -> Controller {
    let weather = NavigationController(identifier: "weather", root: RainstormController())
    let health = StackController(identifier: "health")
    return TabController(identifier: "screens", tabs: [weather, health])
}

@Suite("Article: compose a screen")
struct ComposeAScreen {
    @Test("The composed screen is a page with both children in it")
    func page() throws {
        let session = try Session { makeScreens() }
        let page = session.answer { root in root.fragment() }
        #expect(page.text.contains(#"<div id="weather_rainstorm_weather-day"></div>"#))
        #expect(page.text.contains(#"<div id="weather_rainstorm_weather-week"></div>"#))
        #expect(!page.text.contains(#"id="health""#))
    }
}
