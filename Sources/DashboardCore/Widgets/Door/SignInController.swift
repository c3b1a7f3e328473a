package import Markup

/// What those see who are not in: a door, and how it opens.
package final class SignInController: ScreenController {
    private let form: SignInForm

    /// Makes a door that leads where the form says.
    package init(_ form: SignInForm) {
        self.form = form
        super.init(identifier: "sign-in")
        // Nobody chooses anything here, so there is nothing to keep.
        restorationIdentifier = nil
    }

    package override var headline: String { traits.words.frame.door.motto }
    package override var frame: ScreenFrame { .door }
    package override var sky: Sky { .dusk }
    package override var root: FragmentRoot { FragmentRoot(.div, classes: "entry") }
    package override var content: any Markup {
        SignInView(entry: form, id: elementID, icons: traits.icons, words: traits.words.frame.door)
    }
    package override var arrangesChildren: Bool { false }
}
