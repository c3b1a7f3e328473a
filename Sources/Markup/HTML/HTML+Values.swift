// What attributes say where HTML has a closed set of words.
extension HTML {
    /// A direction of writing.
    public enum Direction: String, Sendable {
        /// From left to right.
        case leftToRight = "ltr"
        /// From right to left.
        case rightToLeft = "rtl"
        /// As the text itself begins.
        case auto
    }

    /// How a popover closes.
    public enum Popover: String, Sendable {
        /// By a click elsewhere, and when another opens.
        case auto
        /// As `auto`, and it leaves others open.
        case hint
        /// Only when told.
        case manual
    }

    /// What a button does to a popover.
    public enum PopoverAction: String, Sendable {
        /// Opens and closes.
        case toggle
        /// Opens.
        case show
        /// Closes.
        case hide
    }

    /// What a button tells another element.
    public enum Command: String, Sendable {
        /// A dialog opens above all else.
        case showModal = "show-modal"
        /// A dialog closes.
        case close
        /// A dialog is asked to close.
        case requestClose = "request-close"
        /// A popover opens.
        case showPopover = "show-popover"
        /// A popover closes.
        case hidePopover = "hide-popover"
        /// A popover opens or closes.
        case togglePopover = "toggle-popover"
    }

    /// What closes a dialog.
    public enum ClosedBy: String, Sendable {
        /// Also a click outside.
        case any
        /// The Escape key and its like.
        case closeRequest = "closerequest"
        /// Only the page itself.
        case none
    }

    /// When something is fetched.
    public enum Loading: String, Sendable {
        /// When it comes near the window.
        case lazy
        /// At once.
        case eager
    }

    /// Whether the page waits for a picture.
    public enum Decoding: String, Sendable {
        /// It does not.
        case `async`
        /// It does.
        case sync
        /// As the browser thinks.
        case auto
    }

    /// What is fetched before something plays.
    public enum Preload: String, Sendable {
        /// Nothing.
        case none
        /// Its length and size.
        case metadata
        /// All of it.
        case auto
    }

    /// What a track holds.
    public enum TrackKind: String, Sendable {
        /// What is said, translated.
        case subtitles
        /// What is heard.
        case captions
        /// What is seen.
        case descriptions
        /// The names of parts.
        case chapters
        /// Data for scripts.
        case metadata
    }

    /// The outline of a link in a picture.
    public enum AreaShape: String, Sendable {
        /// A rectangle.
        case rectangle = "rect"
        /// A circle.
        case circle
        /// Straight lines.
        case polygon = "poly"
        /// All the rest.
        case `default`
    }

    /// Which cells another names.
    public enum Scope: String, Sendable {
        /// Those of its row.
        case row
        /// Those of its column.
        case column = "col"
        /// Those of its group of rows.
        case rowGroup = "rowgroup"
        /// Those of its group of columns.
        case columnGroup = "colgroup"
    }

    /// How entries are numbered.
    public enum OrderedListType: String, Sendable {
        /// 1, 2, 3.
        case decimal = "1"
        /// a, b, c.
        case lowerAlpha = "a"
        /// A, B, C.
        case upperAlpha = "A"
        /// i, ii, iii.
        case lowerRoman = "i"
        /// I, II, III.
        case upperRoman = "I"
    }
}
