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
        guard let latest = reading.value.latest else {
            return EmptyState(
                icon: .heart,
                icons: traits.icons,
                title: "No resting pulse",
                words: "No device has worked it out on these days."
            )
        }
        return RestingView(latest: latest, pulse: reading.value, sentence: sentence(on: reading.value))
    }

    package override func table(of reading: Reading<RestingPulse>) -> TableTwin? {
        let first = reading.day.adding(1 - reading.value.days.count)
        return TableTwin(
            title,
            columns: ["Day", "Beats a minute"],
            rows: reading.value.days.enumerated().map { [first.adding($0).words, $1.map { "\($0)" } ?? "–"] }
        )
    }

    package override func words(of reading: Reading<RestingPulse>) -> String? {
        guard let latest = reading.value.latest else { return "No resting pulse is known of these days." }
        return "Resting pulse \(latest). \(sentence(on: reading.value))"
    }

    package override func model(of reading: Reading<RestingPulse>) -> JSON? {
        [
            "date": .string(reading.day.iso),
            "median": JSON(reading.value.median),
            "days": .array(reading.value.days.map { JSON($0) }),
        ]
    }

    package override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["date", "median", "days"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "median": ["type": ["integer", "null"]],
                "days": ["type": "array", "items": ["type": ["integer", "null"]]],
            ],
        ]
    }

    private func sentence(on pulse: RestingPulse) -> String {
        guard let latest = pulse.latest, let usual = pulse.median else { return "" }
        let difference = latest - usual
        let median = "your four-week median of \(usual)"
        let verdict = abs(difference) <= 4 ? " Nothing unusual." : " More than it usually moves."
        if difference == 0 { return "The same as \(median)." + verdict }
        return "\(abs(difference).spelled.capitalizingFirst) \(difference < 0 ? "lower" : "higher") than \(median)."
            + verdict
    }
}

/// The latest figure, what it means, and how it came to it.
private struct RestingView: Markup {
    let latest: Int
    let pulse: RestingPulse
    let sentence: String

    var content: some Markup {
        p(.class("num big")) {
            "\(latest) "
            span(.class("unit")) { "bpm" }
        }
        p(.class("soft")) { sentence }
        Sparkline(pulse.days, height: 112, unit: "beats a minute")
    }
}
