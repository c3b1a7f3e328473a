package import FoundationEssentials
package import Markup

/// How the heart beat during a day.
package final class AverageController: DaySectionController<Pulse> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.pulse(of: $1) }
    }

    package override var title: String { texts.title }
    package override var side: String? { texts.side }
    package override var width: CardWidth { .seven }
    package override var height: CardHeight { .large }
    package override var foot: String? { footnote(texts.steps) }

    package override func matter(of reading: Reading<Pulse>) -> any Markup {
        guard reading.value.isKnown else {
            let (title, sentence) = reading.time == nil ? texts.none : texts.noneYet
            return EmptyState(icon: .heart, icons: traits.icons, title: title, words: sentence)
        }
        return PulseView(pulse: reading.value, now: reading.time, told: told, whole: modelAddress)
    }

    package override func table(of reading: Reading<Pulse>) -> TableTwin? {
        guard reading.value.isKnown else { return nil }
        return TableTwin(
            title,
            columns: [texts.hour, texts.lowest, texts.average, texts.highest],
            rows: reading.value.hours.map { hour in
                [told.clock(hour.time), hour.lowest.rounding, hour.average.rounding, hour.highest.rounding]
            }
        )
    }

    package override func words(of reading: Reading<Pulse>) -> String? {
        let pulse = reading.value
        let line =
            pulse.isKnown
            ? texts.day(pulse.average, pulse.lowest, pulse.peak?.words(told), pulse.resting)
            : texts.silent(reading.time != nil)
        return told.words.frame.card.remark(told.date(reading.day), line)
    }

    package override func model(of reading: Reading<Pulse>) -> JSON? {
        let pulse = reading.value
        return [
            "date": .string(reading.day.iso),
            "average": JSON(pulse.isKnown ? pulse.average : nil),
            "lowest": JSON(pulse.isKnown ? pulse.lowest : nil),
            "resting": JSON(pulse.resting),
            "peak": pulse.peak.map { peak in
                [
                    "beats": .integer(peak.beats), "time": .string(peak.time.text), "until": JSON(peak.end?.text),
                    "cause": JSON(peak.cause?.doing),
                ]
            } ?? .null,
            "zones": .array(pulse.zones.map { ["name": .string($0.effort.name), "percent": .integer($0.percent)] }),
            "evidence": .array(pulse.evidence.map(\.json)),
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
        let beatsIfKnown: JSON = ["type": ["integer", "null"], "minimum": 0]
        let time: JSON = ["type": "string", "pattern": "^[0-2][0-9]:[0-5][0-9]$"]
        return [
            "type": "object",
            "required": ["date", "average", "lowest", "resting", "peak", "zones", "evidence", "hours"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "average": beatsIfKnown,
                "lowest": beatsIfKnown,
                "resting": beatsIfKnown,
                "zones": WeatherShape.list(
                    of: WeatherShape.object([("name", WeatherShape.text), ("percent", WeatherShape.percent)])
                ),
                "evidence": Evidence.shape,
                "peak": [
                    "type": ["object", "null"],
                    "required": ["beats", "time", "cause"],
                    "properties": [
                        "beats": beats, "time": time, "until": WeatherShape.textIfKnown,
                        "cause": WeatherShape.textIfKnown,
                    ],
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

    private var texts: HeartWords { told.words.body.heart }
}

extension Double {
    /// To the next whole number.
    var rounding: String { "\(Int(rounded()))" }
}
