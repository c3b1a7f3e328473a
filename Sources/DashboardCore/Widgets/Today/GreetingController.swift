import FoundationEssentials
package import Markup

/// The first words of the first screen: whose day it is, and in a sentence what it brings.
///
/// It is the screen's hero, so that the sentence comes late where its sources are slow, and in the same answer.
package final class GreetingController: LocalCardController<DayCourse> {
    private let sources: TodaySources

    package init(_ sources: TodaySources) {
        self.sources = sources
        let now = sources.clock.now
        super.init(clock: now) { place, _ in Dated(try await sources.course(at: place), at: now()) }
    }

    /// What is above the place, once somebody has said so.
    package var sky: Sky? { loaded.value?.forecast?.sky }

    package override var title: String { now.time.greeting(sources.profile.firstName, in: traits.language) }
    package override var source: String? { sources.names }
    /// The first words cannot be put away.
    package override var allowsHiding: Bool { false }
    /// As that of the day's line, which is asked for the same.
    package override var lifetime: Duration { .seconds(120) }

    package override var root: FragmentRoot {
        FragmentRoot(.section, classes: Self.frame, labelledBy: titleID, data: sky.map { ("sky", $0.rawValue) })
    }

    package override var content: any Markup { view(titled: titleID) }

    package override var placeholder: any Markup {
        // Where it stays, because nothing comes in time, a script asks once more before long.
        section(.class(Self.frame), .ariaBusy(true), .ariaLabel(title), .data("pace", 5)) { view(titled: nil) }
    }

    /// The greeting, and that each part comes as soon as its source has answered.
    override var waitsQuietly: Bool { true }

    /// What stands there already says what is waited for.
    package override func makeSpinner(for load: Load) -> Controller? { nil }

    package override func words(of course: DayCourse) -> String? {
        ([title + told.words.frame.card.fullStop, course.advice.sentence(told)].filter { !$0.isEmpty })
            .joined(separator: told.words.today.advice.gap)
    }

    package override func model(of course: DayCourse) -> JSON? {
        [
            "date": .string(course.now.day.iso),
            "place": .string(town.name),
            "greeting": .string(course.now.time.greeting(sources.profile.firstName, in: .english)),
            "sentence": .string(course.advice.sentence()),
        ]
    }

    package override class var modelShape: JSON {
        WeatherShape.object([
            ("date", ["type": "string", "format": "date"]), ("place", WeatherShape.text),
            ("greeting", WeatherShape.text), ("sentence", WeatherShape.text),
        ])
    }

    private static let frame = "intro hero c12"

    private var told: Teller { traits.teller }
    private var now: LocalTime { sources.now(at: traits.place) }
    private var town: Place { traits.place?.place ?? sources.place }
    private var titleID: ElementID { elementID(for: "title") }

    private func view(titled id: ElementID?) -> GreetingView {
        let sentence = loaded.value.map { $0.advice.sentence(told) } ?? ""
        return GreetingView(
            dateline: told.date(now.day) + told.words.frame.card.comma + town.name,
            greeting: title,
            titleID: id,
            sentence: sentence.isEmpty ? told.words.today.toCome : sentence
        )
    }
}
