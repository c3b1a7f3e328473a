package import FoundationEssentials
package import Markup

/// The seven nights up to a day.
package final class WeeklySleepController: DaySectionController<[NightLength]> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.nights(endingWith: $1) }
    }

    package override var title: String { texts.sevenNights }
    package override var side: String? { texts.sevenNightsSide }
    package override var width: CardWidth { .eight }
    package override var height: CardHeight { .roomy }

    package override func matter(of reading: Reading<[NightLength]>) -> any Markup {
        guard reading.value.average != nil else {
            let (title, sentence) = texts.nobodySawThese
            return EmptyState(icon: .bed, icons: traits.icons, title: title, words: sentence)
        }
        return WeeklySleepView(nights: reading.value, told: told)
    }

    package override func table(of reading: Reading<[NightLength]>) -> TableTwin? {
        TableTwin(
            title,
            columns: [texts.nightTo, texts.asleep, texts.inBed],
            rows: reading.value.map { night in
                [told.date(night.day), night.asleep.map(told.length) ?? "–", night.inBed.map(told.length) ?? "–"]
            }
        )
    }

    package override func words(of reading: Reading<[NightLength]>) -> String? {
        guard let average = reading.value.average else { return texts.noNight }
        let known = reading.value.filter { $0.asleep != nil }
        let nights = known.map { "\(told.weekday($0.day)) \($0.asleep?.figures ?? "")" }
        let list = nights.joined(separator: told.words.frame.card.comma)
        return texts.nights(told.length(average), known.count, list)
            + (reading.value.regularity(told).map { told.words.today.advice.gap + $0 } ?? "")
    }

    private var texts: SleepWords { told.words.body.sleep }

    package override func model(of reading: Reading<[NightLength]>) -> JSON? {
        [
            "averageMinutes": JSON(reading.value.average?.count),
            "regularity": JSON(reading.value.regularity()),
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
