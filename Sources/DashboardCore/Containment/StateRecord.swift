/// What is kept of one controller: where it stands in the line of restoration identifiers, and the visitor's choices.
public struct StateRecord: Equatable, Sendable {
    /// Restoration identifiers from the first saved controller down, joined by slashes.
    public var path: String
    /// Whether the visitor has put it away.
    public var isHidden = false
    /// The restoration identifier of a tab container's selected tab.
    public var selected: String?
    /// The restoration identifiers of a navigation's stack, from the bottom.
    public var stack: [String]?
    /// The controller's own entries.
    public var state: [String: String] = [:]

    /// Starts a record for one place in the tree.
    public init(path: String) {
        self.path = path
    }
}
