import FoundationEssentials
import Markup

/// The moon as it looks from the place, with its name, how much of it is lit, and when it is next full and new.
struct MoonView: Markup {
    let told: ForecastTeller

    var content: some Markup {
        div(.class("moon")) {
            MoonDisc(moon: forecast.moon, isSouthern: forecast.place.latitude < 0)
            div {
                h3 { words.name(of: forecast.moon.phase) }
                p(.class("soft")) { lit + told.words.outline.gap + next }
            }
        }
    }

    /// The same where there is no picture.
    var sentence: String {
        words.name(of: forecast.moon.phase) + told.card.fullStop + told.words.outline.gap + lit
    }

    private var forecast: Forecast { told.forecast }
    private var words: LightWords { told.words.light }
    private var lit: String { words.lit(told.measures.share(percent: forecast.moon.lit * 100).text) }

    private var next: String {
        let (full, new) = (forecast.moon.next(.full), forecast.moon.next(.new))
        return full < new
            ? words.fullThenNew(day(of: full), day(of: new)) : words.newThenFull(day(of: new), day(of: full))
    }

    private func day(of moment: Date) -> String {
        let day = forecast.time(moment).day
        return words.day(day.dayOfMonth, told.teller.words.calendar.month(day.monthOfYear))
    }
}

/// The lit part of the moon; it grows from the right in the north and from the left in the south.
private struct MoonDisc: Markup {
    let moon: Moon
    let isSouthern: Bool

    var content: some Markup {
        svg(.class("disc plot"), .viewBox(0, 0, 48, 48), .ariaHidden(true)) {
            SVG.circle(.cx(24), .cy(24), .r(21), .class("f-inset s-edge"))
            if moon.lit > 0.005 { SVG.path(.class("f-sun"), .d(lit)) }
        }
    }

    /// The edge that is always round, and back along the line between light and dark, which is half an ellipse.
    private var lit: SVG.PathData {
        let isOnRight = moon.isWaxing != isSouthern
        let side = isOnRight ? 1.0 : -1
        // How far that line bulges towards the dark half; towards the lit one while less than half is lit.
        let bulge = 20 * (2 * moon.lit - 1)
        return SVG.PathData { path in
            path.move(to: 24, 4)
            Self.halfEllipse(&path, from: 4, to: 44, width: side * 20)
            Self.halfEllipse(&path, from: 44, to: 4, width: -side * bulge)
        }
    }

    /// Half an ellipse around the middle, so many units to the right at its widest, made of two curves.
    private static func halfEllipse(_ path: inout SVG.PathData, from start: Double, to end: Double, width: Double) {
        // Where a curve's control points lie for a quarter of a circle.
        let reach = 0.5523
        let arm = (24 - start) * reach
        path.curve(to: 24 + width, 24, 24 + width * reach, start, 24 + width, 24 - arm)
        path.curve(to: 24, end, 24 + width, 24 + arm, 24 + width * reach, end)
    }
}
