/// A text that is used but never shown, be it printed, interpolated or dumped.
struct Sealed: Hashable, Sendable {
    let text: String
}

extension Sealed: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "…" }
    var debugDescription: String { "…" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
