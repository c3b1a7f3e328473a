package import FoundationEssentials
package import Markup

/// What somebody did on a day for the body's sake.
package final class WorkoutController: DaySectionController<[Workout]> {
    package init(of day: CalendarDay, from source: any BodySource, clock: @escaping @Sendable () -> Date) {
        super.init(of: day, from: source, clock: clock) { try await $0.workouts(on: $1) }
    }

    package override var title: String { "Workouts" }
    package override var side: String? {
        loaded.value.map { reading in
            reading.value.isEmpty ? "none" : "\(reading.value.count) \(reading.time == nil ? "on that day" : "today")"
        }
    }
    package override var width: CardWidth { .five }
    package override var height: CardHeight { .roomy }

    package override func matter(of reading: Reading<[Workout]>) -> any Markup {
        WorkoutsView(workouts: reading.value, isOver: reading.time == nil, icons: traits.icons)
    }

    package override func table(of reading: Reading<[Workout]>) -> TableTwin? {
        guard !reading.value.isEmpty else { return nil }
        return TableTwin(
            title,
            columns: ["Workout", "Pulse from", "Highest", "To"],
            rows: reading.value.map { workout in
                let figures = [workout.beats.first, workout.beats.max(), workout.beats.last]
                return [workout.name] + figures.map { $0.map(String.init) ?? "" }
            }
        )
    }

    package override func words(of reading: Reading<[Workout]>) -> String? {
        guard !reading.value.isEmpty else { return "\(reading.day.words): no workout." }
        return reading.value.map { workout in
            "\(workout.start.text) \(workout.name): \(workout.length.count) min"
                + (workout.distance.map { ", \($0.kilometres) km" } ?? "")
                + (workout.energy.map { ", \($0) kcal" } ?? "")
        }
        .joined(separator: "\n")
    }

    package override func model(of reading: Reading<[Workout]>) -> JSON? {
        [
            "date": .string(reading.day.iso),
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
            "required": ["date", "workouts"],
            "properties": [
                "date": ["type": "string", "format": "date"],
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
