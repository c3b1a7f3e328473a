/// What samples of something that adds up come to, each moment counted once.
///
/// A watch and a phone both count the steps of one walk. As in the Health app, sources are never added up where they
/// overlap: at each moment the most believed source that covers it counts, and what others say of it is put aside. A
/// sample of which another source covers a part counts for the rest of its time, as if its value were spread evenly.
///
/// At the edges:
/// - A source covers the time of its samples and nothing in between: where a watch is silent, the phone counts.
/// - A range has its start and not its end, so two samples that touch do not overlap. A moment is one second long.
/// - Samples of one source that overlap all count. The Health app merges sources and not samples, and a device that writes
///   two at once has counted two things; what was written twice over is one row in the store.
/// - Moments come before days: who counts is decided on the line of time, and then each portion goes to the date that its
///   own sample's clocks showed.
package struct Tally: Hashable, Sendable {
    /// Some time of one sample, with its share of the value.
    package struct Portion: Hashable, Sendable {
        package let source: Int32
        package let moments: Range<Int64>
        /// Of the sample's clocks, in seconds ahead of UTC.
        package let offset: Int32
        package let amount: Double
    }

    /// What adds up, in time order.
    package internal(set) var counted: [Portion] = []
    /// What would have been counted twice, in time order.
    package internal(set) var ignored: [Portion] = []

    /// Counts samples of one kind, in whatever order they come.
    package init(_ samples: [HealthSample], in order: SourceOrder) {
        var cover = TimeCover()
        let sources = Dictionary(grouping: samples, by: \.source)
            .sorted { (order.rank(of: $0.key), $0.key) < (order.rank(of: $1.key), $1.key) }
        for (index, (_, samples)) in sources.enumerated() {
            for sample in samples { take(sample, beside: cover) }
            if index < sources.count - 1 { cover.add(samples.map(\.moments)) }
        }
        counted.sort(by: Portion.precedes)
        ignored.sort(by: Portion.precedes)
    }

    /// The sum; nil where nobody has counted anything, which is not nought.
    package var total: Double? { counted.isEmpty ? nil : counted.reduce(0) { $0 + $1.amount } }

    /// What of it falls on a day; a portion across midnight is split by its share of time.
    package func on(_ day: LocalDay) -> Tally {
        var tally = self
        tally.counted = counted.compactMap { $0.on(day) }
        tally.ignored = ignored.compactMap { $0.on(day) }
        return tally
    }

    private mutating func take(_ sample: HealthSample, beside cover: TimeCover) {
        let moments = sample.moments
        for part in cover.parts(of: moments) {
            let share = Double(part.range.length) / Double(moments.length)
            let portion = Portion(
                source: sample.source,
                moments: part.range,
                offset: sample.offset,
                amount: sample.value * share
            )
            if part.isCovered { ignored.append(portion) } else { counted.append(portion) }
        }
    }
}

extension Tally.Portion {
    /// By time, and then by all the rest, so that the order of rows decides nothing.
    static func precedes(_ one: Tally.Portion, _ other: Tally.Portion) -> Bool {
        (one.moments.lowerBound, one.moments.upperBound, one.source, one.amount)
            < (other.moments.lowerBound, other.moments.upperBound, other.source, other.amount)
    }

    /// The share of it that its own clocks give to a day.
    func on(_ day: LocalDay) -> Tally.Portion? {
        let part = moments.clamped(to: day.moments(offset: offset))
        guard !part.isEmpty else { return nil }
        return limited(to: part)
    }

    /// The share of it in a part of its time.
    func limited(to part: Range<Int64>) -> Tally.Portion {
        guard part != moments else { return self }
        let share = Double(part.length) / Double(moments.length)
        return Tally.Portion(source: source, moments: part, offset: offset, amount: amount * share)
    }
}
