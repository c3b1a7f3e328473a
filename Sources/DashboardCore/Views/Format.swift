/// The forms in which a controller can show itself.
public enum Format: String, Sendable, CaseIterable {
    /// A part of a page.
    case html
    /// The model, for programs.
    case json
    /// A sentence or a small table, for a terminal or to be heard.
    case text = "txt"
    /// A picture that stands alone.
    case picture = "svg"
}
