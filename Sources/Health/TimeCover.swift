/// Moments that are spoken for: ranges in time order that neither overlap nor touch.
package struct TimeCover: Hashable, Sendable {
    package private(set) var ranges: [Range<Int64>] = []

    /// Covers all of the ranges, in whatever order they come.
    package init(_ ranges: [Range<Int64>] = []) {
        add(ranges)
    }

    /// How many seconds are covered.
    package var seconds: Int64 { ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }

    /// Covers these as well.
    package mutating func add(_ more: [Range<Int64>]) {
        let all = (ranges + more.filter { !$0.isEmpty }).sorted {
            ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
        }
        ranges.removeAll(keepingCapacity: true)
        for range in all {
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// A range cut where the cover begins and ends, each part with whether it is covered, in time order.
    package func parts(of range: Range<Int64>) -> [(range: Range<Int64>, isCovered: Bool)] {
        var parts: [(range: Range<Int64>, isCovered: Bool)] = []
        var place = range.lowerBound
        var index = firstIndex(endingAfter: place)
        while place < range.upperBound {
            guard index < ranges.count, ranges[index].lowerBound < range.upperBound else {
                parts.append((place..<range.upperBound, false))
                break
            }
            let next = ranges[index]
            if next.lowerBound > place { parts.append((place..<next.lowerBound, false)) }
            let end = min(next.upperBound, range.upperBound)
            parts.append((max(place, next.lowerBound)..<end, true))
            place = end
            index += 1
        }
        return parts
    }

    private func firstIndex(endingAfter moment: Int64) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Range<Int64> {
    /// In seconds.
    package var length: Int64 { upperBound - lowerBound }
}
