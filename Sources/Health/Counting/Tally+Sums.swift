extension Tally {
    /// Counts what devices tell, and takes a sum over all of them in its place where that knows more.
    ///
    /// A sum is taken whole or not at all: then nothing else of its time counts. It is taken where no device has told
    /// anything, and beyond the time that devices have told where it is larger than what they had told by then.
    package init(_ samples: [HealthSample], in order: SourceOrder, beside sums: PushedSums) {
        self.init(samples.filter { !sums.contains($0) }, in: order)
        let stretches = samples.filter { sums.contains($0) }.map { SumStretch($0) }
        // The narrow ones first, so that a wide one is held against everything that is known within it.
        for (_, level) in Dictionary(grouping: stretches, by: \.length).sorted(by: { $0.key < $1.key }) {
            weigh(Self.distinct(level), sums)
        }
    }

    /// In time order; of several sums of the same the largest.
    private static func distinct(_ stretches: [SumStretch]) -> [SumStretch] {
        let sorted = stretches.sorted {
            ($0.widest.lowerBound, $0.sample.start, $0.sample.value)
                < ($1.widest.lowerBound, $1.sample.start, $1.sample.value)
        }
        return sorted.reduce(into: []) { distinct, stretch in
            guard let last = distinct.last, last.isSame(as: stretch) else { return distinct.append(stretch) }
            if last.sample.value < stretch.sample.value { distinct[distinct.count - 1] = stretch }
        }
    }

    private mutating func weigh(_ stretches: [SumStretch], _ sums: PushedSums) {
        var taken: [Portion] = []
        // Which parts of what counted so far give way, by the place of each portion.
        var gone: [Int: [Range<Int64>]] = [:]
        var first = 0
        for stretch in stretches {
            while first < counted.count, counted[first].moments.upperBound <= stretch.widest.lowerBound { first += 1 }
            var parts: [(place: Int, moments: Range<Int64>)] = []
            var (amount, isTold) = (0.0, false)
            for place in first..<counted.count {
                let portion = counted[place]
                guard portion.moments.lowerBound < stretch.widest.upperBound else { break }
                let part = portion.moments.clamped(to: stretch.moments(offset: portion.offset))
                guard !part.isEmpty else { continue }
                parts.append((place, part))
                amount += portion.limited(to: part).amount
                isTold = isTold || !sums.sources.contains(portion.source)
            }
            guard
                parts.isEmpty
                    || (!isTold || sums.reaches(beyond: stretch.moments.upperBound))
                        && stretch.sample.value > amount + abs(amount) * Self.noise
            else { continue }
            for (place, part) in parts { gone[place, default: []].append(part) }
            taken.append(Portion(stretch, asOf: sums.asOf))
        }
        guard !taken.isEmpty else { return }
        give(way: gone, to: taken, sums)
    }

    /// What differs by less is the same number in another unit.
    private static let noise = 1e-9

    private mutating func give(way gone: [Int: [Range<Int64>]], to taken: [Portion], _ sums: PushedSums) {
        let before = counted
        counted = taken
        for (place, portion) in before.enumerated() {
            guard let ranges = gone[place] else {
                counted.append(portion)
                continue
            }
            for part in TimeCover(ranges).parts(of: portion.moments) {
                let share = portion.limited(to: part.range)
                // A smaller sum of the same app is nothing that anybody has put aside.
                if !part.isCovered {
                    counted.append(share)
                } else if !sums.sources.contains(share.source) {
                    ignored.append(share)
                }
            }
        }
        counted.sort(by: Portion.precedes)
        ignored.sort(by: Portion.precedes)
    }
}

extension Tally.Portion {
    /// The whole of a sum, up to when it can have been known.
    fileprivate init(_ stretch: SumStretch, asOf: Int64?) {
        let moments = stretch.moments
        let end = min(moments.upperBound, max(asOf ?? .max, moments.lowerBound + 1))
        self.init(
            source: stretch.sample.source,
            moments: moments.lowerBound..<end,
            offset: stretch.sample.offset,
            amount: stretch.sample.value
        )
    }
}
