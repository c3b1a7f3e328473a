import FoundationEssentials
import Markup

/// The height of the sun over one day: where it has been, where it is and where it will be.
struct SunArc: Markup {
    let told: ForecastTeller

    var content: some Markup {
        Plot(height: top + height + 48, label: sentence) {
            StretchedPlot(top: top, height: height, units: (24, height)) {
                SVG.path(.class("line thin s-edge dash"), .d(curve(from: 0, to: 24).outline))
                if isUp {
                    SVG.path(.class("f-sun"), .fillOpacity(0.16), .d(curve(from: rise, to: hour).area(downTo: horizon)))
                }
                if course.daylight > 0 { SVG.path(.class("line s-sun"), .d(curve(from: rise, to: set).outline)) }
            }
            SVG.line(.x1(0), .y1(top + horizon), .x2(.percent(100)), .y2(top + horizon), .class("axis"))
            for moment in moments { SunMoment(moment: moment, horizon: top + horizon, foot: top + height + 22) }
            disc
        }
    }

    @MarkupBuilder private var disc: some Markup {
        let place = Double(hour) / 24 * 100
        let y = top + level(at: hour)
        if isUp { SVG.circle(.cx(.percent(place)), .cy(y), .r(17), .opacity(0.22), .class("f-sun")) }
        SVG.circle(.cx(.percent(place)), .cy(y), .r(9), .strokeWidth(1.75), .class(isUp ? "f-sun" : "f-card s-sun"))
        SVG.text(
            .x(.percent(place < 20 ? 0 : place > 80 ? 100 : place)),
            .y(y - 24),
            .class(place < 20 ? "b halo" : place > 80 ? "end-at b halo" : "mid b halo")
        ) {
            isUp ? words.highNow(height(at: now)) : words.belowHorizon
        }
    }

    private var forecast: Forecast { told.forecast }
    private var words: LightWords { told.words.light }
    private var sun: Sun { forecast.sun }
    private var offset: Int { forecast.offset }
    private var now: Date { forecast.moment }
    private var top: Double { 34 }
    private var height: Double { 152 }
    private var midnight: Date { LocalTime.midnight(of: now, offset: offset) }
    private var course: Sun.Course { sun.course(from: midnight) }
    private var horizon: Double { scale(0) }
    private var hour: Double { hours(to: now) }
    // It may rise before midnight, or set after it.
    private var rise: Double { max(course.rise.map(hours(to:)) ?? 0, 0) }
    private var set: Double { min(course.set.map(hours(to:)) ?? 24, 24) }
    private var isUp: Bool { sun.isUp(at: now) }

    /// From the lowest to the highest of this day, with the horizon always on the drawing.
    private var scale: LinearScale {
        let heights = [0, sun.altitude(at: course.noon), sun.altitude(at: course.noon.addingTimeInterval(-43_200))]
        return LinearScale(from: LinearScale.domain(of: heights, step: 1) ?? -1...1, to: height, 0)
    }

    private func hours(to moment: Date) -> Double { moment.timeIntervalSince(midnight) / 3600 }

    private func level(at hour: Double) -> Double {
        scale(sun.altitude(at: midnight.addingTimeInterval(hour * 3600)))
    }

    private func curve(from start: Double, to end: Double) -> MonotoneCurve {
        let steps = stride(from: start.rounded(.up), to: end, by: 1).filter { $0 > start }
        return MonotoneCurve(through: ([start] + steps + [end]).map { ($0, level(at: $0)) })
    }

    private var moments: [SunMoment.Moment] {
        let course = course
        return [(words.sunrise, course.rise), (words.noon, course.noon), (words.sunset, course.set)].compactMap {
            name,
            date in
            date.map { date in
                SunMoment.Moment(
                    name: name,
                    clock: told.teller.clock(LocalTime(date, offset: offset)),
                    place: min(max(hours(to: date) / 24, 0), 1) * 100,
                    isOnHorizon: name != words.noon
                )
            }
        }
    }

    private var sentence: String {
        words.sunPicture(moments.map { words.named($0.name, $0.clock) }, isUp ? height(at: now) : nil)
    }

    /// A height is an angle, whatever temperatures are told in.
    private func height(at moment: Date) -> String { told.angle(sun.altitude(at: moment)) }
}

/// One of the times of the sun, below the place on the horizon where it belongs.
private struct SunMoment: Markup {
    struct Moment {
        let name: String
        let clock: String
        let place: Double
        let isOnHorizon: Bool
    }

    let moment: Moment
    let horizon: Double
    let foot: Double

    var content: some Markup {
        SVG.line(
            .x1(.percent(moment.place)),
            .y1(horizon),
            .x2(.percent(moment.place)),
            .y2(foot - 18),
            .class("rule")
        )
        if moment.isOnHorizon {
            SVG.circle(.cx(.percent(moment.place)), .cy(horizon), .r(3), .strokeWidth(1.75), .class("f-card s-sun"))
        }
        SVG.text(.x(.percent(moment.place)), .y(foot), .class("tall \(anchor)")) { moment.clock }
        SVG.text(.x(.percent(moment.place)), .y(foot + 18), .class(anchor)) { moment.name }
    }

    private var anchor: String { moment.place < 8 ? "" : moment.place > 92 ? "end-at" : "mid" }
}
