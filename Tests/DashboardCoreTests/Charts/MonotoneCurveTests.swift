import DashboardCore
import Markup
import Testing

@Suite("Curves through measured points")
struct MonotoneCurveTests {
    @Test("A curve between two points never leaves the heights of the two", arguments: 0..<200)
    func staysBetween(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        var x = 0.0
        // Long flats, small steps and cliffs, because those are what makes cubics swing.
        let points = (0..<24).map { _ -> (x: Double, y: Double) in
            x += Double(1 + dice.below(40)) / 10
            return (x, Double(dice.below(4) * dice.below(4) * dice.below(30)))
        }
        let curve = MonotoneCurve(through: points)
        for (start, end) in zip(points, points.dropFirst()) {
            let bounds = min(start.y, end.y)...max(start.y, end.y)
            var last = start.y
            for step in 0...40 {
                let place = min(start.x + (end.x - start.x) * Double(step) / 40, end.x)
                let height = try #require(curve.height(at: place))
                #expect(height >= bounds.lowerBound - 1e-9 && height <= bounds.upperBound + 1e-9)
                #expect((height - last) * (end.y - start.y) >= -1e-9)
                last = height
            }
        }
    }

    @Test("It passes through each point, and is nowhere outside them")
    func points() {
        let curve = MonotoneCurve(through: [(0, 4), (1, 9), (3, 2)])
        #expect([0, 1, 3].map { curve.height(at: $0) } == [4, 9, 2])
        #expect(curve.height(at: -0.1) == nil)
        #expect(curve.height(at: 3.1) == nil)
    }

    @Test("A straight line stays straight")
    func straight() {
        let curve = MonotoneCurve(through: [(0, 0), (1, 2), (2, 4), (3, 6)])
        #expect(
            drawn(curve.outline) == #"<path d="M0 0C0.333 0.667 0.667 1.333 1 2C1.333 2.667 1.667 3.333 2 4"#
                + #"C2.333 4.667 2.667 5.333 3 6"/>"#
        )
    }

    @Test("An area goes down to its level and back to where it began")
    func area() {
        let curve = MonotoneCurve(through: [(1, 5), (4, 5)])
        #expect(drawn(curve.area(downTo: 9)) == #"<path d="M1 5C2 5 3 5 4 5V9H1Z"/>"#)
    }

    @Test("What is no place, or goes back, is left out")
    func nonsense() {
        let curve = MonotoneCurve(through: [(0, 1), (.nan, 3), (1, .infinity), (0, 7), (2, 1)])
        #expect(drawn(curve.outline) == #"<path d="M0 1C0.667 1 1.333 1 2 1"/>"#)
        #expect(drawn(MonotoneCurve(through: []).outline) == #"<path d=""/>"#)
        #expect(drawn(MonotoneCurve(through: []).area(downTo: 3)) == #"<path d=""/>"#)
    }

    private func drawn(_ outline: SVG.PathData) -> String {
        SVG.path(.d(outline)).rendered().text
    }
}
