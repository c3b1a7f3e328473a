import DashboardCore
import Testing

@Suite("Places of values on a drawing")
struct LinearScaleTests {
    @Test(
        "A value has its place in proportion, and the ends are exact",
        arguments: [
            (4.0...14, 100.0, 0.0, 4.0, 100.0), (4...14, 100, 0, 14, 0), (4...14, 100, 0, 9, 50),
            (4...14, 100, 0, 16.5, -25),
            (-20...20, 0, 100, 0, 50), (0...0.3, 0, 1, 0.3, 1), (5...5, 0, 10, 5, 5), (5...5, 0, 10, 900, 5),
        ]
    )
    func places(domain: ClosedRange<Double>, start: Double, end: Double, value: Double, expected: Double) {
        #expect(abs(LinearScale(from: domain, to: start, end)(value) - expected) < 1e-9)
    }

    @Test(
        "A value outside is put at the nearest end where that is asked for",
        arguments: [(-3.0, 0.0), (30, 100), (10, 50)]
    )
    func clamped(value: Double, expected: Double) {
        #expect(LinearScale.percent(0...20).clamped(value) == expected)
    }

    @Test("A difference takes the same room everywhere, whichever way the axis goes")
    func length() {
        #expect(LinearScale(from: 0...20, to: 100, 0).length(of: 5) == 25)
        #expect(LinearScale(from: 0...20, to: 0, 100).length(of: -5) == 25)
        #expect(LinearScale(from: 3...3, to: 0, 100).length(of: 5) == 0)
    }

    @Test(
        "Ticks are round, inside, and no more than asked for",
        arguments: [
            (0.0...20, 3, [0.0, 10, 20]), (0...20, 5, [0, 5, 10, 15, 20]), (4...14, 4, [5, 10]),
            (-24...44, 5, [-20, 0, 20, 40]), (0...1, 6, [0, 0.2, 0.4, 0.6, 0.8, 1]), (0...0.3, 4, [0, 0.1, 0.2, 0.3]),
            (987...1013, 3, [990, 1000, 1010]), (7...7, 3, []), (0...10, 0, []), (0.4...0.6, 1, [0.5]),
        ]
    )
    func ticks(domain: ClosedRange<Double>, count: Int, expected: [Double]) {
        #expect(LinearScale.percent(domain).ticks(atMost: count) == expected)
    }

    @Test(
        "A domain reaches to the next multiples around all values",
        arguments: [
            ([1.0, 18, 5], 10.0, 0.0...20), ([-3, 2], 5, -5...5), ([10], 10, 10...20), ([9.2, 9.4], 1, 9...10),
        ]
    )
    func domain(values: [Double], step: Double, expected: ClosedRange<Double>) {
        #expect(LinearScale.domain(of: values, step: step) == expected)
    }

    @Test("Where there are no values there is no domain")
    func nothing() {
        #expect(LinearScale.domain(of: [], step: 10) == nil)
    }
}
