package import FoundationEssentials
package import Markup

/// What a day comes to: three goals as rings, and four figures.
///
/// Wherever a day is summed up it is this one; whoever has it as a child says whether there is room for the four figures.
package final class DaySummaryController: DaySectionController<DaySummary> {
    private let isBrief: Bool

    package init(
        of day: CalendarDay,
        from source: any BodySource,
        clock: @escaping @Sendable () -> Date,
        isBrief: Bool = false
    ) {
        self.isBrief = isBrief
        super.init(of: day, from: source, clock: clock) { try await $0.summary(of: $1) }
    }

    package override var title: String { isBrief ? traits.words.frame.screens.body : told.words.body.goals.summary }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { isBrief ? .figures : .figuresAndTotals }

    package override func matter(of reading: Reading<DaySummary>) -> any Markup {
        guard reading.value.isKnown else { return UnknownDay(isEmpty: isSourceEmpty, icons: traits.icons, told: told) }
        return DaySummaryView(summary: reading.value, isBrief: isBrief, told: told, whole: modelAddress)
    }

    package override func words(of reading: Reading<DaySummary>) -> String? {
        let summary = reading.value
        let (words, card) = (told.words.body.goals, told.words.frame.card)
        return card.remark(told.date(reading.day), summary.note.text(told)) + "\n"
            + words.line(of: summary.move, summary.exercise, summary.stand, told) + told.words.today.advice.gap
            + totals(of: summary)
    }

    package override var picture: (any Markup)? {
        loaded.value.map { reading in
            Rings(
                move: reading.value.move,
                exercise: reading.value.exercise,
                stand: reading.value.stand,
                standsAlone: true,
                told: told
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
            "note": .string(summary.note.text(Teller())),
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

    private func totals(of summary: DaySummary) -> String {
        let (words, card) = (told.words.body.goals, told.words.frame.card)
        let totals = [
            summary.steps.map { words.countOfSteps(told.number($0)) }, summary.distance.map { told.way($0).text },
            summary.floors.map { words.countOfFloors(told.number($0)) },
        ]
        .compactMap { $0 }
        return totals.isEmpty ? words.noSteps : totals.joined(separator: card.comma) + card.fullStop
    }
}

extension Goal {
    var json: JSON { ["done": JSON(done), "goal": JSON(wanted)] }
}
