/// How a heart beat on one day.
///
/// Lowest, highest and mean are those of the samples, as the Health app has them: the mean is not weighted by time, so an
/// hour of effort, in which a watch measures every few seconds, counts for more than an hour at rest. Sources are not
/// weighed against each other either: two that measure at once are two measurements, and not twice the beats.
///
/// What an app has pushed of a stretch of time is a mean with the lowest and the highest of that stretch. The mean is taken
/// for a measurement where there is nothing finer; the ends count wherever devices have not told the whole stretch.
package struct PulseDay: Hashable, Sendable {
    /// A quarter of an hour as clocks on the wall have it; where clocks are put back, the same quarter comes twice.
    package struct Step: Hashable, Sendable {
        /// The first one begins at midnight.
        package let quarter: Int
        package fileprivate(set) var lowest: Double
        package fileprivate(set) var highest: Double
        package fileprivate(set) var count: Int
        fileprivate var sum: Double

        package var mean: Double { sum / Double(count) }

        fileprivate mutating func include(_ value: Double) {
            lowest = min(lowest, value)
            highest = max(highest, value)
        }
    }

    /// In seconds.
    package static let stepLength = 900
    /// A measurement stands for the time until the next one, and for no longer than this, in seconds.
    private static let longestSilence: Int64 = 300

    /// Those in which something was measured, the earliest first.
    package let steps: [Step]
    package let lowest: HealthSample
    /// The first one of several; one that is longer than a moment was the highest of that time.
    package let highest: HealthSample
    package let mean: Double
    /// How many measurements each source has made.
    package let counts: [Int32: Int]

    private let samples: [HealthSample]

    /// Takes those samples that belong to the day, by the clocks at their start; nil where there is none.
    package init?(
        _ day: LocalDay,
        of samples: [HealthSample],
        ends: PulseEnds = PulseEnds(),
        beside sums: PushedSums = PushedSums()
    ) {
        let all = samples.filter { $0.day == day }.sorted {
            ($0.start, $0.end, $0.source, $0.value) < ($1.start, $1.end, $1.source, $1.value)
        }
        let ends = ends.standing(beside: all.filter { !sums.contains($0) }, sums)
        let samples = Self.finest(all, sums)
        guard let first = samples.first else { return nil }
        var steps: [Int: Step] = [:]
        var (lowest, highest, sum) = (first, first, 0.0)
        for sample in samples {
            let (quarter, value) = (sample.secondOfDay / Self.stepLength, sample.value)
            var step = steps[quarter] ?? Step(quarter: quarter, lowest: value, highest: value, count: 0, sum: 0)
            step.include(value)
            step.count += 1
            step.sum += value
            steps[quarter] = step
            if value < lowest.value { lowest = sample }
            if value > highest.value { highest = sample }
            sum += value
        }
        for sample in ends.lowest where sample.day == day {
            guard let quarter = Self.first(of: steps.keys, in: sample) else { continue }
            steps[quarter]?.include(sample.value)
            if sample.value < lowest.value { lowest = sample }
        }
        for sample in ends.highest where sample.day == day {
            guard let quarter = Self.first(of: steps.keys, in: sample) else { continue }
            steps[quarter]?.include(sample.value)
            if sample.value > highest.value { highest = sample }
        }
        self.steps = steps.values.sorted { $0.quarter < $1.quarter }
        (self.lowest, self.highest) = (lowest, highest)
        mean = sum / Double(samples.count)
        counts = samples.reduce(into: [:]) { $0[$1.source, default: 0] += 1 }
        self.samples = samples
    }

    /// Without means of a time of which something finer is known; samples come in time order.
    private static func finest(_ samples: [HealthSample], _ sums: PushedSums) -> [HealthSample] {
        samples.filter { sample in
            guard sums.contains(sample) else { return true }
            return !holds(sample, anyOf: samples) { other in
                !sums.contains(other) || other.moments.length < sample.moments.length
            }
        }
    }

    /// Whether any of some samples, which come in time order, began within another one.
    static func holds(
        _ stretch: HealthSample,
        anyOf samples: [HealthSample],
        _ counts: (HealthSample) -> Bool = { _ in true }
    ) -> Bool {
        let moments = SumStretch(stretch).moments
        var (low, high) = (0, samples.count)
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].start < moments.lowerBound { low = middle + 1 } else { high = middle }
        }
        return samples[low...].prefix { $0.start < moments.upperBound }.contains(where: counts)
    }

    /// The quarter of an hour at which the ends of a stretch are drawn: the first in which anything is known.
    private static func first(of quarters: some Sequence<Int>, in stretch: HealthSample) -> Int? {
        let seconds = stretch.secondOfDay..<stretch.secondOfDay + Int(SumStretch(stretch).moments.length)
        let range = seconds.lowerBound / stepLength...(seconds.upperBound - 1) / stepLength
        return quarters.filter { range.contains($0) }.min()
    }

    /// How much of the measured time the pulse was under the first bound, between each two, and over the last.
    package func shares(between bounds: [Double]) -> [Double] {
        var seconds = [Int64](repeating: 0, count: bounds.count + 1)
        for (index, sample) in samples.enumerated() {
            let end = index + 1 < samples.count ? samples[index + 1].start : sample.moments.upperBound
            let zone = bounds.firstIndex { sample.value < $0 } ?? bounds.count
            seconds[zone] += min(max(end - sample.start, 0), Self.longestSilence)
        }
        let whole = seconds.reduce(0, +)
        return seconds.map { whole > 0 ? Double($0) / Double(whole) : 0 }
    }
}
