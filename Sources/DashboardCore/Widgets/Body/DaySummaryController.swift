package import FoundationEssentials
package import Markup

/// What a day comes to: three goals as rings, and four figures.
///
/// Wherever a day is summed up it is this one; whoever has it as a child says what it is called there, and whether there is
/// room for the four figures.
package final class DaySummaryController: DaySectionController<DaySummary> {
    private let name: String
    private let isBrief: Bool

    package init(
        of day: CalendarDay,
        from source: any BodySource,
        clock: @escaping @Sendable () -> Date,
        titled name: String = "Summary",
        isBrief: Bool = false
    ) {
        self.name = name
        self.isBrief = isBrief
        super.init(of: day, from: source, clock: clock) { try await $0.summary(of: $1) }
    }

    package override var title: String { name }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { isBrief ? .figures : .figuresAndTotals }

    package override func matter(of reading: Reading<DaySummary>) -> any Markup {
        guard reading.value.isKnown else { return UnknownDay(isEmpty: isSourceEmpty, icons: traits.icons) }
        return DaySummaryView(summary: reading.value, isBrief: isBrief)
    }

    package override func words(of reading: Reading<DaySummary>) -> String? {
        let summary = reading.value
        return """
            \(reading.day.words): \(summary.note)
            Move \(summary.move.text("kcal")), exercise \(summary.exercise.text("min")), \
            stand \(summary.stand.text("h")). \(Self.totals(of: summary))
            """
    }

    package override var picture: (any Markup)? {
        loaded.value.map { reading in
            Rings(
                move: reading.value.move,
                exercise: reading.value.exercise,
                stand: reading.value.stand,
                standsAlone: true
            )
        }
    }

    package override func model(of reading: Reading<DaySummary>) -> JSON? {
        let summary = reading.value
        return [
            "date": .string(reading.day.iso),
            "move": summary.move.json,
            "exercise": summary.exercise.json,
            "stand": summary.stand.json,
            "steps": JSON(summary.steps),
            "metres": JSON(summary.distance),
            "floors": JSON(summary.floors),
            "heartRateVariability": JSON(summary.variability),
            "note": .string(summary.note),
            "evidence": .array(summary.evidence.map(\.json)),
        ]
    }

    package override class var modelShape: JSON {
        let goal: JSON = [
            "type": "object",
            "required": ["done", "goal"],
            "properties": ["done": ["type": ["integer", "null"]], "goal": ["type": ["integer", "null"]]],
        ]
        let count: JSON = ["type": ["integer", "null"], "minimum": 0]
        return [
            "type": "object",
            "required": [
                "date", "move", "exercise", "stand", "steps", "metres", "floors", "heartRateVariability", "note",
                "evidence",
            ],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "move": goal,
                "exercise": goal,
                "stand": goal,
                "steps": count,
                "metres": count,
                "floors": count,
                "heartRateVariability": ["type": ["integer", "null"]],
                "note": ["type": "string"],
                "evidence": Evidence.shape,
            ],
        ]
    }

    private static func totals(of summary: DaySummary) -> String {
        let totals = [
            summary.steps.map { "\($0) steps" }, summary.distance.map { "\($0.kilometres) km" },
            summary.floors.map { "\($0) floors" },
        ]
        .compactMap { $0 }
        return totals.isEmpty ? "Steps are not known." : totals.joined(separator: ", ") + "."
    }
}

extension Goal {
    var json: JSON { ["done": JSON(done), "goal": JSON(wanted)] }
}
