import FoundationEssentials

/// The first screen: the day on one line, and below it what each part of it comes to.
///
/// The summary of the body is the controller of the day's own screen, with less room.
package final class TodayController: ScreenController {
    private let sources: TodaySources
    private let greeting: GreetingController
    private let sections: [any DaySection]
    private let others: [Controller]

    package init(_ sources: TodaySources) {
        self.sources = sources
        greeting = GreetingController(sources)
        let (today, now) = (sources.body.today(), sources.clock.now)
        sections = [
            DaySummaryController(of: today, from: sources.body, clock: now, isBrief: true),
            LastNightController(of: today, from: sources.body, clock: now),
        ]
        others = [
            DayLineController(sources),
            WeatherGlanceController(provider: sources.weather, clock: now),
            NextController(sources),
            ToReadController(shelf: sources.shelf, door: StoriesController.door, clock: sources.clock),
            TomorrowController(provider: sources.weather, clock: now),
        ]
        super.init(identifier: "today")
    }

    package override var title: String { traits.words.frame.screens.today }
    package override var badge: String? { traits.words.frame.bar.sampleData }
    package override var opening: PageOpening { .words }
    package override var sky: Sky { greeting.sky ?? .cloudy }

    package override func makeHero() -> Controller? { greeting }

    package override func makeWidgets() -> [Controller] {
        [others[0], others[1], sections[0], others[2], sections[1], others[3], others[4]]
    }

    /// Tomorrow today is another day.
    package override func willAppear() {
        for section in sections { section.show(sources.body.today()) }
    }
}
