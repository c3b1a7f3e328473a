extension Controller {
    /// Comes on screen by an operation of its own, with all that it displays.
    final func appear() {
        guard !appearance.isLive, let stage else { return }
        prepareSubtree()
        guard !appearance.isLive, self.stage === stage else { return }
        stage.queue.append(self, of: stage)
        sendWillAppear()
    }

    /// Goes off screen by an operation of its own, with all that is live below it.
    final func disappear() {
        guard appearance.isLive, let stage else { return }
        stage.queue.append(self, of: stage)
        sendWillDisappear()
    }

    /// Parent first.
    ///
    /// What a callback has added has appeared already and is passed over (rule A6).
    final func sendWillAppear() {
        visits += 1
        begin(.appearing)
        startWaitingLoads()
        willAppear()
        for child in displayedChildren {
            guard appearance.isLive else { return }
            guard stillDisplays(child), !child.appearance.isLive else { continue }
            child.dropEntry()
            child.sendWillAppear()
        }
    }

    /// Parent first, to those that are live.
    ///
    /// What turns round is covered by the entry of the whole (rule A7).
    final func sendWillDisappear() {
        visits += 1
        begin(.disappearing)
        willDisappear()
        for child in children {
            guard !appearance.isLive else { return }
            guard child.parent === self, child.appearance.isLive else { continue }
            child.dropEntry()
            child.sendWillDisappear()
        }
    }

    /// Turns round what had begun to appear when the client went; each keeps its place in the queue (rule S3).
    final func turnBack() {
        visits += 1
        guard appearance == .appearing else { return }
        begin(.disappearing)
        willDisappear()
        for child in children where child.parent === self { child.turnBack() }
    }

    /// Has those appear again that an earlier client did not wait for (rule S2).
    final func revive() {
        visits += 1
        guard appearance.isLive else { return appear() }
        for child in displayedChildren where stillDisplays(child) { child.revive() }
    }

    /// Between will and did, for those that began before this commit (rule A3).
    final func announceAppearing(in turn: Int) {
        visits += 1
        guard appearance == .appearing, let change, change.turn <= turn, !change.isAnnounced else { return }
        change.isAnnounced = true
        isAppearing()
        for child in displayedChildren {
            guard appearance.isLive else { return }
            if stillDisplays(child) { child.announceAppearing(in: turn) }
        }
    }

    /// The did-message, then the same below, except where somebody has an entry of their own.
    final func finishChange(of turn: Int) {
        visits += 1
        if let change, change.turn <= turn {
            self.change = nil
            sendDid()
        }
        for child in children where child.parent === self {
            guard let change = child.change, change.entry == nil, change.turn <= turn else { continue }
            child.finishChange(of: turn)
        }
    }

    /// Gives up the place in the queue.
    final func dropEntry() {
        change?.entry?.work = nil
        change?.entry = nil
    }

    /// A controller that is going, and was covered by an ancestor that it now leaves, gets an entry of its own.
    final func queueIfOrphaned() {
        guard let change, change.entry == nil, let stage = change.stage else { return }
        let turn = change.turn
        stage.queue.append(self, of: stage)
        self.change?.turn = turn
    }

    private final func begin(_ direction: Appearance) {
        appearance = direction
        let entry = change?.entry
        let stage = stage
        change = Change(stage: stage, entry: entry)
        if direction == .disappearing { cancelAlarms() }
        appearanceTurns(to: direction)
    }

    private final func sendDid() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            didAppear()
        case .disappearing:
            appearance = .disappeared
            didDisappear()
        case .appeared, .disappeared:
            break
        }
    }
}
