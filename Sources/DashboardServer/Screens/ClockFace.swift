import DashboardCore
import Markup

/// A round clock as a picture that stands alone.
struct ClockFace: Markup {
    let time: LocalTime

    var content: some Markup {
        svg(
            .xmlns,
            .viewBox(0, 0, 100, 100),
            .width(200),
            .height(200),
            .role(.img),
            .ariaLabel("It is \(time.clock)")
        ) {
            SVG.circle(.cx(50), .cy(50), .r(46), .fill(.none), .stroke(.currentColor), .strokeWidth(2))
            for hour in 0..<12 {
                SVG.line(
                    .x1(50),
                    .y1(8),
                    .x2(50),
                    .y2(hour.isMultiple(of: 3) ? 15 : 12),
                    .stroke(.currentColor),
                    .strokeWidth(hour.isMultiple(of: 3) ? 2.5 : 1.2),
                    .transform(.rotate(Double(hour) * 30, around: 50, 50))
                )
            }
            hand(to: 26, width: 4, turned: Double(time.hour % 12) * 30 + Double(time.minute) / 2)
            hand(to: 13, width: 2.5, turned: Double(time.minute) * 6)
            SVG.circle(.cx(50), .cy(50), .r(2.5), .fill(.currentColor))
        }
    }

    private func hand(to top: Double, width: Double, turned degrees: Double) -> some Markup {
        SVG.line(
            .x1(50),
            .y1(50),
            .x2(50),
            .y2(top),
            .stroke(.currentColor),
            .strokeWidth(width),
            .strokeLineCap(.round),
            .transform(.rotate(degrees, around: 50, 50))
        )
    }
}
