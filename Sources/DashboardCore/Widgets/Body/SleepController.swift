package import FoundationEssentials
package import Markup

/// The night before a day, stage by stage.
package final class SleepController: DaySectionController<Night> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.night(before: $1) }
    }

    package override var title: String { texts.title }
    package override var side: String? {
        loaded.value.map { $0.time == nil ? texts.nightBefore : texts.lastNight }
    }
    package override var width: CardWidth { .seven }
    package override var height: CardHeight { .large }

    package override func matter(of reading: Reading<Night>) -> any Markup {
        reading.value.isKnown
            ? NightView(night: reading.value, told: told, whole: modelAddress)
            : NightToCome(icons: traits.icons, night: reading.value, isOver: reading.time == nil, told: told)
    }

    package override func table(of reading: Reading<Night>) -> TableTwin? {
        let night = reading.value
        guard night.isKnown else { return nil }
        guard night.isInOrder else {
            return TableTwin(
                title,
                columns: [texts.stage, texts.minutes],
                rows: night.rows.reversed().map { [texts.stages[$0], "\(night.time(in: $0).count)"] }
            )
        }
        return TableTwin(
            title,
            columns: [texts.from, texts.stage, texts.minutes],
            rows: night.stretches.map { stretch in
                [told.clock(night.time(at: stretch.start)), texts.stages[stretch.stage], "\(stretch.length)"]
            }
        )
    }

    package override func words(of reading: Reading<Night>) -> String? {
        let night = reading.value
        let (day, card) = (told.date(reading.day), told.words.frame.card)
        guard night.isKnown else { return texts.unknownNight(day) }
        let stages = night.rows.reversed().map { "\(texts.stages[$0]) \(told.length(night.time(in: $0)))" }
        return texts.night(
            day,
            told.length(night.asleep),
            told.length(night.inBed),
            told.clock(night.start),
            told.clock(night.end)
        ) + told.words.today.advice.gap + stages.joined(separator: card.comma) + card.fullStop
    }

    private var texts: SleepWords { told.words.body.sleep }

    package override func model(of reading: Reading<Night>) -> JSON? {
        let night = reading.value
        return [
            "date": .string(reading.day.iso),
            "start": JSON(night.isKnown ? night.start.text : nil),
            "end": JSON(night.isKnown ? night.end.text : nil),
            "asleepMinutes": JSON(night.isKnown ? night.asleep.count : nil),
            "inBedMinutes": JSON(night.isKnown ? night.inBed.count : nil),
            "efficiencyPercent": JSON(night.isKnown ? night.efficiency : nil),
            "naps": .array(night.naps.map { ["start": .string($0.start.text), "minutes": .integer($0.asleep.count)] }),
            "evidence": .array(night.evidence.map(\.json)),
            "stages": .array(
                night.stretches.map { stretch in
                    [
                        "stage": .string(stretch.stage.rawValue),
                        "start": JSON(night.isInOrder ? night.time(at: stretch.start).text : nil),
                        "minutes": .integer(stretch.length),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let minutes: JSON = ["type": "integer", "minimum": 0]
        let minutesIfKnown: JSON = ["type": ["integer", "null"], "minimum": 0]
        let time: JSON = ["type": "string", "pattern": "^[0-2][0-9]:[0-5][0-9]$"]
        let timeIfKnown: JSON = ["type": ["string", "null"], "pattern": "^[0-2][0-9]:[0-5][0-9]$"]
        return [
            "type": "object",
            "required": [
                "date", "start", "end", "asleepMinutes", "inBedMinutes", "efficiencyPercent", "naps", "evidence",
                "stages",
            ],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "start": timeIfKnown,
                "end": timeIfKnown,
                "asleepMinutes": minutesIfKnown,
                "inBedMinutes": minutesIfKnown,
                "efficiencyPercent": WeatherShape.percentIfKnown,
                "naps": WeatherShape.list(of: WeatherShape.object([("start", time), ("minutes", minutes)])),
                "evidence": Evidence.shape,
                "stages": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": ["stage", "start", "minutes"],
                        "properties": [
                            "stage": ["enum": .array(Night.Stage.allCases.map { .string($0.rawValue) })],
                            "start": timeIfKnown,
                            "minutes": minutes,
                        ],
                    ],
                ],
            ],
        ]
    }
}
