import Markup

/// A day's events as a picture that stands alone: a bar for each in its lane, and a line for now.
struct DayPicture: Markup {
    let course: DayCourse
    let told: Teller

    var content: some Markup {
        let date = told.date(course.now.day)
        PictureSheet(label: date + told.words.frame.card.comma + told.clock(course.now), title: date) {
            for (lane, y) in zip(DayCourse.Lane.allCases, [60.0, 110, 160]) {
                SVG.text(.x(20), .y(y), .fontSize(12)) { told.words.today.name(of: lane) }
                for event in course.events where event.lane == lane {
                    EventBar(event: event, course: course, y: y + 6, told: told)
                }
            }
            SVG.line(.x1(now), .y1(42), .x2(now), .y2(192), .stroke(.color("#232a36")), .strokeWidth(1.5))
            for hour in stride(from: 0, through: 24, by: 6) {
                SVG.text(.x(EventBar.across(Double(hour * 60))), .y(210), .fontSize(12), .textAnchor(.middle)) {
                    told.hour(hour)
                }
            }
        }
    }

    private var now: Double { EventBar.across(Double(course.now.time.minute)) }
}

/// One event: filled if it is over, with its first word below.
private struct EventBar: Markup {
    static let across = LinearScale(from: 0...1440, to: 70, 700)

    let event: DayCourse.Event
    let course: DayCourse
    let y: Double
    let told: Teller

    var content: some Markup {
        SVG.rect(
            .x(start),
            .y(y),
            .width(max(2, Self.across(Double(min(event.end?.minute ?? event.start.minute, 1440))) - start)),
            .height(10),
            .rx(3),
            .fill(course.isOver(event) ? .color("#3c3466") : .none),
            .stroke(.color("#3c3466"))
        )
        SVG.text(.x(start), .y(y + 22), .fontSize(10)) { String(event.words(told).prefix { $0 != "," && $0 != "、" }) }
    }

    private var start: Double { Self.across(Double(max(0, event.start.minute))) }
}
