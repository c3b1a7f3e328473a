import FoundationEssentials

/// The first screen: the day on one line, and below it what each part of it comes to.
///
/// The summary of the body is the controller of the day's own screen, with less room.
package final class TodayController: ScreenController {
    private let sources: TodaySources
    private let line: DayLineController
    private let sections: [any DaySection]
    private let others: [Controller]

    package init(_ sources: TodaySources) {
        self.sources = sources
        line = DayLineController(sources)
        let (today, now) = (sources.body.today(), sources.clock.now)
        sections = [
            DaySummaryController(of: today, from: sources.body, clock: now, isBrief: true),
            LastNightController(of: today, from: sources.body, clock: now),
        ]
        others = [
            WeatherGlanceController(provider: sources.weather, clock: now),
            NextController(sources),
            ToReadController(shelf: sources.shelf, door: StoriesController.door, clock: sources.clock),
            TomorrowController(provider: sources.weather, clock: now),
        ]
        super.init(identifier: "today")
    }

    package override var title: String { traits.words.frame.screens.today }
    package override var badge: String? { traits.words.frame.bar.sampleData }
    package override var headline: String {
        now.time.greeting(sources.profile.firstName, in: traits.language)
    }
    package override var dateline: String? {
        traits.teller.date(now.day) + traits.words.frame.card.comma + (traits.place?.place ?? sources.place).name
    }

    /// What the day is like, or as much text while nobody knows, so that nothing moves when it is known.
    package override var introduction: String? {
        let told = traits.teller
        return line.loaded.value.map { $0.advice.sentence(told) }.flatMap { $0.isEmpty ? nil : $0 }
            ?? told.words.today.toCome
    }

    package override var sky: Sky {
        line.loaded.value?.forecast?.sky ?? .cloudy
    }

    package override func makeWidgets() -> [Controller] {
        [line, others[0], sections[0], others[1], sections[1], others[2], others[3]]
    }

    /// Tomorrow today is another day.
    package override func willAppear() {
        for section in sections { section.show(sources.body.today()) }
    }

    private var now: LocalTime { sources.now(at: traits.place) }
}
