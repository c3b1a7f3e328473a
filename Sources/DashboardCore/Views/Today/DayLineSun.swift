import FoundationEssentials
import Markup

/// The sun over a day: how high it stands while it is up, and where it is now.
struct DayLineSun: Markup {
    private static let top = 22.0
    private static let rise = 80.0
    private static let horizon = top + rise

    let sun: Sun
    let course: Sun.Course
    let midnight: Date
    let now: LocalTime
    let told: Teller

    var content: some Markup {
        StretchedPlot(top: Self.top, height: Self.rise, units: (24, Self.rise)) {
            SVG.path(.class("f-sun"), .fillOpacity(0.14), .d(curve.area(downTo: Self.rise)))
            SVG.path(.class("line thin s-sun"), .d(curve.outline))
        }
        SVG.line(.class("rule"), .x1(0), .y1(Self.horizon), .x2(.percent(100)), .y2(Self.horizon))
        for moment in [course.rise, course.set].compactMap({ $0 }) {
            let time = LocalTime(moment, offset: now.offset).time
            SVG.text(.class("mid ink halo"), .x(.percent(time.place)), .y(Self.horizon + 18)) { told.clock(time) }
        }
        SVG.text(.class("b"), .x(.percent(1)), .y(20)) { told.words.weather.light.sun }
        if let height = curve.height(at: Double(now.time.minute) / 60) {
            SVG.circle(.class("f-sun"), .cx(.percent(now.time.place)), .cy(Self.top + height), .r(7))
        }
    }

    /// From sunrise to sunset, in half hours; through the whole day where it never goes down.
    private var curve: MonotoneCurve {
        guard course.daylight > 0 else { return MonotoneCurve(through: []) }
        let (start, end) = (hours(to: course.rise) ?? 0, hours(to: course.set) ?? 24)
        let steps = stride(from: 0.0, through: 24, by: 0.5).filter { $0 > start && $0 < end }
        return MonotoneCurve(through: ([start] + steps + [end]).map { (x: $0, y: level(at: $0)) })
    }

    private func hours(to moment: Date?) -> Double? { moment.map { $0.timeIntervalSince(midnight) / 3600 } }

    private func level(at hour: Double) -> Double {
        let lowest = course.rise.map(sun.altitude(at:)) ?? 0
        let highest = max(lowest + 1, sun.altitude(at: course.noon))
        let scale = LinearScale(from: lowest...highest, to: Self.rise, Self.rise / 8)
        return scale.clamped(sun.altitude(at: midnight.addingTimeInterval(hour * 3600)))
    }
}
