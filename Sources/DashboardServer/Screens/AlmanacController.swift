import DashboardCore
import Markup

/// What the machine's calendar says of the day: where it stands in the week and in the year.
final class AlmanacController: MomentCardController {
    init(clock: WallClock) {
        super.init(identifier: "almanac", clock: clock)
    }

    override var title: String { "Almanac" }
    override var width: CardWidth { .four }
    override var pace: Duration? { .seconds(300) }
    override var foot: String? { "As of \(time.clock), this machine's calendar" }
    override var source: String? { "this machine's calendar" }

    /// The page turns at midnight.
    override var secondsLeft: Int { time.secondsLeft }

    override var matter: any Markup {
        AlmanacView(sentence: sentence, facts: facts)
    }

    override var words: String? { sentence }

    override var model: JSON? {
        [
            "date": .string(day.iso),
            "week": .integer(day.week),
            "dayOfYear": .integer(day.dayOfYear),
            "daysLeft": .integer(day.daysLeft),
            "sentence": .string(sentence),
        ]
    }

    override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["date", "week", "dayOfYear", "daysLeft", "sentence"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "week": ["type": "integer", "minimum": 1, "maximum": 53],
                "dayOfYear": ["type": "integer", "minimum": 1, "maximum": 366],
                "daysLeft": ["type": "integer", "minimum": 0, "maximum": 365],
                "sentence": ["type": "string"],
            ],
        ]
    }

    private var day: CalendarDay { time.day }

    private var sentence: String {
        let left = day.daysLeft
        let rest = left == 0 ? "the last one of \(day.year)" : left == 1 ? "one more is left" : "\(left) are left"
        return "\(day.words): day \(day.dayOfYear) of \(day.year), in week \(day.week); \(rest)."
    }

    private var facts: [(name: String, value: String)] {
        [("Week", "\(day.week)"), ("Day of the year", "\(day.dayOfYear)"), ("Days left", "\(day.daysLeft)")]
    }
}

/// A sentence, and its figures one by one.
private struct AlmanacView: Markup {
    let sentence: String
    let facts: [(name: String, value: String)]

    var content: some Markup {
        p(.class("says")) { sentence }
        dl(.class("ledger")) {
            for fact in facts {
                div {
                    dt { fact.name }
                    dd { fact.value }
                }
            }
        }
    }
}
