/// One sleep, a night's or a nap's: who was believed, and what they saw.
///
/// Where a source has told stages, the most believed of those is believed alone, because two accounts of the stages of
/// one night cannot be mixed. Where none has, somebody was asleep whenever any source says so, and awake in between.
/// Being in bed is never added to being asleep; it only says how long the bed was in use. Who knows no more than the sums of
/// a night is believed where nobody has told it piece by piece.
package struct SleepBlock: Hashable, Sendable {
    /// Asleep and awake in time order, without overlap; empty where nobody noted more than being in bed.
    package let pieces: [SleepPiece]
    /// Whether it is known when each piece was; where only sums are known, their order is made up.
    package let isInOrder: Bool
    /// The time in bed: while anybody says so, or from the first piece to the last where nobody speaks of a bed.
    package let inBed: Int64
    /// Those that were believed.
    package let sources: Set<Int32>
    /// What each source says, believed or not: seconds asleep, and seconds in bed.
    package let accounts: [Int32: Account]
    /// From going to bed or falling asleep to the last moment.
    package let moments: Range<Int64>
    /// Of the clocks at its beginning, in seconds ahead of UTC.
    package let startOffset: Int32
    /// Of the clocks at its end.
    package let endOffset: Int32
    /// From the last sample that began while clocks stood as at the beginning, to the first one that began afterwards, or
    /// to the end; if clocks were changed, they were in this time.
    package let change: Range<Int64>

    /// What one source says of it.
    package struct Account: Hashable, Sendable {
        package let asleep: Int64
        package let inBed: Int64
        package let hasStages: Bool
    }

    /// Resolves the samples of one sleep, of which there is at least one.
    init(_ samples: [HealthSample], in order: SourceOrder, sums: Set<Int32> = []) {
        let told = samples.compactMap { sample in sample.sleep.map { (sample, $0) } }
        let inPieces = told.filter { !sums.contains($0.0.source) }
        let seen = inPieces.contains { $0.1.isAsleep } ? inPieces : told
        let staged = order.best(of: seen.filter { $0.1.isStage }.map(\.0.source))
        let summed = order.best(of: seen.filter { $0.1.isAsleep && sums.contains($0.0.source) }.map(\.0.source))
        isInOrder = summed == nil
        if let alone = summed ?? staged {
            pieces = SleepPainter.pieces(of: told.filter { $0.0.source == alone && $0.1 != .inBed })
            sources = [alone]
        } else {
            let asleep = seen.filter { $0.1.isAsleep }
            pieces = Self.pieces(of: TimeCover(asleep.map(\.0.moments)))
            sources = Set((asleep.isEmpty ? told : asleep).map(\.0.source))
        }
        let beds = told.filter { $0.1 == .inBed }.map(\.0.moments)
        let bed = TimeCover(beds + pieces.map(\.moments))
        let ends = (pieces.isEmpty ? beds : pieces.map(\.moments))
        let extent = (ends.map(\.lowerBound).min() ?? 0)..<(ends.map(\.upperBound).max() ?? 0)
        inBed = beds.isEmpty ? extent.length : bed.seconds
        moments =
            beds.isEmpty
            ? extent
            : (bed.ranges.first?.lowerBound ?? extent.lowerBound)..<(bed.ranges.last?.upperBound ?? extent.upperBound)
        let startOffset = samples.min { ($0.start, $0.source) < ($1.start, $1.source) }?.offset ?? 0
        self.startOffset = startOffset
        endOffset = samples.max { ($0.end, $0.source) < ($1.end, $1.source) }?.offset ?? 0
        let end = max(moments.upperBound, samples.map(\.start).max() ?? 0)
        let changed = samples.filter { $0.offset != startOffset }.map(\.start).min() ?? end
        let kept = samples.filter { $0.offset == startOffset && $0.start <= changed }.map(\.start).max() ?? changed
        change = kept..<changed
        accounts = Dictionary(grouping: told, by: \.0.source).mapValues { Account($0) }
            .filter { $0.value.asleep > 0 || $0.value.inBed > 0 }
    }

    /// Seconds asleep; nil where nobody noted whether somebody was.
    package var asleep: Int64? {
        pieces.isEmpty ? nil : pieces.reduce(0) { $0 + ($1.value.isAsleep ? $1.moments.length : 0) }
    }

    /// Seconds awake between falling asleep and waking for good.
    package var awakeWithin: Int64 {
        let asleep = pieces.filter { $0.value.isAsleep }
        guard let first = asleep.first, let last = asleep.last else { return 0 }
        let within = first.moments.lowerBound..<last.moments.upperBound
        return pieces.reduce(0) { sum, piece in
            sum + (piece.value == .awake ? piece.moments.clamped(to: within).length : 0)
        }
    }

    /// The share of the time in bed that was slept.
    package var efficiency: Double? {
        asleep.flatMap { inBed > 0 ? Double($0) / Double(inBed) : nil }
    }

    /// The day on which somebody woke from it.
    package var wakeDay: LocalDay { LocalDay(of: (pieces.last?.moments ?? moments).upperBound - 1, offset: endOffset) }

    private static func pieces(of asleep: TimeCover) -> [SleepPiece] {
        var pieces: [SleepPiece] = []
        for range in asleep.ranges {
            if let last = pieces.last { pieces.append(SleepPiece(.awake, last.moments.upperBound..<range.lowerBound)) }
            pieces.append(SleepPiece(.asleep, range))
        }
        return pieces
    }
}

extension SleepBlock.Account {
    fileprivate init(_ told: [(HealthSample, SleepValue)]) {
        asleep = TimeCover(told.filter { $0.1.isAsleep }.map(\.0.moments)).seconds
        inBed = TimeCover(told.filter { $0.1 == .inBed }.map(\.0.moments)).seconds
        hasStages = told.contains { $0.1.isStage }
    }
}
