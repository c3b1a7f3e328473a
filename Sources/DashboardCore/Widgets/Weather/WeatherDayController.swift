package import FoundationEssentials
import Markup

/// The day at a place: what is warned of, its hours, what is measured right now, the sun and the air.
///
/// It stands above the week and keeps its own tray, because what is put away here comes back here.
package final class WeatherDayController: StackController {
    private let hours: WeatherHoursController
    private let warnings: [Controller]
    private let others: [Controller]
    private let tray = TrayController()

    package init(provider: any WeatherBureau, clock: @escaping @Sendable () -> Date) {
        hours = WeatherHoursController(provider: provider, clock: clock)
        // Where nobody is asked, a card could never say anything.
        warnings = [WeatherAlertsController(of: provider, \.alerts, clock: clock)].compactMap(\.self)
        others = [
            WeatherNowController(provider: provider, clock: clock),
            WeatherSunController(provider: provider, clock: clock),
            AirQualityController(of: provider, \.air, clock: clock),
        ].compactMap(\.self)
        super.init()
    }

    package override var title: String { traits.manner.words.weather.present.theDay }
    package override var root: FragmentRoot { FragmentRoot(.div, classes: "grid c12") }

    package override func didLoad() {
        let cards = warnings + [hours] + others
        for card in cards { card.restorationIdentifier = card.identifier.name }
        do throws(ContainmentError) {
            try add(cards + [tray])
        } catch {
            preconditionFailure(error.description)
        }
    }

    package override func visibilityDidChange(of child: Controller) {
        tray.setNeedsRender()
    }
}
