/// How many calls were made in one slice of a rate's window, as it is kept on disk.
package struct Spending: Hashable, Sendable {
    /// How many slices a window has; the more, the later a call is forgotten too late.
    static let slices = 60

    /// The length of the window in milliseconds, by which a rate is known.
    package let window: Int
    /// Which slice, counted from 1970.
    package let slice: Int
    /// How many calls were made in it.
    package let calls: Int

    /// A count as it was kept.
    package init(window: Int, slice: Int, calls: Int) {
        self.window = window
        self.slice = slice
        self.calls = calls
    }

    /// The first slice that still counts when this one is the present.
    package var oldestSlice: Int { slice - Self.slices }

    /// The length of a slice in milliseconds.
    static func width(of window: Int) -> Int { (window + slices - 1) / slices }
}
