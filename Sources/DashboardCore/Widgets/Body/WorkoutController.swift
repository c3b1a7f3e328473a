package import FoundationEssentials
package import Markup

/// What somebody did on a day for the body's sake.
package final class WorkoutController: DaySectionController<[Workout]> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.workouts(on: $1) }
    }

    package override var title: String { texts.title }
    package override var side: String? {
        loaded.value.map { reading in
            guard !reading.value.isEmpty else { return texts.none }
            return reading.time == nil ? texts.onThatDay(reading.value.count) : texts.today(reading.value.count)
        }
    }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { .roomy }

    package override func matter(of reading: Reading<[Workout]>) -> any Markup {
        WorkoutsView(
            workouts: reading.value,
            isOver: reading.time == nil,
            icons: traits.icons,
            told: told,
            whole: modelAddress
        )
    }

    package override func table(of reading: Reading<[Workout]>) -> TableTwin? {
        guard !reading.value.isEmpty else { return nil }
        return TableTwin(
            title,
            columns: [texts.workout, texts.pulseFrom, texts.highest, texts.pulseTo],
            rows: reading.value.map { workout in
                let figures = [workout.beats.first, workout.beats.max(), workout.beats.last]
                return [workout.name(in: told.manner.language)] + figures.map { $0.map(String.init) ?? "" }
            }
        )
    }

    package override func words(of reading: Reading<[Workout]>) -> String? {
        guard !reading.value.isEmpty else {
            return told.words.frame.card.remark(told.date(reading.day), texts.noWorkout)
        }
        return reading.value.map { workout in
            let name = "\(told.clock(workout.start)) \(workout.name(in: told.manner.language))"
            let figures = [
                texts.minutes(workout.length.count), workout.distance.map { told.way($0).text },
                workout.energy.map(told.energy),
            ]
            .compactMap { $0 }
            return told.words.frame.card.remark(name, figures.joined(separator: told.words.frame.card.comma))
        }
        .joined(separator: "\n")
    }

    private var texts: WorkoutWords { told.words.body.workouts }

    package override func model(of reading: Reading<[Workout]>) -> JSON? {
        [
            "date": .string(reading.day.iso),
            "evidence": .array(Workout.evidence(of: reading.value).map(\.json)),
            "workouts": .array(
                reading.value.map { workout in
                    [
                        "kind": .string(workout.kind.rawValue),
                        "name": .string(workout.name),
                        "start": .string(workout.start.text),
                        "minutes": .integer(workout.length.count),
                        "metres": JSON(workout.distance),
                        "kilocalories": JSON(workout.energy),
                        "beats": .array(workout.beats.map { .integer($0) }),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let count: JSON = ["type": "integer", "minimum": 0]
        let countIfKnown: JSON = ["type": ["integer", "null"], "minimum": 0]
        return [
            "type": "object",
            "required": ["date", "evidence", "workouts"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "evidence": Evidence.shape,
                "workouts": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": ["kind", "name", "start", "minutes", "metres", "kilocalories", "beats"],
                        "properties": [
                            "kind": ["type": "string"],
                            "name": ["type": "string"],
                            "start": ["type": "string"],
                            "minutes": count,
                            "metres": countIfKnown,
                            "kilocalories": countIfKnown,
                            "beats": ["type": "array", "items": count],
                        ],
                    ],
                ],
            ],
        ]
    }
}
