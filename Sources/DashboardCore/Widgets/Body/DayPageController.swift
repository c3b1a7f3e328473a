package import FoundationEssentials
package import Markup

/// One date: what it is called, and what it was like.
///
/// All pages have one name, because there is never more than one on display; so its fragment keeps its address.
package final class DayPageController: FetchedCardController<Reading<DaySummary>> {
    package let day: CalendarDay
    private let bodySource: any BodySource

    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        self.day = day
        bodySource = source
        super.init(identifier: "date", clock: clock) { try await source.summary(of: day) }
    }

    package override var title: String { day.words }
    package override var source: String? { bodySource.name }
    package override var asOf: Date? { loaded.value?.asOf }
    /// A page is turned and not put away.
    package override var allowsHiding: Bool { false }
    package override var classes: String { phase == .stale ? "lead stale" : "lead" }

    package override var root: FragmentRoot {
        FragmentRoot(.section, classes: classes, labelledBy: elementID(for: "title"))
    }

    package override var content: any Markup {
        guard phase != .failed else { return super.content }
        return view(titled: elementID(for: "title"))
    }

    package override var placeholder: any Markup { DayPagePlaceholder(view: view(titled: nil), label: waitingLabel) }

    package override func words(of reading: Reading<DaySummary>) -> String? {
        "\(day.words): \(reading.value.note) \(reading.value.verdict)"
    }

    package override func model(of reading: Reading<DaySummary>) -> JSON? {
        ["date": .string(day.iso), "note": .string(reading.value.note), "verdict": .string(reading.value.verdict)]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("date", ["type": "string", "format": "date"]), ("note", WeatherShape.text),
            ("verdict", WeatherShape.text),
        ])
    }

    /// As much text while nobody knows what the day was like, so that nothing moves when it is known.
    private func view(titled id: ElementID?) -> DayPageView {
        DayPageView(
            title: title,
            titleID: id,
            note: loaded.value?.value.note
                ?? "One day of the body, as a watch has seen it. It is here as soon as its source has answered.",
            verdict: loaded.value?.value.verdict
        )
    }
}
