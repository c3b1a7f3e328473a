/// Where a controller stands between off screen and on screen.
enum Appearance: UInt8 {
    /// Off screen, and everybody knows.
    case disappeared
    /// `willAppear` was sent, `didAppear` waits for the commit.
    case appearing
    /// On screen.
    case appeared
    /// `willDisappear` was sent, `didDisappear` waits for the commit.
    case disappearing

    /// The last message was one of appearing.
    var isLive: Bool { self == .appearing || self == .appeared }
}

/// The unfinished half of an appearance: what a controller keeps between its will-message and its did-message.
final class Change {
    /// The stage whose commit finishes it.
    weak var stage: Stage?
    /// The controller's own place in the queue; nil if an ancestor's entry covers it.
    var entry: AppearanceQueue.Entry?
    /// The turn of the stage in which it began.
    ///
    /// A commit leaves alone what began while it was at work.
    var turn: Int
    /// Whether `isAppearing` has been sent.
    var isAnnounced = false

    init(stage: Stage?, entry: AppearanceQueue.Entry?) {
        self.stage = stage
        self.entry = entry
        turn = stage?.turn ?? 0
    }
}
