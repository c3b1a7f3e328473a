import Health
import Testing

@Suite("Moments that are spoken for")
struct TimeCoverTests {
    @Test(
        "Ranges that overlap or touch are one, in whatever order they come",
        arguments: [
            ([], []), ([5..<5], []), ([0..<10, 10..<20], [0..<20]), ([10..<20, 0..<11], [0..<20]),
            ([0..<100, 20..<30], [0..<100]), ([0..<10, 11..<20], [0..<10, 11..<20]),
            ([0..<10, 20..<30, 5..<25], [0..<30]), ([0..<10, 4..<4, 30..<30], [0..<10]),
        ] as [([Range<Int64>], [Range<Int64>])]
    )
    func union(of ranges: [Range<Int64>], is expected: [Range<Int64>]) {
        #expect(TimeCover(ranges).ranges == expected)
        #expect(TimeCover(ranges.reversed()).ranges == expected)
        #expect(TimeCover(ranges).seconds == expected.reduce(0) { $0 + $1.length })
    }

    @Test(
        "A range is cut where the cover begins and ends, and nowhere else",
        arguments: [
            (0..<10, [0..<10], []), (10..<20, [10..<20], [10..<20]), (5..<25, [5..<10, 10..<20, 20..<25], [10..<20]),
            (12..<15, [12..<15], [12..<15]), (20..<30, [20..<30], []), (30..<40, [30..<40], [30..<40]),
            (15..<45, [15..<20, 20..<30, 30..<40, 40..<45], [15..<20, 30..<40]), (20..<20, [], []),
        ] as [(Range<Int64>, [Range<Int64>], [Range<Int64>])]
    )
    func parts(of range: Range<Int64>, are expected: [Range<Int64>], covered: [Range<Int64>]) {
        let parts = TimeCover([10..<20, 30..<40]).parts(of: range)
        #expect(parts.map(\.range) == expected)
        #expect(parts.filter(\.isCovered).map(\.range) == covered)
    }
}
