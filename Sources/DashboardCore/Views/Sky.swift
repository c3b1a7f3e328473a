/// The sky above a page: a picture, and the page's only accent.
public enum Sky: String, Sendable, CaseIterable {
    /// A day without clouds.
    case clearDay = "clear-day"
    /// Nothing to see: for what is not there.
    case fog
    /// Something is wrong here.
    case storm
}
