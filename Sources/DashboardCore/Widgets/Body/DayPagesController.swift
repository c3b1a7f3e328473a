package import FoundationEssentials

/// The day on display as a page among others, with ways to the day before and the day after.
///
/// A page is what belongs to one date alone: its name and what it was like. The sections below do not lie on the page:
/// they are told the new date and stay who they are, so that what somebody has hidden stays so, what is scrolled or open
/// stays so, and a turn that could not be saved can be taken back by telling them the old date. So a turn is a swap of
/// two small pages, by the contract, and loses nothing.
package final class DayPagesController: PageController {
    private let bodySource: any BodySource
    private let clock: @Sendable () -> Date

    package init(from source: any BodySource, showing day: CalendarDay, clock: @escaping @Sendable () -> Date) {
        bodySource = source
        self.clock = clock
        super.init(first: DayPageController(of: day, from: source, clock: clock))
    }

    /// The day that is open.
    package var day: CalendarDay? { page?.day }

    package override var title: String { texts.day }
    package override var allowsHiding: Bool { false }
    package override var root: FragmentRoot { FragmentRoot(.div, classes: "page c12") }
    /// Another window of the same visitor may have turned the page.
    package override var pace: Duration? { .seconds(60) }

    package override var turnNames: (previous: String, next: String) { (texts.previousDay, texts.nextDay) }
    package override var isFirst: Bool { day.map { !days.contains($0.adding(-1)) } ?? true }
    package override var isLast: Bool { day.map { !days.contains($0.adding(1)) } ?? true }

    package override func page(after page: Controller) -> Controller? { neighbour(of: page, by: 1) }
    package override func page(before page: Controller) -> Controller? { neighbour(of: page, by: -1) }

    /// Opens the page of a day, unless it is open.
    package func show(_ day: CalendarDay) {
        // The first day may have become the last one since.
        setNeedsRender()
        guard day != self.day else { return }
        do throws(ContainmentError) {
            try turn(to: DayPageController(of: day, from: bodySource, clock: clock))
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Turns the page, and says so to whoever is above.
    package override func didReceive(_ action: Action) {
        super.didReceive(action)
        perform(.dateSelected(day))
    }

    private var texts: BodyDayWords { traits.teller.words.body.days }

    private var page: DayPageController? { current as? DayPageController }

    private var days: ClosedRange<CalendarDay> { bodySource.days }

    private func neighbour(of page: Controller, by step: Int) -> Controller? {
        guard let day = (page as? DayPageController)?.day.adding(step), days.contains(day) else { return nil }
        return DayPageController(of: day, from: bodySource, clock: clock)
    }
}
