/// A point in time by the wall clock, to the millisecond, as it is kept on disk.
package struct Moment: InstantProtocol, Codable {
    /// Milliseconds since the start of 1970 in UTC.
    package let milliseconds: Int

    /// Beyond this, arithmetic stops; it is some hundred million years away.
    private static let edge = Int.max / 4

    /// A moment by its milliseconds since 1970.
    package init(milliseconds: Int) {
        self.milliseconds = min(max(milliseconds, -Self.edge), Self.edge)
    }

    /// A moment by its seconds since 1970.
    package init(seconds: Int) {
        self.init(milliseconds: min(max(seconds, -Self.edge / 1_000), Self.edge / 1_000) * 1_000)
    }

    /// The moment so much later.
    package func advanced(by duration: Duration) -> Moment {
        Moment(milliseconds: milliseconds + min(max(duration.milliseconds, -Self.edge), Self.edge))
    }

    /// The time from this moment to another.
    package func duration(to other: Moment) -> Duration { .milliseconds(other.milliseconds - milliseconds) }

    /// Whether the left moment comes first.
    package static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }
}

extension Duration {
    /// Whole milliseconds, rounded down.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        let whole = seconds.multipliedReportingOverflow(by: 1_000)
        guard !whole.overflow else { return seconds < 0 ? .min : .max }
        let (sum, overflow) = whole.partialValue.addingReportingOverflow(attoseconds / 1_000_000_000_000_000)
        return overflow ? (seconds < 0 ? .min : .max) : Int(sum)
    }
}
