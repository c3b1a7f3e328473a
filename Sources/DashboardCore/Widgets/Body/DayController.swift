package import FoundationEssentials

/// One day of somebody's body: a calendar, the page of that day, and below it a section for each thing that was measured.
///
/// The calendar, and the pages when somebody turns them, say that a date was selected; what follows from that is decided
/// here, and all are told. The sections are the same controllers before and after, so what the visitor has hidden stays so.
package final class DayController: ScreenController, SourceFollower {
    private let bodySource: any BodySource
    private let bringing: BringingController
    private let calendar: CalendarController
    private let pages: DayPagesController
    private let sections: [any DaySection]

    package init(from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        let today = source.today()
        bodySource = source
        bringing = BringingController(for: source)
        calendar = CalendarController(from: source, showing: today)
        pages = DayPagesController(from: source, showing: today, clock: clock)
        sections = [
            DaySummaryController(of: today, from: source, clock: clock),
            AverageController(of: today, from: source, clock: clock),
            SleepController(of: today, from: source, clock: clock),
            WorkoutController(of: today, from: source, clock: clock),
            WeeklySleepController(of: today, from: source, clock: clock),
            RestingController(of: today, from: source, clock: clock),
        ]
        super.init()
    }

    package override var title: String { traits.words.frame.screens.body }
    package override var headline: String { traits.teller.words.body.days.headline }
    package override var introduction: String? { traits.teller.words.body.days.introduction }
    package override var badge: String? { bodySource.isSample ? traits.words.frame.bar.sampleData : nil }
    package override var sky: Sky { .rain }

    package override func makeWidgets() -> [Controller] { [bringing, calendar, pages] + sections }

    package override var folioName: String? { "date" }
    package override var folio: String? { calendar.day == bodySource.today() ? nil : calendar.day.iso }

    package override func open(_ folio: String) -> Bool {
        guard let day = CalendarDay(folio), bodySource.days.contains(day) else { return false }
        state["date"] = day == bodySource.today() ? nil : day.iso
        showChosenDay()
        return true
    }

    /// A day that was not chosen is today, which tomorrow is another one.
    package override func willAppear() { showChosenDay() }

    package override func restoreState() { showChosenDay() }

    package override func responds(to action: String) -> Bool { action == Action.dateSelected(nil).name }

    package override func didReceive(_ action: Action) {
        guard let day = action.date else { return }
        _ = open(day.iso)
    }

    /// Whose body it is may have become another one, and so which days there are.
    package func followSource() {
        setNeedsRender()
        showChosenDay()
    }

    private func showChosenDay() {
        let chosen = state["date"].flatMap { CalendarDay($0) }
        let day = chosen.flatMap { bodySource.days.contains($0) ? $0 : nil } ?? bodySource.today()
        calendar.show(day)
        pages.show(day)
        for section in sections { section.show(day) }
    }
}
