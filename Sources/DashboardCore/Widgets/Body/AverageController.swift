package import FoundationEssentials
package import Markup

/// How the heart beat during a day.
package final class AverageController: DaySectionController<Pulse> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.pulse(of: $1) }
    }

    package override var title: String { "Heart rate" }
    package override var side: String? { "beats a minute; band: lowest to highest, line: average" }
    package override var width: CardWidth { .seven }
    package override var height: CardHeight { .large }
    package override var foot: String? { footnote("15 min steps") }

    package override func matter(of reading: Reading<Pulse>) -> any Markup {
        guard reading.value.isKnown else {
            return EmptyState(
                icon: .heart,
                icons: traits.icons,
                title: "No pulse yet",
                words: "It stands here as soon as the watch has measured one."
            )
        }
        return HeartBand(of: reading.value, until: reading.time)
    }

    package override func table(of reading: Reading<Pulse>) -> TableTwin? {
        guard reading.value.isKnown else { return nil }
        return TableTwin(
            title,
            columns: ["Hour", "Lowest", "Average", "Highest"],
            rows: reading.value.hours.map { hour in
                [hour.time.text, hour.lowest.rounding, hour.average.rounding, hour.highest.rounding]
            }
        )
    }

    package override func words(of reading: Reading<Pulse>) -> String? {
        let pulse = reading.value
        guard pulse.isKnown else { return "\(reading.day.words): no pulse yet." }
        return "\(reading.day.words): \(pulse.average) beats a minute on average, between \(pulse.lowest) and "
            + "\(pulse.peak.beats) (at \(pulse.peak.time.text), \(pulse.peak.cause)); resting \(pulse.resting)."
    }

    package override func model(of reading: Reading<Pulse>) -> JSON? {
        let pulse = reading.value
        return [
            "date": .string(reading.day.iso),
            "average": .integer(pulse.average),
            "lowest": .integer(pulse.lowest),
            "resting": .integer(pulse.resting),
            "peak": [
                "beats": .integer(pulse.peak.beats),
                "time": .string(pulse.peak.time.text),
                "cause": .string(pulse.peak.cause),
            ],
            "hours": .array(
                pulse.hours.map { hour in
                    [
                        "time": .string(hour.time.text),
                        "lowest": .integer(Int(hour.lowest.rounded())),
                        "average": .integer(Int(hour.average.rounded())),
                        "highest": .integer(Int(hour.highest.rounded())),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let beats: JSON = ["type": "integer", "minimum": 0]
        let time: JSON = ["type": "string", "pattern": "^[0-2][0-9]:[0-5][0-9]$"]
        return [
            "type": "object",
            "required": ["date", "average", "lowest", "resting", "peak", "hours"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "average": beats,
                "lowest": beats,
                "resting": beats,
                "peak": [
                    "type": "object",
                    "required": ["beats", "time", "cause"],
                    "properties": ["beats": beats, "time": time, "cause": ["type": "string"]],
                ],
                "hours": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": ["time", "lowest", "average", "highest"],
                        "properties": ["time": time, "lowest": beats, "average": beats, "highest": beats],
                    ],
                ],
            ],
        ]
    }
}

extension Double {
    /// To the next whole number.
    var rounding: String { "\(Int(rounded()))" }
}
