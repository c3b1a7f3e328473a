/// A controller whose source may have something new to say while it is on screen.
package protocol SourceFollower: Controller {
    /// Looks whether there is something new, and shows it.
    func followSource()
}

extension Controller {
    /// Has everybody look who follows a source, from here down.
    package func followSources() {
        (self as? any SourceFollower)?.followSource()
        for child in children { child.followSources() }
    }
}
