/// What must not be forgotten of a host when the program starts anew.
package struct HostRecord: Sendable, Equatable {
    package var spendings: [Spending]
    /// Until when it wants to be left alone.
    package var restUntil: Moment?

    /// What is known; at first, nothing.
    package init(spendings: [Spending] = [], restUntil: Moment? = nil) {
        self.spendings = spendings
        self.restUntil = restUntil
    }
}
