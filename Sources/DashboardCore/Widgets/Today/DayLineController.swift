import FoundationEssentials
package import Markup

/// The day from midnight to midnight, with everything that somebody knows of it.
package final class DayLineController: LocalCardController<DayCourse> {
    private let names: String
    private let others: [String]

    package init(_ sources: TodaySources) {
        names = sources.names
        others = [sources.body.name, sources.plans.name]
        let now = sources.clock.now
        super.init(clock: now, watching: sources.weather) { place, _ in
            Dated(try await sources.course(at: place), at: now())
        }
    }

    package override var title: String { "The day" }
    package override var side: String? { "one axis, midnight to midnight" }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .line }
    package override var source: String? { names }
    package override var credit: Credit? { loaded.value?.forecast?.credit }

    package override var foot: String? {
        guard let course = loaded.value else { return names }
        // Of several who may be asked for the weather, the one who has answered is named at the end.
        let isWithoutWeather = course.forecast == nil || credit != nil
        return "As of \(course.now.clock), \(isWithoutWeather ? others.joined(separator: ", ") : names)"
    }

    /// The line for now moves on.
    package override var lifetime: Duration { .seconds(120) }

    package override func matter(of course: DayCourse) -> any Markup {
        DayLine(of: course, icons: traits.icons, warmth: elementID(for: "warmth"), told: traits.teller)
    }

    package override func table(of course: DayCourse) -> TableTwin? {
        TableTwin(
            title,
            columns: ["From", "To", "What", ""],
            rows: course.events.map { event in
                [event.start.text, event.end?.text ?? "", event.words, course.isOver(event) ? "over" : "to come"]
            }
        )
    }

    package override func words(of course: DayCourse) -> String? {
        let events = course.events.map { event in
            "\(event.start.text)\(event.end.map { "–" + $0.text } ?? "      ") \(event.words)"
        }
        return (["\(course.now.day.words), \(course.now.clock)", course.advice.sentence] + events)
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    package override var picture: (any Markup)? {
        guard let course = loaded.value else { return SentencePicture(sentence: words ?? title) }
        return DayPicture(course: course)
    }

    package override func model(of course: DayCourse) -> JSON? {
        [
            "date": .string(course.now.day.iso),
            "time": .string(course.now.clock),
            "sentence": .string(course.advice.sentence),
            "events": .array(
                course.events.map { event in
                    [
                        "lane": .string(event.lane.rawValue),
                        "words": .string(event.words),
                        "start": .string(event.start.text),
                        "end": JSON(event.end?.text),
                        "isOver": .bool(course.isOver(event)),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("date", ["type": "string", "format": "date"]), ("time", WeatherShape.text),
            ("sentence", WeatherShape.text),
            (
                "events",
                WeatherShape.list(
                    of: WeatherShape.object([
                        ("lane", ["enum": .array(DayCourse.Lane.allCases.map { .string($0.rawValue) })]),
                        ("words", WeatherShape.text), ("start", WeatherShape.text),
                        ("end", ["type": ["string", "null"]]), ("isOver", ["type": "boolean"]),
                    ])
                )
            ),
        ])
    }
}
