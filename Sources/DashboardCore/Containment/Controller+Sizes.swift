extension Controller {
    /// Gives this controller another size, and its children theirs (rule Z2).
    public final func resize(to newSize: Size) {
        visits += 1
        guard size != newSize else { return }
        let before = size
        if isLoaded { willTransition(to: newSize) }
        // A callback that resized again has had the last word.
        guard size == before else { return }
        size = newSize
        setNeedsRender()
        guard passesOnSizeAndTraits else { return }
        for child in children where child.parent === self { child.resize(to: size(forChild: child)) }
    }

    /// Tells the direct parent, which may pass it on (rule Z1).
    final func tellPreferredSize() {
        guard let parent, parent.isLoaded else { return }
        parent.preferredSizeDidChange(of: self)
    }

    /// A newcomer takes both from its parent without a word, and so does all below it.
    final func takeSizeAndTraits(from parent: Controller) {
        guard parent.passesOnSizeAndTraits else { return }
        take(parent.size(forChild: self))
        take(parent.traits)
    }

    private final func take(_ newSize: Size) {
        visits += 1
        guard size != newSize else { return }
        size = newSize
        guard passesOnSizeAndTraits else { return }
        for child in children { child.take(size(forChild: child)) }
    }

    private final func take(_ inherited: Traits) {
        inheritedTraits = inherited
        let effective = inherited.overridden(by: traitOverrides)
        guard traits != effective else { return }
        traits = effective
        guard passesOnSizeAndTraits else { return }
        for child in children { child.take(effective) }
    }
}
