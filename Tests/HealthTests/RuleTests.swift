import Health
import Testing

@Suite("What counts where devices disagree")
struct RuleTests {
    static let watch: Int32 = 1
    static let phone: Int32 = 2
    static let app: Int32 = 3

    private let order = SourceOrder([watch, phone, app])
    // Days since 1970.
    private let day = LocalDay(20_000)

    @Test(
        "A device is what it says, and only then what it is called",
        arguments: [
            ("Ingrid's Apple Watch", "", "Strava", "iPhone", true),
            ("Phone", "Apple Watch, Watch6,2", "A", "iPhone", true),
            ("iPhone", "iPhone", "Strava", "iPhone", true), ("Scale", "", "Old iPhone", "", false),
            ("Garmin Watch", "iPhone", "Anything", "Watch", false), ("A", "", "B", "", true),
        ]
    )
    func ranking(name: String, device: String, otherName: String, otherDevice: String, isFirst: Bool) {
        let sources: [Int32: HealthSource] = [
            7: HealthSource(name, device: device), 5: HealthSource(otherName, device: otherDevice),
        ]
        let order = SourceRanking().order(of: sources)
        #expect((order.rank(of: 7) < order.rank(of: 5)) == isFirst)
        let favoured = SourceRanking([SourcePreference(otherName)]).order(of: sources)
        #expect(favoured.rank(of: 5) < favoured.rank(of: 7))
        #expect(order.best(of: [99, 5]) == 5, "whoever is not known comes last")
    }

    /// Minutes of the day with what was counted in them.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let samples: [(source: Int32, minutes: Range<Int>, value: Double)]
        let total: Double
        let runs: [Int32]
    }

    static let cases = [
        Case(
            testDescription: "a watch hides a phone",
            samples: [(watch, 60..<120, 500), (phone, 60..<120, 400)],
            total: 500,
            runs: [watch]
        ),
        Case(
            testDescription: "a phone counts for its share of the time before and after",
            samples: [(phone, 0..<100, 1000), (watch, 40..<60, 7)],
            total: 807,
            runs: [phone, watch, phone]
        ),
        Case(
            testDescription: "what touches does not overlap",
            samples: [(watch, 0..<60, 10), (phone, 60..<120, 20)],
            total: 30,
            runs: [watch, phone]
        ),
        Case(
            testDescription: "all samples of one source count",
            samples: [(watch, 0..<60, 10), (watch, 30..<90, 20)],
            total: 30,
            runs: [watch]
        ),
        Case(
            testDescription: "two hide a third, each for its part",
            samples: [(app, 0..<100, 100), (phone, 0..<50, 1), (watch, 50..<75, 2)],
            total: 28,
            runs: [phone, watch, app]
        ),
    ]

    @Test("Each moment is counted once", arguments: cases)
    func tally(example: Case) {
        let samples = example.samples.map { sample($0.source, $0.minutes, $0.value) }
        let tally = Tally(samples, in: order)
        #expect(abs((tally.on(day).total ?? -1) - example.total) < 0.000_1)
        #expect(tally.runs.map(\.source) == example.runs)
        #expect(Tally(samples.reversed(), in: order) == tally)
    }

    @Test("A run lasts from the first of its samples to the end of whichever ends last")
    func run() throws {
        let samples = [
            sample(Self.watch, 0..<100, 10), sample(Self.watch, 10..<20, 5), sample(Self.phone, 90..<120, 30),
        ]
        let runs = Tally(samples, in: order).runs
        let midnight = Int64(day.number) * 86_400
        #expect(runs.map(\.moments) == [midnight..<midnight + 6_000, midnight + 6_000..<midnight + 7_200])
        #expect(runs.map(\.amount) == [15, 20])
        #expect(runs.first?.ignored == [Self.phone: 10])
    }

    @Test("A moment counts whole, unless a better source covers it")
    func moment() {
        let alone = sample(Self.phone, 10..<10, 5)
        #expect(Tally([alone], in: order).on(day).total == 5)
        let hidden = Tally([alone, sample(Self.watch, 0..<20, 3)], in: order)
        #expect(hidden.total == 3)
        #expect(hidden.runs.first?.ignored == [Self.phone: 5])
    }

    @Test("Nobody who counts is not nought")
    func nothing() {
        #expect(Tally([], in: order).total == nil)
        #expect(Tally([sample(Self.watch, 0..<10, 0)], in: order).total == 0)
    }

    @Test("A sample across midnight is split by its share, by its own clocks", arguments: [0, 3600, -18_000, 20_700])
    func midnight(offset: Int32) {
        let sample = HealthSample(
            kind: 1,
            source: Self.watch,
            start: Int64(day.number) * 86_400 - Int64(offset) - 600,
            end: Int64(day.number) * 86_400 - Int64(offset) + 1800,
            offset: offset,
            value: 40
        )
        let tally = Tally([sample], in: order)
        #expect(tally.on(LocalDay(day.number - 1)).total == 10)
        #expect(tally.on(day).total == 30)
        #expect(tally.on(LocalDay(day.number + 1)).total == nil)
    }

    @Test("An hour that comes twice can be stood in twice, and being idle is not standing")
    func standing() {
        let hours = [(0, 3600, 0.0), (3600, 3600, 0), (7200, 0, 0), (7200, 0, 0), (10_800, 0, 1)].map {
            second,
            offset,
            value in
            HealthSample(
                kind: 1,
                source: 1,
                start: Int64(day.number) * 86_400 + Int64(second),
                end: Int64(day.number) * 86_400 + Int64(second) + 3600,
                offset: Int32(offset),
                value: value
            )
        }
        #expect(StandDay.hours(on: day, of: hours) == 3)
        #expect(StandDay.hours(on: LocalDay(3), of: hours) == nil)
    }

    @Test("The pulse of a day is that of its samples")
    func pulse() throws {
        let samples = [(0, 50.0), (14, 60), (15, 100), (60, 150), (1441, 200)].map { sample(Self.watch, $0..<$0, $1) }
        let pulse = try #require(PulseDay(day, of: samples.reversed()))
        #expect(pulse.steps.map(\.quarter) == [0, 1, 4])
        #expect(pulse.steps.map(\.mean) == [55, 100, 150])
        #expect([pulse.lowest.value, pulse.highest.value, pulse.mean] == [50, 150, 90])
        #expect(PulseDay(LocalDay(3), of: samples) == nil)
        // Each stands for five minutes at most, and one of them for the one minute until the next.
        let shares = pulse.shares(between: [100, 140])
        #expect(abs(shares.reduce(0, +) - 1) < 0.000_1)
        #expect(abs(shares[1] - 300.0 / 661) < 0.000_1)
    }

    @Test("Of several lowest and highest the first one is shown, and each source has its count")
    func extremes() throws {
        let samples = [(1, 50.0), (5, 120), (9, 120), (12, 50)].map { sample(Self.watch, $0..<$0, $1) }
        let pulse = try #require(PulseDay(day, of: samples.reversed() + [sample(Self.app, 7..<7, 80)]))
        #expect(pulse.lowest == samples[0] && pulse.highest == samples[1])
        #expect(pulse.counts == [Self.watch: 4, Self.app: 1])
    }

    @Test("A figure that a device works out is the best device's, and its last word")
    func figure() throws {
        let samples = [
            sample(Self.app, 5..<5, 70), sample(Self.phone, 0..<10, 61), sample(Self.phone, 600..<610, 57),
            sample(Self.watch, 1450..<1460, 44),
        ]
        let figure = try #require(DayFigure.last(on: day, of: samples, in: order))
        #expect(figure == DayFigure.last(on: day, of: samples.reversed(), in: order))
        #expect(figure.value == 57 && figure.source == Self.phone && figure.ignored == [Self.app: 70])
        #expect(DayFigure.mean(on: day, of: samples, in: order)?.value == 59)
    }

    private func sample(_ source: Int32, _ minutes: Range<Int>, _ value: Double) -> HealthSample {
        let midnight = Int64(day.number) * 86_400
        return HealthSample(
            kind: 1,
            source: source,
            start: midnight + Int64(minutes.lowerBound) * 60,
            end: midnight + Int64(minutes.upperBound) * 60,
            offset: 0,
            value: value
        )
    }
}
