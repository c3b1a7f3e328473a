package import FoundationEssentials
import Glibc

/// The moon as all of the earth sees it at a moment, to a few minutes of time.
package struct Moon: Hashable, Sendable {
    /// What it looks like; the four that last no time are said of the day around their moment.
    package enum Phase: String, Sendable, CaseIterable {
        case new = "new moon"
        case waxingCrescent = "waxing crescent"
        case firstQuarter = "first quarter"
        case waxingGibbous = "waxing gibbous"
        case full = "full moon"
        case waningGibbous = "waning gibbous"
        case lastQuarter = "last quarter"
        case waningCrescent = "waning crescent"

        /// How far the moon is ahead of the sun in the middle of it, in degrees.
        package var angle: Double { Double(Self.allCases.firstIndex(of: self) ?? 0) * 45 }
    }

    /// How far it is ahead of the sun along the zodiac, in degrees from 0 to 360: nothing when it is new, 180 when it is full.
    package let angle: Double

    private let moment: Date

    package init(at moment: Date) {
        self.moment = moment
        angle = Self.angle(at: moment)
    }

    /// How much of its face is lit, from 0 to 1.
    package var lit: Double { (1 - cos(angle * .pi / 180)) / 2 }

    /// Whether more of it is lit from night to night.
    package var isWaxing: Bool { angle < 180 }

    package var phase: Phase {
        let quarter = (angle / 90).rounded()
        // It goes about twelve degrees a day.
        if abs(angle - quarter * 90) <= 6.1 { return Phase.allCases[Int(quarter) % 4 * 2] }
        return Phase.allCases[Int(angle / 90) * 2 + 1]
    }

    /// When it is next in the middle of a phase.
    package func next(_ phase: Phase) -> Date {
        var date = moment.addingTimeInterval(Self.turn(from: angle, to: phase.angle) / Self.speed)
        // The speed changes on the way, by a tenth.
        for _ in 0..<5 {
            let rest = Self.turn(from: Self.angle(at: date), to: phase.angle)
            date = date.addingTimeInterval((rest > 180 ? rest - 360 : rest) / Self.speed)
        }
        return date
    }

    /// Degrees a second, on average.
    private static let speed = 360 / (29.530_589 * 86_400)

    private static func turn(from start: Double, to end: Double) -> Double {
        let turn = (end - start).truncatingRemainder(dividingBy: 360)
        return turn < 0 ? turn + 360 : turn
    }

    private static func angle(at moment: Date) -> Double {
        // Centuries since noon of the first day of 2000, by a clock that the earth's rotation has not slowed since.
        let time = (moment.timeIntervalSince1970 + 69 - 946_728_000) / (86_400 * 36_525)
        let sun = 357.529_109 + 35_999.050_291 * time
        let arguments = LunarTerm.Arguments(
            elongation: 297.850_192 + 445_267.111_403 * time,
            sun: sun,
            moon: 134.963_396 + 477_198.867_506 * time,
            latitude: 93.272_095 + 483_202.017_523 * time
        )
        let moonLongitude =
            218.316_448 + 481_267.881_234 * time + LunarTerm.all.reduce(0) { $0 + $1.degrees(at: arguments) }
        let radians = sun.truncatingRemainder(dividingBy: 360) * .pi / 180
        // What light takes to come is the last of these figures.
        let sunLongitude =
            280.466_46 + 36_000.769_83 * time + (1.914_602 - 0.004_817 * time) * sin(radians)
            + 0.019_993 * sin(2 * radians) - 0.005_69
        return turn(from: sunLongitude, to: moonLongitude)
    }
}
