import DashboardCore
import Health

/// Works out nights from what the store says of sleep.
struct SleepReader {
    let reader: HealthReader
    let day: LocalDay
    /// By which it is known when clocks were changed, where samples do not say it.
    private let clock: LocalClock?

    init(_ reader: HealthReader, endingWith day: LocalDay, clock: LocalClock? = nil) {
        self.reader = reader
        self.day = day
        self.clock = clock
    }

    /// The night before the day and the naps on it.
    func sleep(on day: LocalDay) throws -> SleepDay {
        SleepDay(day, among: try blocks(from: day.number))
    }

    /// The night before the day, and until when it is known.
    func night() throws -> (Night, Int64?) {
        let blocks = try blocks(from: day.number - HealthBody.usualNights.of)
        let sleep = SleepDay(day, among: blocks)
        let lengths = (1...HealthBody.usualNights.of).compactMap { offset in
            SleepDay(LocalDay(day.number - offset), among: blocks).night?.asleep
        }
        let usual =
            lengths.count < HealthBody.usualNights.atLeast
            ? nil : Minutes(Int(lengths.reduce(0, +)) / lengths.count / 60)
        let naps = sleep.naps.map { nap in
            Night.Nap(
                at: TimeOfDay(minute: day.minute(of: nap.moments.lowerBound, offset: nap.startOffset)),
                for: Self.minutes(nap.asleep ?? 0)
            )
        }
        guard let block = sleep.night, let first = block.pieces.first?.moments.lowerBound else {
            return (.none(usually: usual, naps: naps), nil)
        }
        let minute = { (moment: Int64) in Int(whole: Double(moment - first) / 60) ?? 0 }
        let change = ClockChange(of: block, by: clock)
        let night = Night(
            start: TimeOfDay(minute: day.minute(of: first, offset: block.startOffset)),
            end: block.pieces.last.map {
                let offset = $0.moments.upperBound > change.moment ? change.offset : block.startOffset
                return TimeOfDay(minute: day.minute(of: $0.moments.upperBound, offset: offset))
            },
            stretches: block.pieces.compactMap { piece in
                let (start, end) = (minute(piece.moments.lowerBound), minute(piece.moments.upperBound))
                return start < end ? Night.Stretch(piece.value.stage, from: start, to: end) : nil
            },
            usual: usual,
            inBed: Self.minutes(block.inBed),
            asleep: Self.minutes(block.asleep ?? 0),
            naps: naps,
            isInOrder: block.isInOrder,
            change: change.offset == block.startOffset
                ? nil
                : Night.ClockChange(at: minute(change.moment), by: Int(change.offset - block.startOffset) / 60),
            evidence: [reader.evidence.sleep(block, on: day)]
        )
        return (night, block.moments.upperBound)
    }

    /// The seven nights that end with the day, and until when they are known.
    func week() throws -> ([NightLength], Int64?) {
        let blocks = try blocks(from: day.number - 6)
        let nights = (-6...0).map { offset in
            let day = LocalDay(day.number + offset)
            let night = SleepDay(day, among: blocks).night
            let times = night.flatMap { night -> ClosedRange<TimeOfDay>? in
                let start = TimeOfDay(minute: day.minute(of: night.moments.lowerBound, offset: night.startOffset))
                let end = TimeOfDay(minute: day.minute(of: night.moments.upperBound, offset: night.endOffset))
                return start <= end ? start...end : nil
            }
            return NightLength(
                CalendarDay(number: day.number),
                asleep: night?.asleep.map(Self.minutes),
                inBed: night.map { Self.minutes($0.inBed) },
                times: times
            )
        }
        return (nights, blocks.last { $0.wakeDay <= day }?.moments.upperBound)
    }

    /// A day more to both sides, so that no sleep is cut.
    private func blocks(from first: Int) throws -> [SleepBlock] {
        let samples = try reader.samples(of: .sleep, on: LocalDay(first - 1)...LocalDay(day.number + 1))
        return SleepDay.blocks(of: samples, in: reader.order, sums: reader.nightSums)
    }

    private static func minutes(_ seconds: Int64) -> Minutes { Minutes(Int(whole: Double(seconds) / 60) ?? 0) }
}

extension SleepValue {
    /// As a night shows it.
    fileprivate var stage: Night.Stage {
        switch self {
        case .awake, .inBed: .awake
        case .core: .core
        case .deep: .deep
        case .dreaming: .dreaming
        case .asleep: .asleep
        }
    }
}
