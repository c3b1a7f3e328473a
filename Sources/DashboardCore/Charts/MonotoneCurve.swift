public import Markup

/// A smooth line through measured points that never goes higher or lower than they do.
///
/// Between two points it is a cubic that rises where they rise and is level where they are; its slopes are those of Fritsch
/// and Carlson. A peak in the drawing is therefore a peak that was measured.
///
/// ```swift
/// let curve = MonotoneCurve(through: [(0, 26), (1, 28), (2, 34)])
/// SVG.path(.class("line"), .d(curve.outline))
/// ```
public struct MonotoneCurve: Sendable {
    /// Where the curve passes.
    struct Point: Sendable {
        let x: Double
        let y: Double
        var slope: Double
    }

    let points: [Point]

    /// Lays a curve through points, each further to the right than the one before it; others are left out.
    public init(through places: [(x: Double, y: Double)]) {
        var points: [Point] = []
        for place in places where place.x.isFinite && place.y.isFinite && place.x > (points.last?.x ?? -.infinity) {
            points.append(Point(x: place.x, y: place.y, slope: 0))
        }
        self.points = Self.sloped(points)
    }

    /// The whole curve.
    public var outline: SVG.PathData { SVG.PathData { draw(into: &$0) } }

    /// The area between the curve and a level.
    public func area(downTo level: Double) -> SVG.PathData {
        SVG.PathData { path in
            guard let first = points.first, points.count > 1 else { return }
            draw(into: &path)
            path.vertical(to: level)
            path.horizontal(to: first.x)
            path.close()
        }
    }

    /// Sets the pen down at the first point and draws to the last.
    public func draw(into path: inout SVG.PathData) {
        guard let first = points.first else { return }
        path.move(to: first.x, first.y)
        for (start, end) in zip(points, points.dropFirst()) {
            let third = (end.x - start.x) / 3
            path.curve(
                to: end.x,
                end.y,
                start.x + third,
                start.y + third * start.slope,
                end.x - third,
                end.y - third * end.slope
            )
        }
    }

    /// How high the curve is at a place; nothing outside its ends.
    public func height(at x: Double) -> Double? {
        guard let index = points.firstIndex(where: { $0.x >= x }) else { return nil }
        let end = points[index]
        if end.x == x { return end.y }
        guard index > 0 else { return nil }
        let start = points[index - 1]
        let width = end.x - start.x
        let (t, slopes) = ((x - start.x) / width, (start.slope * width, end.slope * width))
        let rest = 1 - t
        return rest * rest * (1 + 2 * t) * start.y + t * t * (3 - 2 * t) * end.y
            + t * rest * (rest * slopes.0 - t * slopes.1)
    }

    private static func sloped(_ points: [Point]) -> [Point] {
        guard points.count > 1 else { return points }
        let secants = zip(points, points.dropFirst()).map { ($1.y - $0.y) / ($1.x - $0.x) }
        var slopes = [secants[0]]
        // Level at each peak and in each valley, else in between.
        slopes += zip(secants, secants.dropFirst()).map { $0 * $1 <= 0 ? 0 : ($0 + $1) / 2 }
        slopes.append(secants[secants.count - 1])
        for (index, secant) in secants.enumerated() {
            guard secant != 0 else {
                slopes[index] = 0
                slopes[index + 1] = 0
                continue
            }
            let (before, after) = (slopes[index] / secant, slopes[index + 1] / secant)
            let square = before * before + after * after
            // Within this circle the cubic is monotone.
            guard square > 9 else { continue }
            let scale = 3 / square.squareRoot() * secant
            slopes[index] = scale * before
            slopes[index + 1] = scale * after
        }
        return zip(points, slopes).map { Point(x: $0.x, y: $0.y, slope: $1) }
    }
}
