import Glibc

/// One of the waves of which the moon's uneven way is made: those of more than some thousandths of a degree.
struct LunarTerm: Sendable {
    /// The angles that all waves are made of, in degrees.
    struct Arguments {
        let elongation: Double
        /// Of the sun and of the moon, from where each is nearest.
        let sun: Double
        let moon: Double
        /// From where the moon crosses the sun's way.
        let latitude: Double
    }

    // How often each of the angles is in it, and how high it is in degrees.
    private let counts: (elongation: Double, sun: Double, moon: Double, latitude: Double)
    private let height: Double

    private init(_ elongation: Double, _ sun: Double, _ moon: Double, _ latitude: Double, _ height: Double) {
        counts = (elongation, sun, moon, latitude)
        self.height = height
    }

    func degrees(at arguments: Arguments) -> Double {
        let angle =
            counts.elongation * arguments.elongation + counts.sun * arguments.sun + counts.moon * arguments.moon
            + counts.latitude * arguments.latitude
        return height * sin(angle.truncatingRemainder(dividingBy: 360) * .pi / 180)
    }

    static let all = [
        LunarTerm(0, 0, 1, 0, 6.288_774), LunarTerm(2, 0, -1, 0, 1.274_027), LunarTerm(2, 0, 0, 0, 0.658_314),
        LunarTerm(0, 0, 2, 0, 0.213_618), LunarTerm(0, 1, 0, 0, -0.185_116), LunarTerm(0, 0, 0, 2, -0.114_332),
        LunarTerm(2, 0, -2, 0, 0.058_793), LunarTerm(2, -1, -1, 0, 0.057_066), LunarTerm(2, 0, 1, 0, 0.053_322),
        LunarTerm(2, -1, 0, 0, 0.045_758), LunarTerm(0, 1, -1, 0, -0.040_923), LunarTerm(1, 0, 0, 0, -0.034_720),
        LunarTerm(0, 1, 1, 0, -0.030_383), LunarTerm(2, 0, 0, -2, 0.015_327), LunarTerm(0, 0, 1, 2, -0.012_528),
        LunarTerm(0, 0, 1, -2, 0.010_980), LunarTerm(4, 0, -1, 0, 0.010_675), LunarTerm(0, 0, 3, 0, 0.010_034),
        LunarTerm(4, 0, -2, 0, 0.008_548), LunarTerm(2, 1, -1, 0, -0.007_888), LunarTerm(2, 1, 0, 0, -0.006_766),
        LunarTerm(1, 0, -1, 0, -0.005_163), LunarTerm(1, 1, 0, 0, 0.004_987), LunarTerm(2, -1, 1, 0, 0.004_036),
    ]
}
