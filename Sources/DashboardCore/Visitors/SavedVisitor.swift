public import FoundationEssentials

/// What a store knows of one visitor.
public struct SavedVisitor: Equatable, Sendable {
    /// The choices, by the screen that they were made on.
    public var screens: [Identifier: StateSnapshot]
    /// When a change or a visit was last written down.
    public var lastSeen: Date
    /// Whether the cookie ever came back; a script that throws its cookies away never does.
    public var hasReturned: Bool

    /// Describes one visitor.
    public init(screens: [Identifier: StateSnapshot] = [:], lastSeen: Date, hasReturned: Bool = false) {
        self.screens = screens
        self.lastSeen = lastSeen
        self.hasReturned = hasReturned
    }
}
