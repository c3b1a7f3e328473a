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

    package override var title: String { traits.teller.date(day) }
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
        let told = traits.teller
        let sentences = reading.value.note.text(told) + told.words.today.advice.gap + reading.value.verdict(told)
        return told.words.frame.card.remark(told.date(day), sentences)
    }

    package override func model(of reading: Reading<DaySummary>) -> JSON? {
        [
            "date": .string(day.iso),
            "note": .string(reading.value.note.text(Teller())),
            "verdict": .string(reading.value.verdict()),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("date", ["type": "string", "format": "date"]), ("note", WeatherShape.text),
            ("verdict", WeatherShape.text),
        ])
    }

    /// As much text while nobody knows what the day was like, so that nothing moves when it is known.
    private func view(titled id: ElementID?) -> DayPageView {
        let (told, summary) = (traits.teller, loaded.value?.value)
        return DayPageView(
            title: title,
            titleID: id,
            note: summary?.note.text(told) ?? told.words.body.days.toCome,
            noteLanguage: summary?.note.isWritten == true ? told.englishTag : nil,
            verdict: summary?.verdict(told)
        )
    }
}
