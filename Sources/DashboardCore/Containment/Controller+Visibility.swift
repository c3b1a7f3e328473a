extension Controller {
    /// Whether neither this controller nor anybody above it is hidden.
    public final var isVisible: Bool {
        var node: Controller? = self
        while let current = node {
            if current.hiddenFlag { return false }
            node = current.parent
        }
        return true
    }

    /// Takes the controller out of its place before the visitor's eyes; what it is doing goes on.
    public final func show() { isHidden = false }

    /// Puts the controller back before the visitor's eyes.
    public final func hide() { isHidden = true }

    /// Sets the flag, and tells those whose effective visibility it changes (rules V1 to V3).
    final func changeVisibility(hidden: Bool) {
        guard hiddenFlag != hidden else { return }
        hiddenFlag = hidden
        setNeedsRender()
        if let parent, parent.isLoaded { parent.visibilityDidChange(of: self) }
        // Inside a hidden parent nobody sees a difference, so nobody is told.
        guard parent?.isVisible ?? true else { return }
        tellVisibility(!hidden)
    }

    /// Parent first, displayed or not, leaving out what another flag hides anyway.
    private final func tellVisibility(_ isVisible: Bool) {
        visits += 1
        if isLoaded { visibilityDidChange(isVisible) }
        for child in children where child.parent === self && !child.hiddenFlag {
            // A callback may have turned the flag back, and told everybody so.
            guard self.isVisible == isVisible else { return }
            child.tellVisibility(isVisible)
        }
    }
}
