/// What stands around a screen on its page.
public enum ScreenFrame: Sendable {
    /// The sky with the navigation above it, and the colophon below.
    case page
    /// Nothing: it fills a wall, leads nowhere, and no navigation leads to it.
    case wall
    /// The evening sky beside it: it is a door, and leads nowhere else.
    case door
}
