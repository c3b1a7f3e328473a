extension Controller {
    /// Loads this controller and then what it displays, each at most once.
    ///
    /// A parent never waits for its children, and asking ``isLoaded`` loads nothing.
    public final func load() {
        visits += 1
        guard !isLoaded else { return }
        isLoaded = true
        setNeedsRender()
        didLoad()
        prepareToDisplay()
        loadDefault()
        for child in displayedChildren where stillDisplays(child) { child.load() }
    }

    /// Makes ready all that will appear with this controller (rule L2).
    final func prepareSubtree() {
        visits += 1
        prepareToDisplay()
        load()
        for child in displayedChildren where stillDisplays(child) { child.prepareSubtree() }
    }
}
