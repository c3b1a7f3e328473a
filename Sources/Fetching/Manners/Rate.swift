/// At most so many calls in any stretch of time of that length.
package struct Rate: Hashable, Sendable {
    package let calls: Int
    package let window: Duration

    /// A limit; one that allows nothing, or has no length, is a programming error.
    package init(_ calls: Int, per window: Duration) {
        precondition(calls > 0 && window >= .milliseconds(1), "a rate allows something in some time")
        self.calls = calls
        self.window = window
    }
}
