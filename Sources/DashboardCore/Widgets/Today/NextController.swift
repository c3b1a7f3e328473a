import FoundationEssentials
package import Markup

/// What is planned for the rest of the day, and what one should know before it begins.
package final class NextController: LocalCardController<DayCourse> {
    private let sources: TodaySources

    package init(_ sources: TodaySources) {
        self.sources = sources
        super.init(clock: sources.clock.now, watching: sources.weather) { place, _ in
            Dated(try await sources.plannedCourse(at: place), at: sources.clock.now())
        }
    }

    package override var title: String { "Next" }
    package override var width: CardWidth { .three }
    package override var height: CardHeight { .middle }
    package override var source: String? { sources.plans.name }
    package override var lifetime: Duration { .seconds(120) }

    package override var foot: String? {
        loaded.value.map { "As of \($0.now.clock), \(sources.plans.name)" } ?? sources.plans.name
    }

    package override func matter(of course: DayCourse) -> any Markup {
        AgendaView(advice: course.advice, icons: traits.icons)
    }

    package override func words(of course: DayCourse) -> String? {
        let advice = course.advice
        let lines = advice.plansToCome.map { plan in
            "\(plan.start.text) \(plan.title)" + (advice.remark(on: plan).map { "\n      \($0)" } ?? "")
        }
        return lines.isEmpty ? "Nothing more today." : lines.joined(separator: "\n")
    }

    package override func model(of course: DayCourse) -> JSON? {
        let advice = course.advice
        return [
            "date": .string(course.now.day.iso),
            "plans": .array(
                advice.plansToCome.map { plan in
                    [
                        "title": .string(plan.title),
                        "start": .string(plan.start.text),
                        "end": .string(plan.end.text),
                        "remark": JSON(advice.remark(on: plan)),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("date", ["type": "string", "format": "date"]),
            (
                "plans",
                WeatherShape.list(
                    of: WeatherShape.object([
                        ("title", WeatherShape.text), ("start", WeatherShape.text), ("end", WeatherShape.text),
                        ("remark", ["type": ["string", "null"]]),
                    ])
                )
            ),
        ])
    }
}
