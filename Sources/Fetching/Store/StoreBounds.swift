/// How much a store of answers keeps; beyond that the oldest goes.
package struct StoreBounds: Hashable, Sendable {
    package let entries: Int
    package let bytes: Int

    /// Bounds of at least one answer.
    package init(entries: Int = 500, bytes: Int = 64 << 20) {
        precondition(entries > 0 && bytes > 0, "a store has room for something")
        self.entries = entries
        self.bytes = bytes
    }
}
