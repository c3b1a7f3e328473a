// What accessibility attributes say.
extension HTML {
    /// On, off, or some of both.
    public enum Toggle: String, Sendable {
        /// On.
        case `true`
        /// Off.
        case `false`
        /// Some of both.
        case mixed
    }

    /// In which way something is the current one.
    public enum Current: String, Sendable {
        /// The page that is shown.
        case page
        /// The step that one is at.
        case step
        /// The place that one is at.
        case location
        /// Today.
        case date
        /// Now.
        case time
        /// In another way.
        case `true`
    }

    /// How soon a change is read aloud.
    public enum Live: String, Sendable {
        /// Not at all.
        case off
        /// When nothing else is read.
        case polite
        /// At once.
        case assertive
    }

    /// What opens.
    public enum HasPopup: String, Sendable {
        /// A menu.
        case menu
        /// A list to choose from.
        case listbox
        /// A tree.
        case tree
        /// A grid.
        case grid
        /// A dialog.
        case dialog
    }

    /// How a table is sorted.
    public enum Sort: String, Sendable {
        /// The least first.
        case ascending
        /// The greatest first.
        case descending
        /// Not by this column.
        case none
        /// In another way.
        case other
    }

    /// Which way something lies.
    public enum Orientation: String, Sendable {
        /// From side to side.
        case horizontal
        /// Up and down.
        case vertical
    }
}
