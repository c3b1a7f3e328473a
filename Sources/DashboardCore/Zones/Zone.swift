/// A time zone: how far its clocks are ahead of UTC at any moment, past and future.
///
/// The past is a table and the future a rule, both read from the file that every Unix has for the zone. The file's bytes
/// come in through the initialiser, so nothing here touches a disk.
package struct Zone: Hashable, Sendable {
    package let name: ZoneName

    private let moments: [Int]
    private let brought: [Int]
    private let offsets: [ZoneOffset]
    private let rule: ZoneRule?

    /// Reads a file in the binary form of RFC 8536.
    package init(_ name: ZoneName, file bytes: [UInt8]) throws(ZoneError) {
        let file = try ZoneFile(bytes)
        self.name = name
        moments = file.moments
        brought = file.brought
        offsets = file.offsets
        rule = file.rule
    }

    /// What clocks say at a moment in seconds since 1970.
    package func offset(at moment: Int) -> ZoneOffset {
        // No date that anybody means lies farther away, and no sum overflows.
        let moment = min(max(moment, -Self.horizon), Self.horizon)
        guard let last = moments.last else { return rule?.offset(at: moment) ?? offsets[0] }
        if moment >= last, let rule { return rule.offset(at: moment) }
        let index = count(until: moment)
        return index == 0 ? offsets[0] : offsets[brought[index - 1]]
    }

    /// The changes of clocks within at most 350 days, in time order; those that change no more than the name are left out.
    package func changes(in range: Range<Int>) -> [ZoneChange] {
        precondition(
            range.count <= 350 * .secondsInDay,
            "changes are looked for within 350 days, not \(range.count) seconds"
        )
        var found = Array(moments[count(until: range.lowerBound - 1)..<count(until: range.upperBound - 1)])
        if let rule {
            let last = moments.last ?? .min
            found += rule.changes(around: range.lowerBound).map(\.moment).filter { range.contains($0) && $0 > last }
        }
        return found.map { ZoneChange(moment: $0, before: offset(at: $0 - 1), after: offset(at: $0)) }
            .filter { $0.before.seconds != $0.after.seconds }
    }

    /// Some thirty million years.
    private static let horizon = 1_000_000_000_000_000

    /// How many of the table's changes have happened at a moment.
    private func count(until moment: Int) -> Int {
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle] <= moment { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
