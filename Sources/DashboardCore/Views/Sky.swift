/// The sky above a page: a picture, and the page's only accent.
public enum Sky: String, Sendable, CaseIterable {
    /// A day without clouds.
    case clearDay = "clear-day"
    /// A night without clouds.
    case clearNight = "clear-night"
    /// Clouds, and nothing that falls from them.
    case cloudy
    /// Rain.
    case rain
    /// Snow.
    case snow
    /// Nothing to see: for what is not there.
    case fog
    /// Something is wrong here.
    case storm
    /// The sun is about to rise.
    case dawn
    /// The sun has just set.
    case dusk
}
