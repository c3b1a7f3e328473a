/// What can be said of a value that has to be fetched.
public enum Phase: String, Sendable, CaseIterable {
    /// Nothing has come yet, and nothing has gone wrong.
    case loading
    /// The last answer was good.
    case ready
    /// There was a good answer once, but it is out of date or the last attempt failed.
    case stale
    /// There was never a good answer, and the last attempt failed.
    case failed
}
