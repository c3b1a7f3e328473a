package import Markup

/// A circle that is gone round as far as a goal is reached, and once more where it is passed.
///
/// The second lap lies over the first one, and an edge before its head keeps the two apart.
package struct Ring: Markup {
    /// What a ring is about: its class on a page, and its colour in a picture that stands alone.
    package enum Mark: Sendable {
        case move
        case exercise
        case stand

        var className: String {
            switch self {
            case .move: "s-warm"
            case .exercise: "s-sun"
            case .stand: "s-rain"
            }
        }

        var color: SVG.Paint {
            switch self {
            case .move: .color("#c2410c")
            case .exercise: .color("#c98208")
            case .stand: .color("#1f68a3")
            }
        }
    }

    private static let track = SVG.Paint.color("#ece8e0")
    private static let gap = SVG.Paint.color("#ffffff")

    private let share: Double
    private let mark: Mark
    private let center: Double
    private let radius: Double
    private let width: Double
    private let standsAlone: Bool

    /// Draws a ring around a point on the diagonal; one that stands alone has no stylesheet to give it its colours.
    package init(
        _ share: Double,
        _ mark: Mark,
        center: Double,
        radius: Double,
        width: Double,
        standsAlone: Bool = false
    ) {
        self.share = share.isFinite ? max(0, share) : 0
        self.mark = mark
        self.center = center
        self.radius = radius
        self.width = width
        self.standsAlone = standsAlone
    }

    package var content: some Markup {
        SVG.circle(
            .class("track"),
            .cx(center),
            .cy(center),
            .r(radius),
            .strokeWidth(width),
            .when(standsAlone, .fill(.none)),
            .when(standsAlone, .stroke(Self.track))
        )
        if share > 0 { arc(firstLap) }
        if secondLap > 0 {
            // As short as can be, so that only its round ends are seen.
            arc(0.1, after: secondLap, width: width + 5, isGap: true)
            arc(secondLap)
        }
    }

    /// Of the whole way round, in units of the drawing.
    private var firstLap: Double { min(share, 1) * circumference }

    /// A third lap would look like the second, so only the head of the last one is seen.
    private var secondLap: Double {
        guard share > 1 else { return 0 }
        let lap = share.truncatingRemainder(dividingBy: 1)
        return (lap > 0.001 ? lap : 0.999) * circumference
    }

    private var circumference: Double { 2 * .pi * radius }

    private func arc(
        _ length: Double,
        after start: Double = 0,
        width: Double? = nil,
        isGap: Bool = false
    ) -> some Markup {
        SVG.circle(
            .class("arc"),
            .class(isGap ? "s-card" : mark.className),
            .cx(center),
            .cy(center),
            .r(radius),
            .strokeWidth(width ?? self.width),
            .strokeDashes(length, circumference),
            .when(start > 0, .strokeDashOffset(-start)),
            .transform(.rotate(-90, around: center, center)),
            .when(standsAlone, .fill(.none)),
            .when(standsAlone, .strokeLineCap(.round)),
            .when(standsAlone, .stroke(isGap ? Self.gap : mark.color))
        )
    }
}
