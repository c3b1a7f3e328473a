import Health
import Testing

@Suite("Sums that were pushed, beside what devices tell")
struct PushedSumTests {
    private static let watch: Int32 = 1
    private static let phone: Int32 = 2
    private static let app: Int32 = 8

    private let order = SourceOrder([watch, phone, app])
    private let day = LocalDay(20_000)

    /// Minutes of the day with what was counted in them; a whole day's sum is that of minutes 0 to 1440.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let samples: [(source: Int32, minutes: Range<Int>, value: Double)]
        /// A minute of the day.
        let toldUntil: Int?
        let total: Double
        /// Whose amounts stand, and of whom something was put aside.
        let runs: [Int32]
        var ignored: Double = 0
    }

    private static let morning: [(source: Int32, minutes: Range<Int>, value: Double)] = [
        (watch, 480..<540, 300), (phone, 500..<600, 500),
    ]

    static let cases = [
        Case(
            testDescription: "a day that goes on after the export is the app's",
            samples: morning + [(app, 0..<1440, 9000)],
            toldUntil: 600,
            total: 9000,
            runs: [app],
            ignored: 800
        ),
        Case(
            testDescription: "a day that was pushed before the export is the devices'",
            samples: morning + [(app, 0..<1440, 100)],
            toldUntil: 600,
            total: 600,
            runs: [watch, phone],
            ignored: 200
        ),
        Case(
            testDescription: "a day that is told in full is the devices', whatever an app says",
            samples: morning + [(app, 0..<1440, 9000)],
            toldUntil: 1440,
            total: 600,
            runs: [watch, phone],
            ignored: 200
        ),
        Case(
            testDescription: "without an export the larger one is taken",
            samples: morning + [(app, 0..<1440, 601)],
            toldUntil: nil,
            total: 601,
            runs: [app],
            ignored: 800
        ),
        Case(
            testDescription: "an hour of which no device knows stands in the midst of what they tell",
            samples: morning + [(app, 420..<480, 70), (app, 660..<720, 30)],
            toldUntil: 1440,
            total: 700,
            runs: [app, watch, phone, app],
            ignored: 200
        ),
        Case(
            testDescription: "an hour that goes on after the export is taken whole",
            samples: morning + [(app, 540..<600, 350), (app, 600..<660, 40)],
            toldUntil: 570,
            total: 690,
            runs: [watch, app],
            ignored: 500
        ),
        Case(
            testDescription: "a day and its hours are not added up",
            samples: [(app, 0..<1440, 900), (app, 480..<540, 400), (app, 540..<600, 300)],
            toldUntil: nil,
            total: 900,
            runs: [app]
        ),
        Case(
            testDescription: "hours that come to more than their day are newer",
            samples: [(app, 0..<1440, 600), (app, 480..<540, 400), (app, 540..<600, 300)],
            toldUntil: nil,
            total: 700,
            runs: [app]
        ),
        Case(
            testDescription: "minutes, hours and a day",
            samples: [(app, 0..<1440, 600), (app, 480..<540, 400), (app, 480..<481, 9), (watch, 550..<560, 150)],
            toldUntil: 555,
            total: 600,
            runs: [app],
            ignored: 150
        ),
        Case(
            testDescription: "nothing is nothing, and nought is nought",
            samples: [(app, 0..<1440, 0)],
            toldUntil: 1440,
            total: 0,
            runs: [app]
        ),
    ]

    @Test("Neither is ever added to the other, and the one that knows more is taken", arguments: cases)
    func sums(example: Case) {
        let start = day.moments(offset: 3600).lowerBound
        let sums = PushedSums(from: [Self.app], toldUntil: example.toldUntil.map { start + Int64($0) * 60 })
        let samples = example.samples.map { source, minutes, value in
            sample(source, minutes == 0..<1440 ? 0..<1380 : minutes, value)
        }
        for samples in [samples, samples.reversed()] {
            let tally = Tally(samples, in: order, beside: sums).on(day)
            #expect(abs((tally.total ?? -1) - example.total) < 0.000_1)
            #expect(tally.runs.map(\.source) == example.runs)
            #expect(abs(tally.ignored.reduce(0) { $0 + $1.amount } - example.ignored) < 0.000_1)
        }
    }

    @Test("A day's sum stands for all of its hours, also where clocks were put back in it")
    func longDay() {
        let start = day.moments(offset: 7200).lowerBound
        let late = HealthSample(
            kind: 1,
            source: Self.watch,
            start: start + 24 * 3600,
            end: start + 24 * 3600 + 1800,
            offset: 3600,
            value: 50
        )
        let whole = HealthSample(
            kind: 1,
            source: Self.app,
            start: start,
            end: start + PushedSums.wholeDay,
            offset: 7200,
            value: 800
        )
        let tally = Tally([late, whole], in: order, beside: PushedSums(from: [Self.app], toldUntil: start))
        #expect(tally.on(day).total == 800)
        #expect(tally.on(LocalDay(day.number + 1)).total == nil)
    }

    @Test("What was pushed at noon is not said of the evening")
    func asOf() {
        let start = day.moments(offset: 3600).lowerBound
        let sums = PushedSums(from: [Self.app], asOf: start + 12 * 3600)
        let tally = Tally([sample(Self.app, 0..<1380, 800)], in: order, beside: sums).on(day)
        #expect(tally.total == 800)
        #expect(tally.runs.map(\.moments) == [start..<start + 12 * 3600])
    }

    /// What an app says of a heart, and what is made of it.
    struct Beats: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let toldUntil: Int?
        let measured: [(minute: Int, value: Double)]
        let lowest: Double
        let highest: Double
        let count: Int
    }

    @Test(
        "The lowest and the highest of a stretch count where devices have not told it in full",
        arguments: [
            Beats(testDescription: "nobody else", toldUntil: 1440, measured: [], lowest: 50, highest: 160, count: 1),
            Beats(
                testDescription: "told in full",
                toldUntil: 1440,
                measured: [(605, 70), (610, 90)],
                lowest: 70,
                highest: 90,
                count: 2
            ),
            Beats(
                testDescription: "told in part",
                toldUntil: 611,
                measured: [(605, 70), (610, 90)],
                lowest: 50,
                highest: 160,
                count: 2
            ),
            Beats(
                testDescription: "told of another time",
                toldUntil: 1440,
                measured: [(500, 70)],
                lowest: 50,
                highest: 160,
                count: 2
            ),
        ]
    )
    func pulse(example: Beats) throws {
        let start = day.moments(offset: 3600).lowerBound
        let sums = PushedSums(from: [Self.app], toldUntil: example.toldUntil.map { start + Int64($0) * 60 })
        let hour = 600..<660
        let measured = example.measured.map { sample(Self.watch, $0.minute..<$0.minute, $0.value) }
        let pulse = try #require(
            PulseDay(
                day,
                of: measured + [sample(Self.app, hour, 75)],
                ends: PulseEnds(lowest: [sample(Self.app, hour, 50)], highest: [sample(Self.app, hour, 160)]),
                beside: sums
            )
        )
        #expect(pulse.lowest.value == example.lowest && pulse.highest.value == example.highest)
        #expect(pulse.steps.map(\.lowest).min() == example.lowest)
        #expect(pulse.steps.map(\.highest).max() == example.highest)
        #expect(pulse.counts.values.reduce(0, +) == example.count)
    }

    private func sample(_ source: Int32, _ minutes: Range<Int>, _ value: Double) -> HealthSample {
        let start = day.moments(offset: 3600).lowerBound
        return HealthSample(
            kind: 1,
            source: source,
            start: start + Int64(minutes.lowerBound) * 60,
            end: start + Int64(minutes.upperBound) * 60,
            offset: 3600,
            value: value
        )
    }
}
