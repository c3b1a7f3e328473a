import DashboardCore
import Testing

@testable import DashboardServer

@Suite("How fast an import goes")
struct PaceTests {
    /// A pace at which so many megabytes came in each second.
    private func pace(of total: Int?, megabytes: [Double]) -> Pace {
        var pace = Pace(of: total, at: 100)
        for (second, more) in megabytes.enumerated() {
            pace.reach(pace.done + Int(more * 1e6), of: total, at: 101 + Double(second))
        }
        return pace
    }

    @Test(
        "It is as it was from the first piece on, and follows what changes",
        arguments: [
            ([3], 3), ([3, 3, 3], 3), (Array(repeating: 10, count: 30) + Array(repeating: 1, count: 30), 1.04),
        ] as [([Double], Double)]
    )
    func rate(megabytes: [Double], expected: Double) throws {
        let rate = try #require(pace(of: nil, megabytes: megabytes).rate) / 1e6
        #expect(abs(rate - expected) < 0.05, "\(rate)")
    }

    @Test("A piece that comes early does not make it jump")
    func steadiness() throws {
        let steady = pace(of: nil, megabytes: Array(repeating: 10, count: 10))
        var burst = steady
        burst.reach(steady.done + 5_000_000, of: nil, at: 110.1)
        let (before, after) = (try #require(steady.rate), try #require(burst.rate))
        #expect(after > before && after < before * 1.2)
    }

    @Test("What stands still slows down until nobody says when it ends")
    func standstill() throws {
        let pace = pace(of: 100_000_000, megabytes: [10, 10])
        let (early, late) = (pace.seen(at: 103), pace.seen(at: 160))
        #expect(try #require(early.rate) > #require(late.rate))
        #expect(early.left != late.left && pace.seen(at: 1e6).left == nil)
    }

    @Test("Nothing is said of a rate at once, nor of the end without a size, at the start or when all is there")
    func silence() {
        var pace = Pace(of: 1000, at: 0)
        pace.reach(500, of: 1000, at: 0.2)
        #expect(pace.rate == nil && pace.left == nil && pace.share == 0.5)
        pace.reach(1000, of: 1000, at: 2)
        #expect(pace.left == nil && pace.share == 1)
        #expect(self.pace(of: nil, megabytes: [1]).left == nil)
        #expect(self.pace(of: 1_000_000_000, megabytes: [1]).left == nil)
    }

    @Test("More than whole is whole, and a size of nought is none")
    func bounds() {
        #expect(pace(of: 1_000_000, megabytes: [2]).share == 1 && Pace(of: 0, at: 0).share == nil)
    }

    static let waits: [(Double, TimeLeft?)] = [
        (0.2, .seconds(1)), (9.1, .seconds(10)), (20, .seconds(20)), (21, .seconds(25)), (89, .seconds(90)),
        (90, .minutes(2)), (149, .minutes(2)), (5_369, .minutes(89)), (5_370, .hours(1, minutes: 30)),
        (7_200, .hours(2, minutes: 0)), (90_000, nil), (.infinity, nil), (-1, nil),
    ]

    @Test("What is left is told as coarsely as it is known", arguments: waits)
    func rounding(seconds: Double, expected: TimeLeft?) {
        #expect(TimeLeft(seconds: seconds) == expected)
    }

    static let sentences: [(Language, String, String)] = [
        (.english, "6 of 40 MB, 3.0 MB/s, 12 s left", "1.5 of 3.0 GB, 1.0 MB/s, 25 min left"),
        (.german, "6 von 40 MB, 3,0 MB/s, noch 12 s", "1,5 von 3,0 GB, 1,0 MB/s, noch 25 min"),
        (.french, "6 sur 40 Mo, 3,0 Mo/s, encore 12 s", "1,5 sur 3,0 Go, 1,0 Mo/s, encore 25 min"),
        (.spanish, "6 de 40 MB, 3,0 MB/s, quedan 12 s", "1,5 de 3,0 GB, 1,0 MB/s, quedan 25 min"),
        (.japanese, "6 / 40 MB、3.0 MB/s、残り12秒", "1.5 / 3.0 GB、1.0 MB/s、残り25分"),
    ]

    @Test("It is told in the visitor's language and figures", arguments: sentences)
    func telling(language: Language, short: String, long: String) {
        let words = ImportWords.in(language).pace
        #expect(words(pace(of: 40_000_000, megabytes: [3, 3])) == short)
        #expect(words(pace(of: 3_000_000_000, megabytes: Array(repeating: 1, count: 1_500))) == long)
        #expect(words(Pace(of: 40_000_000, at: 0)).contains("0"))
    }
}
