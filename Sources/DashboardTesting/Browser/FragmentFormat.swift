/// A form in which a fragment can be fetched.
public enum FragmentFormat: String, CaseIterable, Sendable {
    /// The element itself.
    case html
    /// What it shows, for a program.
    case json
    /// What it shows, for a terminal.
    case text = "txt"
    /// Its picture.
    case svg

    /// What stands behind the path.
    var suffix: String { self == .html ? "" : "." + rawValue }
}
