import FoundationEssentials

/// What can be true on earth; anything else that a source says is as good as nothing, and could not be drawn.
enum Plausible {
    static let temperature = -100.0...70.0
    static let share = 0.0...100.0
    static let rain = 0.0...1000.0
    static let wind = 0.0...150.0
    static let direction = 0.0...360.0
    static let pressure = 800.0...1150.0
    static let ultraviolet = 0.0...30.0
    /// Metres.
    static let visibility = 0.0...1_000_000.0
    /// Micrograms or grains in a cubic metre, and indices of the air.
    static let amount = 0.0...100_000.0
    /// Seconds since 1970, up to the year 3000.
    static let moment = 1...32_503_680_000
}

extension Double {
    /// The value, or nothing where it cannot be true.
    func inside(_ range: ClosedRange<Double>) -> Double? { range.contains(self) ? self : nil }
}

extension Int {
    /// The moment that is so many seconds after 1970, or nothing where nobody means such a one.
    var moment: Date? { Plausible.moment.contains(self) ? Date(timeIntervalSince1970: Double(self)) : nil }
}
