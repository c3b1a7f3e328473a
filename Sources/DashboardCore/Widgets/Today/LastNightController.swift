package import FoundationEssentials
package import Markup

/// How long the last night was, beside the nights before it.
package final class LastNightController: DaySectionController<LastNight> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.lastNight(before: $1) }
    }

    package override var title: String { "Last night" }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { .roomy }

    package override func matter(of reading: Reading<LastNight>) -> any Markup {
        reading.value.night.isKnown
            ? LastNightView(value: reading.value)
            : NightToCome(icons: traits.icons, night: reading.value.night, isOver: false)
    }

    package override func table(of reading: Reading<LastNight>) -> TableTwin? {
        TableTwin(
            title,
            columns: ["Night to", "Asleep", "In bed"],
            rows: reading.value.nights.map { [$0.day.words, $0.asleep?.words ?? "–", $0.inBed?.words ?? "–"] }
        )
    }

    package override func words(of reading: Reading<LastNight>) -> String? {
        let night = reading.value.night
        guard night.isKnown else { return "Night to \(reading.day.words): it is not known yet." }
        return "Asleep \(night.asleep.words), from \(night.start.text) to \(night.end.text). \(reading.value.sentence)"
    }

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

    var content: some Markup {
        p(.class("num big")) { value.night.asleep.words }
        p(.class("soft")) { value.sentence }
        NightBars(of: value.nights, height: 190)
    }
}
