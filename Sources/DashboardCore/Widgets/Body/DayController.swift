package import FoundationEssentials

/// One day of somebody's body: a calendar, and below it a section for each thing that was measured.
///
/// The calendar says that a date was selected; what follows from that is decided here, and the sections are told. They
/// are the same controllers before and after, so what the visitor has hidden stays so.
package final class DayController: ScreenController {
    private let bodySource: any BodySource
    private let calendar: CalendarController
    private let summary: DaySummaryController
    private let sections: [any DaySection]

    package init(from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        let today = source.today()
        bodySource = source
        calendar = CalendarController(from: source, showing: today)
        summary = DaySummaryController(of: today, from: source, clock: clock)
        sections = [
            summary,
            AverageController(of: today, from: source, clock: clock),
            SleepController(of: today, from: source, clock: clock),
            WorkoutController(of: today, from: source, clock: clock),
            WeeklySleepController(of: today, from: source, clock: clock),
            RestingController(of: today, from: source, clock: clock),
        ]
        super.init()
    }

    package override var title: String { "Body" }
    package override var headline: String { calendar.day.words }
    package override var badge: String? { bodySource.isSample ? "Sample data" : nil }
    package override var sky: Sky { .rain }

    /// What the day was like, or as much text while nobody knows, so that nothing moves when it is known.
    package override var introduction: String? {
        summary.loaded.value?.value.note
            ?? "One day of the body, as a watch has seen it. Each part is here as soon as its source has answered."
    }

    package override func makeWidgets() -> [Controller] { [calendar] + sections }

    /// A day that was not chosen is today, which tomorrow is another one.
    package override func willAppear() { showChosenDay() }

    package override func restoreState() { showChosenDay() }

    package override func responds(to action: String) -> Bool { action == Action.dateSelected(nil).name }

    package override func didReceive(_ action: Action) {
        guard let day = action.date, days.contains(day) else { return }
        state["date"] = day == bodySource.today() ? nil : day.iso
        showChosenDay()
    }

    private var days: ClosedRange<CalendarDay> {
        let today = bodySource.today()
        return today.adding(-bodySource.history)...today
    }

    private func showChosenDay() {
        let chosen = state["date"].flatMap { CalendarDay($0) }
        let day = chosen.flatMap { days.contains($0) ? $0 : nil } ?? bodySource.today()
        calendar.show(day)
        for section in sections { section.show(day) }
    }
}
