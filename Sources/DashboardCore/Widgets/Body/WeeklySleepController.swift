package import FoundationEssentials
package import Markup

/// The seven nights up to a day.
package final class WeeklySleepController: DaySectionController<[NightLength]> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.nights(endingWith: $1) }
    }

    package override var title: String { "Sleep, seven nights" }
    package override var side: String? { "hours asleep; pale: in bed" }
    package override var width: CardWidth { .eight }
    package override var height: CardHeight { .roomy }

    package override func matter(of reading: Reading<[NightLength]>) -> any Markup { NightBars(of: reading.value) }

    package override func table(of reading: Reading<[NightLength]>) -> TableTwin? {
        TableTwin(
            title,
            columns: ["Night to", "Asleep", "In bed"],
            rows: reading.value.map { [$0.day.words, $0.asleep.words, $0.inBed.words] }
        )
    }

    package override func words(of reading: Reading<[NightLength]>) -> String? {
        let average = Minutes.average(of: reading.value.map(\.asleep))
        let nights = reading.value.map { "\($0.day.shortWeekday) \($0.asleep.figures)" }
        return "Asleep \(average.words) on average of seven nights: " + nights.joined(separator: ", ") + "."
    }

    package override func model(of reading: Reading<[NightLength]>) -> JSON? {
        [
            "averageMinutes": .integer(Minutes.average(of: reading.value.map(\.asleep)).count),
            "nights": .array(
                reading.value.map { night in
                    [
                        "date": .string(night.day.iso),
                        "asleepMinutes": .integer(night.asleep.count),
                        "inBedMinutes": .integer(night.inBed.count),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let minutes: JSON = ["type": "integer", "minimum": 0]
        return [
            "type": "object",
            "required": ["averageMinutes", "nights"],
            "properties": [
                "averageMinutes": minutes,
                "nights": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": ["date", "asleepMinutes", "inBedMinutes"],
                        "properties": [
                            "date": ["type": "string", "format": "date"],
                            "asleepMinutes": minutes,
                            "inBedMinutes": minutes,
                        ],
                    ],
                ],
            ],
        ]
    }
}
