import Health

/// Nights and naps of somebody whose watch is not always worn, whose phone lies by the bed, and of whom all is known.
struct TrueNights {
    /// What is true of one day.
    struct Truth {
        /// In minutes; nil where nobody was there to see it.
        var asleep: Int?
        var inBed = 0
        var awake = 0
        var stages: [SleepValue: Int] = [:]
        var naps: [Int] = []
    }

    private(set) var samples: [HealthSample] = []
    private(set) var days: [LocalDay: Truth] = [:]

    private let clock: TrueClock
    private var dice: TruthDice

    init(_ story: TrueClock.Story, seed: Int) {
        clock = TrueClock(story)
        dice = TruthDice(seed &* 31 &+ 7)
        for number in -3...3 {
            live(on: LocalDay(TrueClock.change.number + number), isTravelling: story == .west || story == .east)
        }
        samples.shuffle(using: &dice)
    }

    /// The night before a day, and perhaps a nap on it.
    private mutating func live(on day: LocalDay, isTravelling: Bool) {
        // About the clocks of the morning; near enough, because what is true is read off the clock afterwards.
        let midnight = day.number * 1440 - Int(clock.offset(at: day.number * 1440 + 300)) / 60
        let start = midnight + dice.roll(-60...90)
        let truth: Truth
        switch dice.roll(0...3) {
        case 0: return
        case 1: truth = sleepUnwatched(from: start)
        default: truth = sleepWatched(from: start)
        }
        days[day] = truth
        // Whoever has flown has other things to do.
        guard !isTravelling, dice.happens(60) else { return }
        let nap = midnight + 14 * 60 + dice.roll(0...60)
        let length = dice.roll(15...80)
        note(2, dice.happens(50) ? .core : .asleep, nap, length)
        note(9, .inBed, nap - 2, length + 2)
        days[day]?.naps = [length]
    }

    /// Stage by stage by the watch; the phone says something else, and an app has a guess at all of it.
    private mutating func sleepWatched(from start: Int) -> Truth {
        var (truth, minute) = (Truth(asleep: 0), start)
        let count = dice.roll(11...13)
        for index in 0..<count {
            let isEnd = index == 0 || index == count - 1
            let value: SleepValue = isEnd ? .core : [.core, .deep, .dreaming, .awake][dice.roll(0...3)]
            let length = dice.roll(12...36)
            note(2, value, minute, length)
            minute += length
            truth.stages[value, default: 0] += length
            if value == .awake { truth.awake += length } else { truth.asleep? += length }
        }
        truth.inBed = minute - start
        if dice.happens(60) {
            let (before, after) = (dice.roll(0...30), dice.roll(0...30))
            note(9, .inBed, start - before, minute - start + before + after)
            truth.inBed += before + after
        }
        if dice.happens(60) { note(9, .asleep, start + 10, minute - start) }
        if dice.happens(40) { note(4, .asleep, start - 15, minute - start + 25) }
        return truth
    }

    /// By whoever was near: two who overlap, of whom neither knows stages.
    private mutating func sleepUnwatched(from start: Int) -> Truth {
        var (truth, minute) = (Truth(asleep: 0), start)
        let count = dice.roll(1...2)
        for index in 0..<count {
            let length = dice.roll(130...200)
            note(9, .asleep, minute, length - 5)
            note(4, .asleep, minute + 5, length - 5)
            truth.asleep? += length
            minute += length
            if index < count - 1 {
                let gap = dice.roll(3...100)
                truth.awake += gap
                minute += gap
            }
        }
        truth.stages[.asleep] = truth.asleep
        truth.inBed = minute - start
        if dice.happens(50) {
            note(9, .inBed, start - 12, minute - start + 20)
            truth.inBed += 20
        }
        return truth
    }

    private mutating func note(_ source: Int32, _ value: SleepValue, _ start: Int, _ length: Int) {
        samples.append(
            HealthSample(
                kind: 2,
                source: source,
                start: Int64(start) * 60,
                end: Int64(start + length) * 60,
                // As watches write it: the clocks at the end of what they saw.
                offset: clock.offset(at: start + length),
                value: Double(value.rawValue)
            )
        )
    }
}
