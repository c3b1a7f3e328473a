import Health
import Testing

@Suite("What a night is")
struct SleepRuleTests {
    private static let day = LocalDay(20_000)
    private let order = SourceOrder([1, 2, 3])

    /// Samples by source, state and minutes since the midnight before the day.
    typealias Told = [(Int32, SleepValue, Range<Int>)]

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let told: [(Int32, SleepValue, Range<Int>)]
        /// Minutes; nil where there is no night.
        let asleep: Int?
        let inBed: Int?
        var naps: [Int] = []
    }

    static let cases = [
        Case(testDescription: "nobody was there", told: [], asleep: nil, inBed: nil),
        Case(
            testDescription: "being in bed is no sleep",
            told: [(2, .inBed, -60..<400), (1, .core, 0..<300)],
            asleep: 300,
            inBed: 460
        ),
        Case(
            testDescription: "a bed alone says nothing of sleep",
            told: [(2, .inBed, -60..<400)],
            asleep: nil,
            inBed: 460
        ),
        Case(
            testDescription: "a phone that says asleep adds nothing to a watch that says how deep",
            told: [(1, .deep, 0..<200), (2, .asleep, -30..<420)],
            asleep: 200,
            inBed: 200
        ),
        Case(
            testDescription: "an app that knows stages is believed before a watch that knows none",
            told: [(1, .asleep, 0..<400), (3, .core, 0..<300), (3, .awake, 300..<320), (3, .dreaming, 320..<350)],
            asleep: 330,
            inBed: 350
        ),
        Case(
            testDescription: "one source may say asleep over its own stages",
            told: [(1, .asleep, 0..<400), (1, .deep, 100..<150), (1, .awake, 200..<220)],
            asleep: 380,
            inBed: 400
        ),
        Case(
            testDescription: "two who know no stages are joined",
            told: [(2, .asleep, 0..<200), (3, .asleep, 150..<300)],
            asleep: 300,
            inBed: 300
        ),
        Case(
            testDescription: "less than three hours awake is one night",
            told: [(1, .core, -60..<60), (1, .core, 239..<400)],
            asleep: 281,
            inBed: 460
        ),
        Case(
            testDescription: "three hours awake are two sleeps, and the longer one is the night",
            told: [(1, .core, 0..<60), (1, .core, 240..<460)],
            asleep: 220,
            inBed: 220,
            naps: [60]
        ),
        Case(
            testDescription: "a nap after a night that nobody saw is no night",
            told: [(1, .core, 840..<900)],
            asleep: nil,
            inBed: nil,
            naps: [60]
        ),
        Case(
            testDescription: "whoever works at night sleeps by day",
            told: [(1, .core, 540..<960)],
            asleep: 420,
            inBed: 420
        ),
        Case(
            testDescription: "a sleep belongs to the day on which it ends",
            told: [(1, .core, -1500..<(-1000)), (1, .core, 1380..<1800)],
            asleep: nil,
            inBed: nil
        ),
        Case(
            testDescription: "one that ends at midnight was the day before's",
            told: [(1, .core, -200..<0)],
            asleep: nil,
            inBed: nil
        ),
        Case(
            testDescription: "one that ends a minute later is the day's",
            told: [(1, .core, -200..<1)],
            asleep: 201,
            inBed: 201
        ),
        Case(
            testDescription: "who lies awake past midnight has woken before it",
            told: [(1, .core, -300..<(-10)), (2, .inBed, -310..<20)],
            asleep: nil,
            inBed: nil
        ),
    ]

    @Test("A night is found among what was told", arguments: cases + bedCases + napCases)
    func night(example: Case) {
        let sleep = SleepDay(Self.day, of: samples(example.told), in: order)
        #expect(sleep.night?.asleep.map { $0 / 60 } == example.asleep.map(Int64.init))
        #expect(sleep.night?.inBed == example.inBed.map { Int64($0) * 60 })
        #expect(sleep.naps.map(\.asleep) == example.naps.map { Int64($0) * 60 })
    }

    @Test("Being awake counts between falling asleep and waking, and the share of sleep is that of the bed")
    func awake() throws {
        let told: Told = [
            (1, .awake, 0..<20), (1, .core, 20..<100), (1, .awake, 100..<110), (1, .deep, 110..<190),
            (1, .awake, 190..<200),
        ]
        let night = try #require(SleepDay(Self.day, of: samples(told), in: order).night)
        #expect(night.awakeWithin == 600)
        #expect(night.efficiency == 0.8)
        #expect(night.sources == [1])
        #expect(night.accounts[1]?.hasStages == true)
    }

    @Test("The share of sleep is that of the time in bed, without the time between two beds")
    func efficiency() throws {
        let told: Told = [
            (2, .inBed, -60..<100), (1, .core, 0..<90), (2, .inBed, 150..<400), (1, .core, 160..<390),
        ]
        let night = try #require(SleepDay(Self.day, of: samples(told), in: order).night)
        #expect(night.efficiency == 320.0 / 410)
    }

    @Test("Only those are believed who have said that somebody slept")
    func sources() {
        let sleep = SleepDay(Self.day, of: samples([(1, .asleep, 0..<300), (2, .inBed, -10..<310)]), in: order)
        #expect(sleep.night?.sources == [1])
        let bed = SleepDay(Self.day, of: samples([(2, .inBed, -10..<310)]), in: order)
        #expect(bed.night?.sources == [2])
    }

    @Test("Of two equally long sleeps the earlier one is the night")
    func equals() {
        let told: Told = [(1, .core, 0..<200), (1, .core, 380..<580)]
        let sleep = SleepDay(Self.day, of: samples(told), in: order)
        #expect(sleep.night?.moments.lowerBound == Int64(Self.day.number) * 86_400)
    }

    @Test(
        "At each moment one state is left, by whoever knew better",
        arguments: [
            ([(1, .core, 0..<100), (1, .deep, 50..<80)], [.core, .deep, .core], [50, 30, 20]),
            ([(1, .core, 0..<100), (1, .deep, 0..<40)], [.deep, .core], [40, 60]),
            ([(1, .core, 0..<50), (1, .core, 50..<90)], [.core], [90]),
            ([(1, .core, 0..<50), (1, .core, 60..<90)], [.core, .core], [50, 30]),
            (
                [(1, .asleep, 20..<100), (1, .awake, 0..<30), (1, .core, 30..<90)], [.awake, .core, .asleep],
                [30, 60, 10]
            ),
            ([(1, .core, 0..<90), (3, .deep, 10..<200)], [.core], [90]),
            ([(1, .inBed, -10..<310), (1, .core, 0..<300)], [.core], [300]),
        ] as [([(Int32, SleepValue, Range<Int>)], [SleepValue], [Int64])]
    )
    func pieces(told: Told, states: [SleepValue], minutes: [Int64]) {
        let night = SleepDay.blocks(of: samples(told), in: order).first
        #expect(night?.pieces.map(\.value) == states)
        #expect(night?.pieces.map { $0.moments.length / 60 } == minutes)
    }

    @Test("A sleep in which clocks change ends by those of the morning")
    func clocks() {
        let told: Told = [(1, .core, -200..<(-100)), (1, .core, -100..<(-30))]
        var samples = samples(told)
        // Half an hour before midnight by the clocks of the evening, and half an hour after it by the others.
        samples[1].offset = 3_600
        let sleep = SleepDay(Self.day, of: samples, in: order)
        #expect(sleep.night?.asleep == Int64(170 * 60))
        #expect(sleep.night?.endOffset == 3_600)
    }

    @Test("The middle of the day is where the clocks say so", arguments: [-28_800, 0, 19_800, 43_200] as [Int32])
    func naps(offset: Int32) {
        let nap = samples([(1, .core, 840..<900)]).map { sample in
            var sample = sample
            sample.start -= Int64(offset)
            sample.end -= Int64(offset)
            sample.offset = offset
            return sample
        }
        let sleep = SleepDay(Self.day, of: nap, in: order)
        #expect(sleep.night == nil && sleep.naps.map(\.asleep) == [3_600])
    }

    private func samples(_ told: Told) -> [HealthSample] {
        told.map { source, value, minutes in
            HealthSample(
                kind: 1,
                source: source,
                start: Int64(Self.day.number) * 86_400 + Int64(minutes.lowerBound) * 60,
                end: Int64(Self.day.number) * 86_400 + Int64(minutes.upperBound) * 60,
                offset: 0,
                value: Double(value.rawValue)
            )
        }
    }
}
