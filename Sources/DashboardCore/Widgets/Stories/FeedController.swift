/// Somebody, and below that what they read: one under the other, each as tall as it would like to be.
package final class FeedController: ScrollController {
    private let profile: ProfileController
    private let reader: ReaderController

    package init(_ profile: ProfileController, _ reader: ReaderController) {
        self.profile = profile
        self.reader = reader
        super.init(identifier: "feed")
    }

    package override func didLoad() {
        do throws(ContainmentError) {
            try add(profile, reader)
        } catch {
            preconditionFailure(error.description)
        }
    }

    package override var title: String { "Profile and stories" }
    package override var allowsHiding: Bool { false }
    package override var root: FragmentRoot { FragmentRoot(.div, classes: "feed c12") }
}
