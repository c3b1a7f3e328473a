import Glibc

/// The place of a measured value on a drawing: equal steps of the one are equal steps of the other.
///
/// ```swift
/// let y = LinearScale(from: 4...14, to: 100, 0)
/// #expect(y(14) == 0)
/// #expect(y(9) == 50)
/// ```
public struct LinearScale: Hashable, Sendable {
    /// The values that have a place on the drawing.
    public let domain: ClosedRange<Double>
    /// Where the lowest value stands.
    public let start: Double
    /// Where the highest value stands; on an axis that goes up this is the smaller number.
    public let end: Double

    /// Spans values between two places.
    public init(from domain: ClosedRange<Double>, to start: Double, _ end: Double) {
        self.domain = domain
        self.start = start
        self.end = end
    }

    /// Spans values between the left and the right edge, in per cent.
    public static func percent(_ domain: ClosedRange<Double>) -> LinearScale { LinearScale(from: domain, to: 0, 100) }

    /// The place of a value; one outside the domain has its place outside, too.
    public func callAsFunction(_ value: Double) -> Double {
        guard extent > 0 else { return (start + end) / 2 }
        // The ends are exact, whatever the steps between them are rounded to.
        if value == domain.upperBound { return end }
        return start + (value - domain.lowerBound) / extent * (end - start)
    }

    /// The place of a value, or of the nearest one that is on the drawing.
    public func clamped(_ value: Double) -> Double {
        self(min(max(value, domain.lowerBound), domain.upperBound))
    }

    /// How much room a difference of two values takes.
    public func length(of difference: Double) -> Double {
        extent > 0 ? (difference / extent * (end - start)).magnitude : 0
    }

    /// Round values inside the domain, evenly spaced: ones, twos or fives of a power of ten.
    public func ticks(atMost count: Int) -> [Double] {
        guard extent > 0, extent.isFinite, count > 0 else { return [] }
        var step = Self.roundStep(atLeast: extent / Double(count))
        while Self.multiples(of: step, in: domain).count > count { step = Self.roundStep(atLeast: step * 1.5) }
        let multiples = Self.multiples(of: step, in: domain)
        // Divided where the step is a fraction, because tenths are not exact and their sums even less.
        return multiples.map { step < 1 ? Double($0) / (1 / step).rounded() : Double($0) * step }
    }

    /// The smallest domain between multiples of a step that holds all values.
    public static func domain(of values: some Sequence<Double>, step: Double) -> ClosedRange<Double>? {
        guard let first = values.first(where: { _ in true }) else { return nil }
        let (low, high) = values.reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
        let (lower, upper) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
        return lower...(upper > lower ? upper : lower + step)
    }

    private var extent: Double { domain.upperBound - domain.lowerBound }

    private static func multiples(of step: Double, in domain: ClosedRange<Double>) -> ClosedRange<Int>.SubSequence {
        let slack = 1e-9
        let first = Int((domain.lowerBound / step - slack).rounded(.up))
        let last = Int((domain.upperBound / step + slack).rounded(.down))
        return first <= last ? (first...last)[...] : (first...first).prefix(0)
    }

    private static func roundStep(atLeast step: Double) -> Double {
        let power = pow(10, log10(step).rounded(.down))
        return (([1, 2, 5].first { $0 * power >= step * (1 - 1e-9) }) ?? 10) * power
    }
}
