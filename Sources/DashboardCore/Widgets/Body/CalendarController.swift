package import Markup

/// Seven days in a row with what each came to, one of which is on display.
///
/// It tells whoever is above that a date was selected, and shows it when it is told to.
package final class CalendarController: Controller, DaySection, SourceFollower {
    private let bodySource: any BodySource
    package private(set) var day: CalendarDay

    package init(from source: any BodySource, showing day: CalendarDay) {
        bodySource = source
        self.day = day
        super.init()
    }

    package func followSource() { setNeedsRender() }

    package override var root: FragmentRoot {
        FragmentRoot(.section, classes: "c12", label: traits.teller.words.body.days.calendar)
    }
    package override var source: String? { bodySource.name }
    /// Another window of the same visitor may have gone to another day.
    package override var pace: Duration? { .seconds(60) }
    package override var actions: [String] { ["select", "previous", "next"] }

    package override func didReceive(_ action: Action) {
        let day =
            switch action.name {
            case "previous": max(self.day.adding(-7), earliest)
            case "next": min(self.day.adding(7), today)
            default: action.date ?? self.day
            }
        perform(.dateSelected(day))
    }

    package func show(_ day: CalendarDay) {
        self.day = day
        setNeedsRender()
    }

    package override var content: any Markup {
        CalendarView(
            days: days,
            selected: day,
            hasEarlier: day.adding(-7) >= earliest,
            hasLater: last < today,
            actions: .init(of: self),
            told: traits.teller
        )
    }

    package override var words: String? {
        let told = traits.teller
        return days.map { glance in
            (glance.day == day ? "* " : "  ") + told.words.frame.card.remark(told.date(glance.day), glance.words(told))
        }
        .joined(separator: "\n")
    }

    package override var model: JSON? {
        [
            "selected": .string(day.iso),
            "days": .array(
                days.map { glance in
                    [
                        "date": .string(glance.day.iso),
                        "move": JSON(glance.move.percent),
                        "exercise": JSON(glance.exercise.percent),
                        "stand": JSON(glance.stand.percent),
                        "workouts": .integer(glance.workouts),
                    ]
                }
            ),
        ]
    }

    package override class var modelShape: JSON {
        let percent: JSON = ["type": ["integer", "null"], "minimum": 0]
        return [
            "type": "object",
            "required": ["selected", "days"],
            "properties": [
                "selected": ["type": "string", "format": "date"],
                "days": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": ["date", "move", "exercise", "stand", "workouts"],
                        "properties": [
                            "date": ["type": "string", "format": "date"],
                            "move": percent,
                            "exercise": percent,
                            "stand": percent,
                            "workouts": percent,
                        ],
                    ],
                ],
            ],
        ]
    }

    private var today: CalendarDay { bodySource.today() }

    private var earliest: CalendarDay { bodySource.days.lowerBound }

    /// The end of the seven days: today, or a number of weeks before.
    private var last: CalendarDay { today.adding(-(today.number - day.number) / 7 * 7) }

    private var days: [DayGlance] { bodySource.glances(endingWith: last) }
}

extension Action {
    /// Says that a date was selected.
    package static func dateSelected(_ day: CalendarDay?) -> Action {
        Action("date-selected", fields: day.map { ["date": $0.iso] } ?? [:])
    }

    /// The date that came with it, if it is one.
    var date: CalendarDay? { self["date"].flatMap { CalendarDay($0) } }
}
