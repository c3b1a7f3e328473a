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

    package override func matter(of reading: Reading<[NightLength]>) -> any Markup {
        guard reading.value.average != nil else {
            return EmptyState(
                icon: .bed,
                icons: traits.icons,
                title: "Nobody saw these nights",
                words: "No device has noted when you slept in this week."
            )
        }
        return WeeklySleepView(nights: reading.value)
    }

    package override func table(of reading: Reading<[NightLength]>) -> TableTwin? {
        TableTwin(
            title,
            columns: ["Night to", "Asleep", "In bed"],
            rows: reading.value.map { [$0.day.words, $0.asleep?.words ?? "–", $0.inBed?.words ?? "–"] }
        )
    }

    package override func words(of reading: Reading<[NightLength]>) -> String? {
        guard let average = reading.value.average else { return "No night of this week is known." }
        let known = reading.value.filter { $0.asleep != nil }
        let nights = known.map { "\($0.day.shortWeekday) \($0.asleep?.figures ?? "")" }
        return "Asleep \(average.words) on average of \(known.count.spelled) nights: "
            + nights.joined(separator: ", ") + "." + (reading.value.regularity.map { " " + $0 } ?? "")
    }

    package override func model(of reading: Reading<[NightLength]>) -> JSON? {
        [
            "averageMinutes": JSON(reading.value.average?.count),
            "regularity": JSON(reading.value.regularity),
            "nights": .array(
                reading.value.map { night in
                    [
                        "date": .string(night.day.iso),
                        "asleepMinutes": JSON(night.asleep?.count),
                        "inBedMinutes": JSON(night.inBed?.count),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let minutes: JSON = ["type": ["integer", "null"], "minimum": 0]
        return [
            "type": "object",
            "required": ["averageMinutes", "regularity", "nights"],
            "properties": [
                "averageMinutes": minutes,
                "regularity": WeatherShape.textIfKnown,
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
