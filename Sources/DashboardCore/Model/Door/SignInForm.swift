package import Markup

/// What stands in the form by which one comes in, and around it.
package struct SignInForm: Equatable, Sendable {
    /// What the visitor asked for, by its title; nil where it was nothing in particular.
    package let asked: String?
    /// Where it is.
    package let landing: Link
    /// The name that was typed before.
    package let name: String
    /// What was the matter with the try before.
    package let trouble: SignInTrouble?

    /// Describes a form; the passphrase is never part of it.
    package init(asked: String?, landing: Link, name: String = "", trouble: SignInTrouble? = nil) {
        self.asked = asked
        self.landing = landing
        self.name = name
        self.trouble = trouble
    }
}
