import DashboardCore
import FoundationEssentials
import Markup

/// What time it is at the place where the machine is.
final class ClockController: CardController {
    private let clock: WallClock
    private let local: LocalClock
    // What the hands show, until they move.
    private var moment: Date

    init(clock: WallClock) {
        self.clock = clock
        local = LocalClock(clock)
        moment = clock.now()
        super.init(identifier: "clock")
    }

    override var side: String? { time.zone }
    override var pace: Duration? { .seconds(30) }
    override var source: String? { clock.isFrozen ? "a clock that stands still" : "this machine's clock" }
    override var foot: String? { clock.isFrozen ? "Frozen by --clock" : "This machine's clock, to the minute" }
    override var asOf: Date? { moment }

    override func willAppear() { moveHands() }

    override var matter: any Markup { ClockView(time: time, moment: moment.formatted(.iso8601)) }

    override var words: String? { "\(time.clock), \(time.zone)" }

    override var model: JSON? {
        ["time": .string(time.clock), "offsetSeconds": .integer(time.offset), "zone": .string(time.zone)]
    }

    override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["time", "offsetSeconds", "zone"],
            "properties": [
                "time": ["type": "string", "pattern": "^[0-2][0-9]:[0-5][0-9]$"],
                "offsetSeconds": ["type": "integer"],
                "zone": ["type": "string"],
            ],
        ]
    }

    override var picture: (any Markup)? { ClockFace(time: time) }

    private var time: LocalTime { local.local(moment) }

    /// The hands move only while somebody looks, and not at all where time stands still.
    private func moveHands() {
        moment = clock.now()
        setNeedsRender()
        guard !clock.isFrozen else { return }
        whileOnScreen(after: .seconds(60 - time.second)) { [unowned self] in moveHands() }
    }
}

/// The time in large figures.
private struct ClockView: Markup {
    let time: LocalTime
    let moment: String

    var content: some Markup {
        p(.class("clock")) { Markup::time(.dateTime(moment)) { time.clock } }
        p(.class("says")) { time.day.words }
    }
}
