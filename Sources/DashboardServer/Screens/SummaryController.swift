import DashboardCore
import FoundationEssentials
import Markup

/// The day in a sentence: where it stands in the week, the year and the light.
final class SummaryController: CardController {
    private let clock: WallClock
    // The day that is shown, until it is over.
    private var moment: Date

    init(clock: WallClock) {
        self.clock = clock
        moment = clock.now()
        super.init(identifier: "summary")
    }

    override var title: String { "The day" }
    override var width: CardWidth { .seven }
    override var pace: Duration? { .seconds(300) }
    override var foot: String? { "As of \(time.clock), this machine's calendar" }
    override var asOf: Date? { moment }
    override var source: String? { "this machine's calendar" }

    override func willAppear() { turnPage() }

    override var matter: any Markup {
        DayView(sentence: sentence, facts: facts)
    }

    override var words: String? { sentence }

    override var model: JSON? {
        let time = time
        return [
            "date": .string(isoDate),
            "week": .integer(time.week),
            "dayOfYear": .integer(time.dayOfYear),
            "daysLeft": .integer(time.daysInYear - time.dayOfYear),
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

    private var time: CivilTime { CivilTime(moment) }

    private var sentence: String {
        let time = time
        let left = time.daysInYear - time.dayOfYear
        let rest = left == 0 ? "the last one of \(time.year)" : left == 1 ? "one more is left" : "\(left) are left"
        return "\(time.dayInWords): day \(time.dayOfYear) of \(time.year), in week \(time.week); \(rest)."
    }

    private var facts: [(name: String, value: String)] {
        let time = time
        return [
            ("Week", "\(time.week)"),
            ("Day of the year", "\(time.dayOfYear)"),
            ("Days left", "\(time.daysInYear - time.dayOfYear)"),
        ]
    }

    private var isoDate: String {
        let time = time
        let pad = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(time.year)-\(pad(time.month))-\(pad(time.day))"
    }

    /// The page turns at midnight, if somebody looks.
    private func turnPage() {
        moment = clock.now()
        setNeedsRender()
        guard !clock.isFrozen else { return }
        let time = time
        let left = 86_400 - (time.hour * 3600 + time.minute * 60 + time.second)
        whileOnScreen(after: .seconds(left)) { [unowned self] in turnPage() }
    }
}

/// A sentence, and its figures one by one.
private struct DayView: Markup {
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
