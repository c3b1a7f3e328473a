public import FoundationEssentials

/// For how long, and how many, visitors are kept.
public struct VisitorPolicy: Equatable, Sendable {
    /// For how many seconds someone who came back is kept unseen.
    public var keepsReturned: Double
    /// For how many seconds someone who never came back is kept.
    public var keepsOthers: Double
    /// How many who never came back are kept; the oldest make room.
    public var mostOthers: Int
    /// How many are kept in all; those who never came back make room first, then those unseen for longest.
    public var most: Int
    /// How many sign-ins an account has; the one unseen for longest makes room.
    public var mostSignIns: Int

    /// Half a year and a day, 100,000 visitors of whom 10,000 never came back, and 100 sign-ins, unless told otherwise.
    public init(
        keepsReturned: Double = 180 * 86_400,
        keepsOthers: Double = 86_400,
        mostOthers: Int = 10_000,
        most: Int = 100_000,
        mostSignIns: Int = 100
    ) {
        precondition(mostOthers > 0 && most >= mostOthers, "A store keeps at least one visitor")
        precondition(mostSignIns > 0, "An account has room for one sign-in at least")
        self.keepsReturned = keepsReturned
        self.keepsOthers = keepsOthers
        self.mostOthers = mostOthers
        self.most = most
        self.mostSignIns = mostSignIns
    }

    /// Before when a visitor, or a sign-in as one who came back, must have been seen last to be forgotten now.
    public func horizon(hasReturned: Bool, now: Date) -> Date {
        now.addingTimeInterval(-(hasReturned ? keepsReturned : keepsOthers))
    }
}
