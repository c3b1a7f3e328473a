/// The sleep from which somebody woke on one day: the night, and naps apart from it.
///
/// Samples of being asleep with less than three hours between them are one sleep. It belongs to the day on which it ends,
/// whole, however long before midnight it began. The longest one is the night; but what is short and in the middle of the
/// day is a nap, even where it was longer than a bad night or there was no night that anybody saw.
package struct SleepDay: Hashable, Sendable {
    /// What is farther apart is not one sleep, in seconds.
    static let pause: Int64 = 3 * 3600
    /// A sleep shorter than such a pause that lies within these hours of the day is a nap.
    private static let hoursOfNaps = 10...21

    package let night: SleepBlock?
    /// In time order.
    package let naps: [SleepBlock]

    /// Finds what ends on a day among samples of sleep, which should reach a day farther to both sides.
    package init(_ day: LocalDay, of samples: [HealthSample], in order: SourceOrder, sums: Set<Int32> = []) {
        self.init(day, among: Self.blocks(of: samples, in: order, sums: sums))
    }

    /// Finds what ends on a day among sleeps that were resolved before.
    package init(_ day: LocalDay, among blocks: [SleepBlock]) {
        let blocks = blocks.filter { $0.wakeDay == day }
        night = blocks.filter { !Self.isNap($0) }.max { one, other in
            // Of two that are equally long the earlier one is the night.
            (one.asleep ?? -1, one.inBed, other.moments.lowerBound)
                < (other.asleep ?? -1, other.inBed, one.moments.lowerBound)
        }
        naps = blocks.filter { [night] in $0 != night && $0.asleep != nil }
    }

    /// All the sleeps that samples tell of, for whoever asks for many days; of some sources only the sums of nights come.
    package static func blocks(
        of samples: [HealthSample],
        in order: SourceOrder,
        sums: Set<Int32> = []
    ) -> [SleepBlock] {
        groups(of: NightSums.laid(samples, by: sums)).map { SleepBlock($0, in: order, sums: sums) }
    }

    private static func isNap(_ block: SleepBlock) -> Bool {
        guard (block.asleep ?? block.inBed) < pause else { return false }
        let hours = [(block.moments.lowerBound, block.startOffset), (block.moments.upperBound, block.endOffset)]
        return hours.allSatisfy { moment, offset in
            let second = (moment + Int64(offset)) % LocalDay.length
            return hoursOfNaps.contains(Int((second + LocalDay.length) % LocalDay.length / 3600))
        }
    }

    /// Samples by the sleep that they belong to; those of being asleep decide, and the others join them.
    private static func groups(of samples: [HealthSample]) -> [[HealthSample]] {
        var groups: [(moments: Range<Int64>, samples: [HealthSample])] = []
        let known = samples.filter { $0.sleep != nil }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        for sample in known where sample.sleep?.isAsleep == true {
            if let last = groups.last, sample.start - last.moments.upperBound < pause {
                let end = max(last.moments.upperBound, sample.moments.upperBound)
                groups[groups.count - 1].moments = last.moments.lowerBound..<end
                groups[groups.count - 1].samples.append(sample)
            } else {
                groups.append((sample.moments, [sample]))
            }
        }
        let sleeps = groups.map(\.moments)
        var beds: [HealthSample] = []
        for sample in known where sample.sleep?.isAsleep == false {
            if let index = nearest(sample.moments, among: sleeps) {
                groups[index].samples.append(sample)
            } else if sample.sleep == .inBed {
                beds.append(sample)
            }
        }
        return groups.map(\.samples) + bare(beds)
    }

    /// The sleep that shares most time with a range, or else is nearest to it and not too far away.
    private static func nearest(_ range: Range<Int64>, among sleeps: [Range<Int64>]) -> Int? {
        let distances = sleeps.indices.map { index in
            let shared = range.clamped(to: sleeps[index]).length
            let gap = max(sleeps[index].lowerBound - range.upperBound, range.lowerBound - sleeps[index].upperBound)
            return (index: index, distance: shared > 0 ? -shared : max(0, gap))
        }
        return distances.filter { $0.distance < pause }.min { $0.distance < $1.distance }?.index
    }

    /// Times in bed of which nobody noted whether they were slept.
    private static func bare(_ beds: [HealthSample]) -> [[HealthSample]] {
        beds.reduce(into: []) { groups, sample in
            let end = groups.last?.map(\.moments.upperBound).max() ?? .min
            if !groups.isEmpty, sample.start - end < pause {
                groups[groups.count - 1].append(sample)
            } else {
                groups.append([sample])
            }
        }
    }
}
