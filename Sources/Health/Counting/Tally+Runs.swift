extension Tally {
    /// A time in which one source was believed and nobody else counted.
    package struct Run: Hashable, Sendable {
        package let source: Int32
        /// From its first portion to the end of its last one; in between there may be silence.
        package fileprivate(set) var moments: Range<Int64>
        /// Of the clocks at the beginning.
        package let offset: Int32
        package fileprivate(set) var amount: Double
        /// What others said of the same moments.
        package fileprivate(set) var ignored: [Int32: Double] = [:]
    }

    /// Why the sum is what it is: who was believed when, and what was put aside for it.
    package var runs: [Run] {
        var runs: [Run] = []
        for portion in counted {
            if let last = runs.last, last.source == portion.source {
                let end = max(last.moments.upperBound, portion.moments.upperBound)
                runs[runs.count - 1].moments = last.moments.lowerBound..<end
                runs[runs.count - 1].amount += portion.amount
            } else {
                runs.append(
                    Run(
                        source: portion.source,
                        moments: portion.moments,
                        offset: portion.offset,
                        amount: portion.amount
                    )
                )
            }
        }
        var first = 0
        for portion in ignored {
            while first < runs.count, runs[first].moments.upperBound <= portion.moments.lowerBound { first += 1 }
            var index = first
            while index < runs.count, runs[index].moments.lowerBound < portion.moments.upperBound {
                let part = portion.moments.clamped(to: runs[index].moments)
                if !part.isEmpty {
                    runs[index].ignored[portion.source, default: 0] += portion.limited(to: part).amount
                }
                index += 1
            }
        }
        return runs
    }
}
