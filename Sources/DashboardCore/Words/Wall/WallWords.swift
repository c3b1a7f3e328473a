/// What one language says on a wall, beyond what it says elsewhere.
package struct WallWords: Sendable {
    /// What the panels are called together.
    let panels: String
}
