package import FoundationEssentials

/// A card about one day of somebody's body; told another day, it stays who it is and shows that one.
package class DaySectionController<Value: Sendable>: FetchedCardController<Reading<Value>>, DaySection,
    SourceFollower
{
    /// Asks a source for what the card shows of a day.
    package typealias Question = @Sendable (any BodySource, CalendarDay) async throws -> Reading<Value>

    package private(set) final var day: CalendarDay
    private let bodySource: any BodySource
    private var version: Int
    private let question: Question

    package init(
        of day: CalendarDay,
        from source: any BodySource,
        clock: @escaping @Sendable () -> Date,
        asking question: @escaping Question
    ) {
        self.day = day
        bodySource = source
        version = source.version
        self.question = question
        super.init(clock: clock) { try await question(source, day) }
    }

    package final func show(_ day: CalendarDay) {
        guard day != self.day else { return }
        self.day = day
        ask()
    }

    /// What was fetched is good no longer once the source has something new, however young it is.
    package override func willAppear() {
        if version == bodySource.version { super.willAppear() } else { ask() }
    }

    package final func followSource() {
        if version != bodySource.version { ask() }
    }

    /// Whether there is nothing to be had of any day.
    package final var isSourceEmpty: Bool { bodySource.isEmpty }

    package override var source: String? { bodySource.name }
    package override var asOf: Date? { loaded.value?.asOf }
    package override var foot: String? { footnote(nil) }

    /// How old the card's matter is, where it is from, and perhaps a word more.
    package final func footnote(_ remark: String?) -> String {
        let told = told
        let end = [bodySource.name, remark].compactMap { $0 }.joined(separator: told.words.frame.card.comma)
        guard let reading = loaded.value else { return told.words.body.days.from(end) }
        return told.asOf(reading.time.map(told.clock) ?? told.date(reading.day), end)
    }

    /// Who tells things to whoever looks.
    package final var told: Teller { traits.teller }

    private func ask() {
        version = bodySource.version
        startOver { [bodySource, question, day] in try await question(bodySource, day) }
    }
}

/// Something that can show one day or another.
package protocol DaySection: Controller {
    /// Shows another day from now on.
    func show(_ day: CalendarDay)
}
