extension Controller {
    /// Takes controllers as children, after those already here.
    ///
    /// Everybody hears `willMove(toParent:)` before anybody is loaded, and `didMove(toParent:)` after everybody is.
    /// A controller that is a child of this one already is skipped.
    ///
    /// - Throws: ``ContainmentError``, and then nothing has changed and nobody has heard anything.
    public final func add(_ newcomers: Controller...) throws(ContainmentError) {
        try add(newcomers)
    }

    /// Takes controllers as children, after those already here.
    ///
    /// - Throws: ``ContainmentError``, and then nothing has changed and nobody has heard anything.
    public final func add(_ newcomers: [Controller]) throws(ContainmentError) {
        if isManaged { throw .managed(self, "add") }
        try adopt(newcomers)
    }

    /// Takes controllers that were made for this purpose as children; a refusal stops the program.
    ///
    /// For `didLoad`, where a refusal could only mean that two children were given one name.
    public final func compose(_ newcomers: Controller...) {
        do throws(ContainmentError) {
            try add(newcomers)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Leaves the parent, if there is one.
    ///
    /// Loads of this controller and of all below it are cancelled; its own children stay with it.
    public final func remove() {
        guard let parent, !isMoving else { return }
        announceLeaving()
        if appearance.isLive, let stage {
            stage.queue.append(self, of: stage)
            sendWillDisappear()
        }
        leave(parent)
        confirmLeaving()
        parent.fillGap()
    }

    /// Has a child leave.
    ///
    /// - Returns: false, and nothing was done, if it is not a child of this controller.
    @discardableResult
    public final func remove(_ child: Controller) -> Bool {
        guard child.parent === self else { return false }
        child.remove()
        return true
    }

    /// Adds without asking whether this kind of container takes children (rule M1).
    final func adopt(_ controllers: [Controller]) throws(ContainmentError) {
        let newcomers = try admit(controllers, to: "add")
        for newcomer in newcomers { announceAndEnter(newcomer) }
        for newcomer in newcomers { bringUp(newcomer) }
        for newcomer in newcomers { confirm(newcomer) }
    }

    /// First pass: the newcomer hears where it goes, and goes there.
    final func announceAndEnter(_ newcomer: Controller) {
        newcomer.isMoving = true
        newcomer.willMove(toParent: self)
        newcomer.isMoving = false
        // The callback may have turned the tree upside down.
        if newcomer.mayStillEnter(self, replacing: nil) { enter(newcomer, before: nil) }
    }

    /// Puts a newcomer into its place, without a word to anybody.
    final func enter(_ newcomer: Controller, before other: Controller?) {
        if let other {
            childList.insert(newcomer, before: other)
        } else {
            childList.append(newcomer)
        }
        newcomer.parent = self
        newcomer.forgetFragments()
        newcomer.awaitsDidMove = true
        newcomer.takeSizeAndTraits(from: self)
        setNeedsRender()
    }

    /// Second pass: a newcomer that is on display is loaded if this controller is, and appears if this one is live.
    final func bringUp(_ child: Controller) {
        guard stillDisplays(child) else { return }
        if isLoaded { child.load() }
        if stillDisplays(child), appearance.isLive { child.appear() }
    }

    /// Third pass: exactly once, and not to somebody who has left in between.
    final func confirm(_ newcomer: Controller) {
        guard newcomer.parent === self, newcomer.awaitsDidMove else { return }
        newcomer.awaitsDidMove = false
        newcomer.didMove(toParent: self)
    }

    /// Says that it leaves, and ends the loads of all that leave with it (rules M2, K4).
    final func announceLeaving() {
        isMoving = true
        willMove(toParent: nil)
        cancelLoads()
    }

    /// Takes itself out of the parent's list.
    final func leave(_ parent: Controller) {
        queueIfOrphaned()
        if let index = parent.childList.remove(self) { parent.forget(self, at: index) }
        self.parent = nil
        awaitsDidMove = true
        isMoving = false
        forgetFragments()
        parent.setNeedsRender()
    }

    /// Says that it has left, unless a callback has brought it back in the meantime.
    final func confirmLeaving() {
        guard parent == nil, awaitsDidMove else { return }
        awaitsDidMove = false
        didMove(toParent: nil)
    }
}
