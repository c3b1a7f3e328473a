package import Fetching
package import FoundationEssentials

extension Date {
    /// The same point in time.
    package init(_ moment: Moment) {
        self.init(milliseconds: moment.milliseconds)
    }
}
