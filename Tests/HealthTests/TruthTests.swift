import Health
import Testing

@Suite("The figures of a day against people of whom all is known")
struct TruthTests {
    private let order = SourceRanking().order(of: TrueSteps.sources)

    @Test("Each day has the steps that were gone, once each", arguments: TrueClock.Story.allCases)
    func steps(story: TrueClock.Story) {
        for seed in 0..<40 {
            let truth = TrueSteps(story, seed: seed)
            let tally = Tally(truth.samples, in: order)
            for number in -3...3 {
                let day = LocalDay(TrueClock.change.number + number)
                let sum = tally.on(day).total
                #expect(isSame(sum, truth.days[day]), "\(story), seed \(seed), day \(number)")
                let runs = tally.on(day).runs
                #expect(isSame(runs.isEmpty ? nil : runs.reduce(0) { $0 + $1.amount }, sum), "seed \(seed)")
                let ignored = tally.on(day).ignored.reduce(0) { $0 + $1.amount }
                let told = runs.flatMap(\.ignored.values).reduce(0, +)
                #expect(abs(ignored - told) < 0.001, "seed \(seed): what is put aside has a place in the account")
            }
        }
    }

    @Test("Nothing is lost and nothing is made up over all days", arguments: TrueClock.Story.allCases)
    func conservation(story: TrueClock.Story) {
        for seed in 100..<130 {
            let samples = TrueSteps(story, seed: seed).samples
            let tally = Tally(samples, in: order)
            let whole = (tally.counted + tally.ignored).reduce(0) { $0 + $1.amount }
            #expect(abs(whole - samples.reduce(0) { $0 + $1.value }) < 0.001, "seed \(seed)")
            let days = (-4...4).compactMap { tally.on(LocalDay(TrueClock.change.number + $0)).total }
            #expect(isSame(days.reduce(0, +), tally.total), "seed \(seed)")
        }
    }

    @Test("Each night is as long as it was, and naps are apart", arguments: TrueClock.Story.allCases)
    func nights(story: TrueClock.Story) {
        for seed in 0..<25 {
            let truth = TrueNights(story, seed: seed)
            for number in -3...3 {
                let day = LocalDay(TrueClock.change.number + number)
                let sleep = SleepDay(day, of: truth.samples, in: order)
                let (night, fact) = (sleep.night, truth.days[day])
                let place = Comment(rawValue: "\(story), seed \(seed), day \(number)")
                #expect(night?.asleep == fact?.asleep.map { Int64($0) * 60 }, place)
                #expect(night?.inBed == fact.map { Int64($0.inBed) * 60 }, place)
                #expect(night?.awakeWithin == fact.map { Int64($0.awake) * 60 }, place)
                for (stage, minutes) in fact?.stages ?? [:] where stage != .awake {
                    let length = night?.pieces.reduce(0) { $0 + ($1.value == stage ? $1.moments.length : 0) }
                    #expect(length == Int64(minutes) * 60, place)
                }
                #expect(sleep.naps.compactMap(\.asleep) == (fact?.naps ?? []).map { Int64($0) * 60 }, place)
            }
        }
    }

    @Test("The order of rows and the numbers of sources decide nothing")
    func stability() {
        for seed in 0..<20 {
            var dice = TruthDice(seed)
            let samples = TrueSteps(.back, seed: seed).samples
            let nights = TrueNights(.back, seed: seed).samples
            let names: [Int32: Int32] = [2: 1, 9: 7, 4: 3]
            let others = SourceRanking()
                .order(of: Dictionary(uniqueKeysWithValues: TrueSteps.sources.map { (names[$0] ?? 0, $1) }))
            let renamed = samples.shuffled(using: &dice).map { rename($0, names) }
            let renamedNights = nights.shuffled(using: &dice).map { rename($0, names) }
            for number in -3...3 {
                let day = LocalDay(TrueClock.change.number + number)
                #expect(
                    isSame(Tally(samples, in: order).on(day).total, Tally(renamed, in: others).on(day).total),
                    "seed \(seed)"
                )
                let (one, other) = (
                    SleepDay(day, of: nights, in: order), SleepDay(day, of: renamedNights, in: others)
                )
                #expect(one.night?.pieces == other.night?.pieces, "seed \(seed)")
            }
        }
    }

    private func rename(_ sample: HealthSample, _ names: [Int32: Int32]) -> HealthSample {
        var sample = sample
        sample.source = names[sample.source] ?? sample.source
        return sample
    }

    private func isSame(_ one: Double?, _ other: Double?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return abs(one - other) < 0.001
    }
}
