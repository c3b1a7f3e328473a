extension Controller {
    /// Puts a newcomer in the place of a child.
    ///
    /// Both hear of the move, the old one disappears before the new one appears, and at the commit this controller
    /// hears ``didTransition(_:)``. A transition of a child to itself is nothing at all.
    ///
    /// - Throws: ``ContainmentError``, and then nothing has changed and nobody has heard anything.
    public final func transition(from old: Controller, to new: Controller) throws(ContainmentError) {
        if !allowsTransition { throw .managed(self, "transition") }
        try swap(old, new)
    }

    /// Swaps two children (rules W1 to W4), whatever the kind of container.
    final func swap(_ old: Controller, _ new: Controller) throws(ContainmentError) {
        guard old.parent === self else {
            throw .init(.invalidArgument, "transition", expected: "a child of \(identifier)", got: "\(old.identifier)")
        }
        if old === new { return }
        guard new.parent !== self else {
            throw .init(.invalidArgument, "transition", expected: "a newcomer", got: "the child \(new.identifier)")
        }
        _ = try admit([new], to: "transition", instead: [old])
        new.isMoving = true
        new.willMove(toParent: self)
        let oldLeaves = old.parent === self && !old.isMoving
        if oldLeaves { old.announceLeaving() }
        new.isMoving = false
        if new.mayStillEnter(self, replacing: old) { enter(new, before: oldLeaves ? old : nil) }
        if isLoaded, stillDisplays(new) { new.load() }
        swapAppearance(oldLeaves ? old : nil, new)
        if oldLeaves { old.leave(self) }
        confirm(new)
        if oldLeaves { old.confirmLeaving() }
        dismissOthers(than: new)
        noteTransition()
    }

    /// Shows a first child where none was, and says so as a swap would (rule W2).
    final func fill(with new: Controller) throws(ContainmentError) {
        try adopt([new])
        dismissOthers(than: new)
        noteTransition()
    }

    /// Has those leave whom callbacks have put beside the one that was asked for, where there is room for one only.
    private final func dismissOthers(than new: Controller) {
        guard showsOneAtATime, new.parent === self else { return }
        for other in children where other !== new { remove(other) }
    }

    /// Tells about a finished transition: at the commit if somebody looks, else at once.
    private final func noteTransition() {
        guard appearance.isLive, let stage else { return didTransition(true) }
        stage.queue.append(note: { [self] isCompleted in didTransition(isCompleted) })
    }

    private final func swapAppearance(_ old: Controller?, _ new: Controller) {
        guard appearance.isLive, let stage else { return }
        let newComes = stillDisplays(new) && !new.appearance.isLive
        // The newcomer's entry is the first although the old one speaks first (rule A7).
        if newComes {
            new.prepareSubtree()
            stage.queue.append(new, of: stage)
        }
        if let old, old.appearance.isLive {
            stage.queue.append(old, of: stage)
            old.sendWillDisappear()
        }
        if newComes, appearance.isLive, stillDisplays(new), !new.appearance.isLive { new.sendWillAppear() }
    }
}
