import DashboardCore
import FoundationEssentials
import Markup

/// A screen on which things go wrong on purpose, for those who test pages: some widgets are slow, and one fails.
final class RehearsalController: ScreenController {
    private let clock: WallClock

    init(clock: WallClock) {
        self.clock = clock
        super.init(identifier: "rehearsal")
        traitOverrides.language = .english
    }

    override var headline: String { "Nothing here is real" }
    override var introduction: String? { "Three widgets are slow, one fails, and one is there at once." }
    override var badge: String? { "Rehearsal" }
    override var sky: Sky { .fog }

    override func makeWidgets() -> [Controller] {
        let now = clock.now
        return [
            SlowController("slow-two", seconds: 2, clock: now),
            SlowController("slow-one", seconds: 1, clock: now),
            SlowController("slow-three", seconds: 3, clock: now),
            FailingController(clock: now),
            SteadyController(identifier: "steady"),
        ]
    }

    /// Begins anew, as if nobody had looked yet.
    override var actions: [String] { ["restart"] }
    override func isErrand(_ action: String) -> Bool { action == "restart" }

    override func didReceive(_ action: Action) {
        for case let widget as SlowController in children { widget.startOver() }
    }
}

/// A widget whose source takes its time.
final class SlowController: FetchedCardController<String> {
    private let seconds: Int

    init(_ identifier: Identifier, seconds: Int, clock: @escaping @Sendable () -> Date) {
        self.seconds = seconds
        super.init(identifier: identifier, clock: clock) {
            try await Task.sleep(for: .seconds(seconds))
            return seconds == 1 ? "Here after one second." : "Here after \(seconds) seconds."
        }
    }

    override var width: CardWidth { seconds == 2 ? .seven : .five }
    override var source: String? { "a source that takes \(seconds) s" }
    override func matter(of value: String) -> any Markup { p(.class("says")) { value } }
    override func words(of value: String) -> String? { value }
    override func model(of value: String) -> JSON? { ["message": .string(value)] }
    override class var modelShape: JSON { MessageShape.json }
}

/// A widget whose source never has anything.
final class FailingController: FetchedCardController<String> {
    init(clock: @escaping @Sendable () -> Date) {
        super.init(identifier: "failing", clock: clock) {
            try await Task.sleep(for: .milliseconds(200))
            let explanation = "The broken source answered with nothing that can be used."
            throw SourceFailure(.broken, source: "a broken source", explanation)
        }
    }

    // What it will say takes more room than an answer.
    override var height: CardHeight { .middle }
    override var width: CardWidth { .seven }
    override var source: String? { "a broken source" }
    override class var modelShape: JSON { MessageShape.json }
}

/// A widget that is there at once.
final class SteadyController: CardController {
    override var width: CardWidth { .whole }
    override var matter: any Markup { p(.class("says")) { "Here from the beginning." } }
    override var words: String? { "Here from the beginning." }
    override var model: JSON? { ["message": "Here from the beginning."] }
    override class var modelShape: JSON { MessageShape.json }
}

private enum MessageShape {
    static var json: JSON {
        ["type": "object", "required": ["message"], "properties": ["message": ["type": "string"]]]
    }
}
