import FoundationEssentials
package import Markup

/// A day on one axis: lanes for the sun, the weather, the body and the plans, and one line through all of them for now.
///
/// What has happened is solid, what is planned is an outline.
package struct DayLine: Markup {
    static let height = 472.0
    private static let ground = 446.0

    private let course: DayCourse
    private let icons: Link?
    private let warmth: ElementID
    private let told: Teller

    package init(of course: DayCourse, icons: Link?, warmth: ElementID, told: Teller) {
        self.course = course
        self.icons = icons
        self.warmth = warmth
        self.told = told
    }

    package var content: some Markup {
        Plot(height: Self.height, label: label) {
            if let forecast = course.forecast, let sun = course.sun {
                NightBands(nights: nights(of: forecast, sun), height: Self.ground, labelAt: 0)
                DayLineSun(
                    sun: forecast.sun,
                    course: sun,
                    midnight: midnight(of: forecast),
                    now: course.now,
                    told: told
                )
                DayLineWeather(told: ForecastTeller(forecast, told), now: course.now.time, icons: icons, warmth: warmth)
            } else {
                SVG.text(.class("mid"), .x(.percent(50)), .y(146)) { told.words.weather.present.nothingOfTheSky }
            }
            DayLineBody(night: course.night, workouts: course.workouts ?? [], plans: rests, now: course.now.time)
            DayLinePlans(plans: errands, now: course.now.time)
            presence
            HourAxis(y: Self.height - 6, told: told)
        }
    }

    private var rests: [Plan] { (course.plans ?? []).filter { $0.kind == .rest } }
    private var errands: [Plan] { (course.plans ?? []).filter { $0.kind == .errand } }

    /// Where the day stands.
    @MarkupBuilder
    private var presence: some Markup {
        let place = course.now.time.place
        SVG.line(.class("now"), .x1(.percent(place)), .y1(4), .x2(.percent(place)), .y2(Self.ground))
        // Late in the day there is more room on the left.
        SVG.text(
            .class(place > 70 ? "b halo end-at" : "b halo"),
            .x(.percent(place + (place > 70 ? -0.8 : 0.8))),
            .y(14)
        ) {
            "\(told.clock(course.now)) \(told.words.weather.facts.now)"
        }
    }

    private func midnight(of forecast: Forecast) -> Date { course.now.day.start(offset: forecast.offset) }

    private func nights(of forecast: Forecast, _ sun: Sun.Course) -> [NightBands.Night] {
        let place = { (moment: Date) in forecast.time(moment).time.place }
        let morning = sun.rise.map { NightBands.Night(start: 0, end: place($0), sunset: nil, sunrise: nil) }
        let evening = sun.set.map { NightBands.Night(start: place($0), end: 100, sunset: nil, sunrise: nil) }
        return [morning, evening].compactMap { $0 }
    }

    private var label: String {
        let events = course.events.map { event in
            event.end.map { "\(event.words), \(event.start.text) to \($0.text)" }
                ?? "\(event.words) \(event.start.text)"
        }
        return "The day on one axis, at \(course.now.clock). " + events.joined(separator: "; ") + "."
    }
}

extension TimeOfDay {
    /// How far a day has come then, in per cent; what belongs to another day is at its edge.
    var place: Double { Double(min(max(minute, 0), 1440)) / 14.4 }
}
