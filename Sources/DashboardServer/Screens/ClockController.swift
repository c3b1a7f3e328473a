import DashboardCore
import FoundationEssentials
import Markup

/// What time it is at the place where the machine is.
final class ClockController: MomentCardController {
    init(clock: WallClock) {
        super.init(identifier: "clock", clock: clock)
    }

    override var side: String? { time.zone }
    override var width: CardWidth { .three }
    override var pace: Duration? { .seconds(30) }
    override var source: String? { clock.isFrozen ? "a clock that stands still" : "this machine's clock" }
    override var foot: String? { clock.isFrozen ? "Frozen by --clock" : "This machine's clock, to the minute" }

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
