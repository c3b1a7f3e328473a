package import FoundationEssentials
package import Markup

/// The screen of the weather: the day above, the week below, and the sky of this hour over both.
package final class RainstormController: ScreenController {
    private enum Layout {
        /// How high the drawing of the day's hours is; the week has what its lines take.
        static let dayHeight = 312.0
    }

    private let provider: any WeatherBureau
    private let clock: @Sendable () -> Date
    private let day: WeatherDayController
    private let present: WeatherHeroController
    private let note: WeatherSampleController?
    private let chooser: PlaceChooserController?

    /// With a door, one of several places can be chosen there.
    package init(
        provider: any WeatherBureau,
        clock: @escaping @Sendable () -> Date,
        choosing door: Link? = nil
    ) {
        self.provider = provider
        self.clock = clock
        chooser = door.map { PlaceChooserController(of: provider, choosing: $0) }
        day = WeatherDayController(provider: provider, clock: clock)
        present = WeatherHeroController(provider: provider, clock: clock)
        note = provider.isSample ? WeatherSampleController() : nil
        super.init(identifier: "weather")
    }

    package override var title: String { traits.words.frame.screens.weather }
    package override var badge: String? { provider.isSample ? traits.words.frame.bar.sampleData : nil }
    package override var sky: Sky { present.sky ?? .cloudy }

    /// Both, or one of the two with whatever has been put away from it.
    package override var views: [Aspect] {
        let words = traits.manner.words.weather.present
        return [Aspect("both", words.dayAndWeek), Aspect("day", words.day), Aspect("week", words.week)]
    }

    package override func shows(_ child: Controller, in view: Aspect) -> Bool {
        // What is made up is so in all views, and so is where it is.
        if child === note || child === chooser { return true }
        return switch view.name {
        case "day": child === day
        case "week": child !== day
        default: true
        }
    }

    package override func makeHero() -> Controller? { present }

    package override func makeWidgets() -> [Controller] {
        [chooser, day, WeatherWeekController(provider: provider, clock: clock), note].compactMap(\.self)
    }

    package override func size(forChild child: Controller) -> Size {
        child === day ? Size(width: size.width, height: Layout.dayHeight) : size
    }
}
