/// A moment at which clocks are put forward or back, in seconds since 1970.
package struct ZoneChange: Hashable, Sendable {
    package let moment: Int
    package let before: ZoneOffset
    package let after: ZoneOffset

    package init(moment: Int, before: ZoneOffset, after: ZoneOffset) {
        self.moment = moment
        self.before = before
        self.after = after
    }
}
