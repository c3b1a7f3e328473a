package import FoundationEssentials
package import Markup

/// The resting pulse of two weeks.
package final class RestingController: DaySectionController<RestingPulse> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.restingPulse(endingWith: $1) }
    }

    package override var title: String { "Resting heart" }
    package override var side: String? { "14 days" }
    package override var width: CardWidth { .four }
    package override var height: CardHeight { .middle }

    package override func matter(of reading: Reading<RestingPulse>) -> any Markup {
        RestingView(pulse: reading.value, sentence: sentence(on: reading.value))
    }

    package override func table(of reading: Reading<RestingPulse>) -> TableTwin? {
        let first = reading.day.adding(1 - reading.value.days.count)
        return TableTwin(
            title,
            columns: ["Day", "Beats a minute"],
            rows: reading.value.days.enumerated().map { [first.adding($0).words, "\($1)"] }
        )
    }

    package override func words(of reading: Reading<RestingPulse>) -> String? {
        "Resting pulse \(reading.value.latest). \(sentence(on: reading.value))"
    }

    package override func model(of reading: Reading<RestingPulse>) -> JSON? {
        [
            "date": .string(reading.day.iso),
            "median": .integer(reading.value.median),
            "days": .array(reading.value.days.map { .integer($0) }),
        ]
    }

    package override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["date", "median", "days"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "median": ["type": "integer"],
                "days": ["type": "array", "items": ["type": "integer"]],
            ],
        ]
    }

    private func sentence(on pulse: RestingPulse) -> String {
        let difference = pulse.latest - pulse.median
        let median = "your four-week median of \(pulse.median)"
        let verdict = abs(difference) <= 4 ? " Nothing unusual." : " More than it usually moves."
        if difference == 0 { return "The same as \(median)." + verdict }
        return "\(abs(difference).spelled.capitalizingFirst) \(difference < 0 ? "lower" : "higher") than \(median)."
            + verdict
    }
}

/// The latest figure, what it means, and how it came to it.
private struct RestingView: Markup {
    let pulse: RestingPulse
    let sentence: String

    var content: some Markup {
        p(.class("num big")) {
            "\(pulse.latest) "
            span(.class("unit")) { "bpm" }
        }
        p(.class("soft")) { sentence }
        Sparkline(pulse.days, height: 112, unit: "beats a minute")
    }
}
