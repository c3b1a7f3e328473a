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

    package override var title: String { told.words.today.theDay }
    package override var side: String? { told.words.today.axis }
    package override var width: CardWidth { .whole }
    package override var height: CardHeight { .line }
    package override var source: String? { names }
    package override var credit: Credit? { loaded.value?.forecast?.credit }

    package override var foot: String? {
        guard let course = loaded.value else { return names }
        // Of several who may be asked for the weather, the one who has answered is named at the end.
        let isWithoutWeather = course.forecast == nil || credit != nil
        return told.asOf(
            told.clock(course.now),
            isWithoutWeather ? others.joined(separator: told.words.frame.card.comma) : names
        )
    }

    /// The line for now moves on.
    package override var lifetime: Duration { .seconds(120) }

    package override func matter(of course: DayCourse) -> any Markup {
        DayLine(of: course, icons: traits.icons, warmth: elementID(for: "warmth"), told: told)
    }

    package override func table(of course: DayCourse) -> TableTwin? {
        let words = told.words.today
        return TableTwin(
            title,
            columns: [words.from, words.to, words.what, ""],
            rows: course.events.map { event in
                [
                    told.clock(event.start), event.end.map(told.clock) ?? "", event.words(told),
                    course.isOver(event) ? words.over : words.ahead,
                ]
            }
        )
    }

    package override func words(of course: DayCourse) -> String? {
        let width = (course.events.map { told.times(of: $0).count }.max() ?? 0) + 1
        let events = course.events.map { event in
            let times = told.times(of: event)
            return times + String(repeating: " ", count: width - times.count) + event.words(told)
        }
        let moment = told.date(course.now.day) + told.words.frame.card.comma + told.clock(course.now)
        return ([moment, course.advice.sentence(told)] + events).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    package override var picture: (any Markup)? {
        guard let course = loaded.value else { return SentencePicture(sentence: words ?? title) }
        return DayPicture(course: course, told: told)
    }

    package override func model(of course: DayCourse) -> JSON? {
        [
            "date": .string(course.now.day.iso),
            "time": .string(course.now.clock),
            "sentence": .string(course.advice.sentence()),
            "events": .array(
                course.events.map { event in
                    [
                        "lane": .string(event.lane.rawValue),
                        "words": .string(event.words()),
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

    private var told: Teller { traits.teller }
}

extension Teller {
    /// From when to when, or when.
    fileprivate func times(of event: DayCourse.Event) -> String {
        clock(event.start) + (event.end.map { "–" + clock($0) } ?? "")
    }
}
