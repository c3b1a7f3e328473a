package import FoundationEssentials
package import Markup

/// How long the last night was, beside the nights before it.
package final class LastNightController: DaySectionController<LastNight> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.lastNight(before: $1) }
    }

    package override var title: String { texts.lastNightTitle }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { .roomy }

    package override func matter(of reading: Reading<LastNight>) -> any Markup {
        reading.value.night.isKnown
            ? LastNightView(value: reading.value, told: told)
            : NightToCome(icons: traits.icons, night: reading.value.night, isOver: false, told: told)
    }

    package override func table(of reading: Reading<LastNight>) -> TableTwin? {
        TableTwin(
            title,
            columns: [texts.nightTo, texts.asleep, texts.inBed],
            rows: reading.value.nights.map { night in
                [told.date(night.day), night.asleep.map(told.length) ?? "–", night.inBed.map(told.length) ?? "–"]
            }
        )
    }

    package override func words(of reading: Reading<LastNight>) -> String? {
        let night = reading.value.night
        guard night.isKnown else { return texts.unknownNight(told.date(reading.day)) }
        return texts.asleepFromTo(told.length(night.asleep), told.clock(night.start), told.clock(night.end))
            + told.words.today.advice.gap + reading.value.sentence(told)
    }

    private var texts: SleepWords { told.words.body.sleep }

    package override func model(of reading: Reading<LastNight>) -> JSON? {
        let night = reading.value.night
        guard night.isKnown else { return ["date": .string(reading.day.iso), "asleepMinutes": .null] }
        return [
            "date": .string(reading.day.iso),
            "asleepMinutes": .integer(night.asleep.count),
            "deepMinutes": .integer(night.time(in: .deep).count),
            "usualMinutes": JSON(night.usual?.count),
        ]
    }

    package override class var modelShape: JSON {
        let minutes: JSON = ["type": "integer", "minimum": 0]
        return [
            "type": "object",
            "required": ["date", "asleepMinutes"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                // Null as long as the night is not over; the others are missing then.
                "asleepMinutes": ["type": ["integer", "null"]],
                "deepMinutes": minutes,
                "usualMinutes": ["type": ["integer", "null"], "minimum": 0],
            ],
        ]
    }
}

/// One figure, what it means, and the nights.
private struct LastNightView: Markup {
    let value: LastNight
    let told: Teller

    var content: some Markup {
        p(.class("num big")) { told.length(value.night.asleep) }
        p(.class("soft")) { value.sentence(told) }
        NightBars(of: value.nights, height: 190, told: told)
    }
}
