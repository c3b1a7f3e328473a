/// The screen for reading: whose it is, and the stories that their feeds have brought.
package final class StoriesController: ScreenController {
    private let profile: Profile
    private let shelf: any StoryShelf
    private let clock: LocalClock

    package init(_ profile: Profile, shelf: any StoryShelf, clock: LocalClock) {
        self.profile = profile
        self.shelf = shelf
        self.clock = clock
        super.init(identifier: "stories")
        // The stories are, and so far what is said around them.
        traitOverrides.language = .english
    }

    package override var title: String { inheritedTraits.words.frame.screens.stories }
    package override var headline: String { "Something to read" }
    package override var introduction: String? {
        "Kept until it is read. Nothing counts, and nothing runs on by itself."
    }
    package override var badge: String? { inheritedTraits.words.frame.bar.sampleData }
    package override var sky: Sky { .rain }

    package override func makeWidgets() -> [Controller] {
        [FeedController(ProfileController(profile), ReaderController(shelf: shelf, clock: clock))]
    }
}
