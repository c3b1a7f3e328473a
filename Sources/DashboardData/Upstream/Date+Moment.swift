package import Fetching
package import FoundationEssentials

extension Date {
    /// The same point in time.
    package init(_ moment: Moment) {
        self.init(milliseconds: moment.milliseconds)
    }
}

extension Moment {
    /// The same point in time, in whole milliseconds.
    package init(_ date: Date) {
        self.init(milliseconds: Int((date.timeIntervalSince1970 * 1000).rounded(.down)))
    }
}
