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
        DaySummaryView(summary: reading.value, isBrief: isBrief)
    }

    package override func words(of reading: Reading<DaySummary>) -> String? {
        let summary = reading.value
        return """
            \(reading.day.words): \(summary.note)
            Move \(summary.move.done) of \(summary.move.wanted) kcal, exercise \(summary.exercise.done) of \
            \(summary.exercise.wanted) min, stand \(summary.stand.done) of \(summary.stand.wanted) h. \
            \(summary.steps) steps, \(summary.distance.kilometres) km, \(summary.floors) floors.
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
            "steps": .integer(summary.steps),
            "metres": .integer(summary.distance),
            "floors": .integer(summary.floors),
            "heartRateVariability": summary.variability.map { .integer($0) } ?? .null,
            "note": .string(summary.note),
        ]
    }

    package override class var modelShape: JSON {
        let goal: JSON = [
            "type": "object",
            "required": ["done", "goal"],
            "properties": ["done": ["type": "integer"], "goal": ["type": "integer"]],
        ]
        let count: JSON = ["type": "integer", "minimum": 0]
        return [
            "type": "object",
            "required": [
                "date", "move", "exercise", "stand", "steps", "metres", "floors", "heartRateVariability", "note",
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
            ],
        ]
    }
}

extension Goal {
    var json: JSON { ["done": .integer(done), "goal": .integer(wanted)] }
}
