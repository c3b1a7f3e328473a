"""The rules of the containment contract, each with the one change that breaks it."""

COPY = [
    "Sources/CMHD", "Sources/CSodium", "Sources/CZlib", "Sources/Crypto", "Sources/DashboardCore",
    "Sources/DashboardTesting", "Sources/Gzip", "Sources/HTTPDaemon", "Sources/Locking", "Sources/Markup",
    "Tests/DashboardCoreTests",
]
BELOW = "Sources/DashboardCore"

MOVES = "Containment/Controller+Moves.swift"
ADMISSION = "Containment/Controller+Admission.swift"
SWAP = "Containment/Controller+Transition.swift"
LOADING = "Containment/Controller+Loading.swift"
APPEARANCE = "Containment/Controller+Appearance.swift"
VISIBILITY = "Containment/Controller+Visibility.swift"
SIZES = "Containment/Controller+Sizes.swift"
TRAITS = "Containment/Controller+Traits.swift"
ACTIONS = "Containment/Controller+Actions.swift"
RESTORATION = "Containment/Controller+Restoration.swift"
LOADS = "Containment/Controller+Loads.swift"
QUEUE = "Containment/AppearanceQueue.swift"
COMMIT = "Containment/Stage+Commit.swift"
LOOKERS = "Containment/Stage+Lookers.swift"
DOOR = "Containment/Door.swift"
READER = "Containment/StateReader.swift"
RENDERING = "Views/Controller+Rendering.swift"
MARKUP = "Views/OwnMarkup.swift"
SWITCH = "Containers/SwitchController.swift"
TAB = "Containers/TabController.swift"
NAVIGATION = "Containers/NavigationController.swift"
PAGE = "Containers/PageController.swift"
SPLIT = "Containers/SplitController.swift"
ROTATION = "Containers/RotationController.swift"

MUTATIONS = [
    ("M1", "a newcomer is not told before it enters", MOVES, "        newcomer.willMove(toParent: self)\n", ""),
    ("M1", "a newcomer is not told that it has entered", MOVES, "        newcomer.didMove(toParent: self)\n", ""),
    ("M1", "everybody is told before anybody is loaded", MOVES,
     "        for newcomer in newcomers { bringUp(newcomer) }\n        for newcomer in newcomers { confirm(newcomer) }\n",
     "        for newcomer in newcomers { confirm(newcomer) }\n        for newcomer in newcomers { bringUp(newcomer) }\n"),
    ("M2", "loads are cancelled before the leaver is told", MOVES,
     "        willMove(toParent: nil)\n        cancelLoads()\n", "        cancelLoads()\n        willMove(toParent: nil)\n"),
    ("M2", "a leaver does not disappear", MOVES, "        if appearance.isLive, let stage {", "        if false, let stage {"),
    ("M3", "removing inside willMove goes round in circles", MOVES,
     "guard let parent, !isMoving else { return }", "guard let parent else { return }"),
    ("M4", "a child that is here is taken for a newcomer", ADMISSION,
     "candidates.filter { $0.parent !== self }", "candidates.filter { _ in true }"),
    ("M5", "an ancestor may become a child", ADMISSION, "        if self === top {", "        if false, self === top {"),
    ("M5", "the root of a session may become a child", ADMISSION, "        if ownStage != nil {", "        if false {"),
    ("M5", "a controller may come twice in one call", ADMISSION,
     "        if let twice = candidates.firstRepetition {", "        if let twice = candidates.firstRepetition, false {"),
    ("M6", "two siblings may have one name", ADMISSION,
     "            if isTaken || !names.insert(name).inserted {", "            if isTaken, !names.insert(name).inserted {"),
    ("M8", "a stranger may remove somebody else's child", MOVES,
     "        guard child.parent === self else { return false }\n        child.remove()", "        child.remove()"),
    ("M9", "a swap puts the newcomer at the end", SWAP, "enter(new, before: oldLeaves ? old : nil)", "enter(new, before: nil)"),
    ("M11", "the parent is still set in didMove(nil)", MOVES,
     "        leave(parent)\n        confirmLeaving()\n", "        didMove(toParent: nil)\n        leave(parent)\n"),
    ("M12", "managed containers take children", MOVES, "        if isManaged { throw .managed(self, \"add\") }\n", ""),
    ("M13", "nobody takes over when the selected tab leaves", TAB,
     "        display(children[min(gap, children.count - 1)])\n", "        _ = gap\n"),
    ("L1", "a controller is loaded again", LOADING, "        guard !isLoaded else { return }\n", ""),
    ("L2", "children are not loaded with their parent", LOADING,
     "        for child in displayedChildren where stillDisplays(child) { child.load() }\n", ""),
    ("L3", "an unloaded controller hears of visibility", VISIBILITY, "if isLoaded { visibility", "if true { visibility"),
    ("A2", "children appear before their parent", APPEARANCE,
     "        willAppear()\n        for child in displayedChildren {",
     "        defer { willAppear() }\n        for child in displayedChildren {"),
    ("A3", "isAppearing is left out", COMMIT,
     "            controller.announceAppearing(in: finishing)\n", "            _ = controller\n"),
    ("A5", "what turns round keeps its old entry", APPEARANCE,
     "            guard child.parent === self, child.appearance.isLive else { continue }\n            child.dropEntry()\n",
     "            guard child.parent === self, child.appearance.isLive else { continue }\n"),
    ("A6", "what a callback has added appears twice", APPEARANCE,
     "guard stillDisplays(child), !child.appearance.isLive else", "guard stillDisplays(child) else"),
    ("A6", "a walk goes on with those who have left", APPEARANCE,
     "            guard child.parent === self, child.appearance.isLive else", "            guard child.appearance.isLive else"),
    ("A6", "what begins in the late half does not wait", APPEARANCE, "change.turn <= turn, !change.isAnnounced", "!change.isAnnounced"),
    ("A7", "a controller keeps its first place in the queue", QUEUE,
     "        controller.dropEntry()\n        let entry", "        if controller.change?.entry != nil { return }\n        let entry"),
    ("A7", "a swap queues the one that leaves first", SWAP,
     "            stage.queue.append(new, of: stage)\n        }\n        if let old, old.appearance.isLive {\n"
     "            stage.queue.append(old, of: stage)\n",
     "        }\n        if let old, old.appearance.isLive {\n            stage.queue.append(old, of: stage)\n"
     "            stage.queue.append(new, of: stage)\n"),
    ("A7", "who leaves a leaving subtree is forgotten", MOVES, "        queueIfOrphaned()\n", ""),
    ("S1", "the first to go takes the tree off screen", LOOKERS,
     "        guard lookers == 0 else { return nil }\n        if hasLease", "        if hasLease"),
    ("S2", "an old lease takes the tree off screen", LOOKERS, "guard lease == ended, lookers == 0 else", "guard lookers == 0 else"),
    ("S2", "nobody appears again after a return", LOOKERS, "            if owesAppearances { root.revive() }\n", ""),
    ("S3", "what had begun to appear does not turn round", LOOKERS, "{ controller.turnBack() }", "{ _ = controller }"),
    ("S4", "going off screen waits for a commit", LOOKERS,
     "        root.disappear()\n        finishQueue(isCompleted: false)\n", "        root.disappear()\n"),
    ("V2", "a hidden child inside hears of its parent", VISIBILITY,
     "where child.parent === self && !child.hiddenFlag {", "where child.parent === self {"),
    ("V2", "inside a hidden parent a flag is told", VISIBILITY,
     "        guard parent?.isVisible ?? true else { return }\n", ""),
    ("V3", "hiding what is hidden is told", VISIBILITY, "        guard hiddenFlag != hidden else { return }\n", ""),
    ("W1", "the newcomer speaks after the one that leaves", SWAP,
     "        confirm(new)\n        if oldLeaves { old.confirmLeaving() }", "        if oldLeaves { old.confirmLeaving() }\n        confirm(new)"),
    ("W2", "nobody is told how a swap ended", SWAP, "        guard appearance.isLive, let stage else { return didTransition(true) }\n",
     "        guard appearance.isLive, let stage else { return }\n"),
    ("W2", "a swap that nobody saw counts as seen", COMMIT, "deliver(isCompleted)", "deliver(true)"),
    ("W3", "a swap may begin at a stranger", SWAP, "        guard old.parent === self else {\n", "        guard true else {\n"),
    ("W4", "a swap with itself is a swap", SWAP, "        if old === new { return }\n", ""),
    ("W5", "a default is added although something was chosen", SWITCH, "guard children.isEmpty, let first", "guard let first"),
    ("N1", "a page that has left still counts as shown", NAVIGATION, "        if child === shown { shown = nil }\n", ""),
    ("N1", "the new page speaks first", NAVIGATION,
     "        if let old, old.appearance.isLive { old.sendWillDisappear() }\n"
     "        if stillDisplays(top), appearance.isLive, !top.appearance.isLive { top.sendWillAppear() }\n",
     "        if stillDisplays(top), appearance.isLive, !top.appearance.isLive { top.sendWillAppear() }\n"
     "        if let old, old.appearance.isLive { old.sendWillDisappear() }\n"),
    ("N3", "the root can be popped", NAVIGATION, "guard children.count > 1, let top", "guard let top"),
    ("N4", "the bottom leaves first", NAVIGATION, "for leaver in leavers.reversed() { remove(leaver) }\n        return",
     "for leaver in leavers { remove(leaver) }\n        return"),
    ("N5", "buried pages are loaded", NAVIGATION, "        announceAndEnter(child)\n        confirm(child)\n",
     "        announceAndEnter(child)\n        child.load()\n        confirm(child)\n"),
    ("B1", "tabs that are not selected are loaded", TAB,
     "override final var displayedChildren: [Controller] { selected.map { [$0] } ?? [] }",
     "override final var displayedChildren: [Controller] { children }\n"
     "    func unused() {}"),
    ("B2", "the old tab speaks first", TAB,
     "        if !new.appearance.isLive {\n            stage.queue.append(new, of: stage)\n            new.sendWillAppear()\n        }\n"
     "        if let old, old !== selected, old.appearance.isLive { old.sendWillDisappear() }\n",
     "        if let old, old !== selected, old.appearance.isLive { old.sendWillDisappear() }\n"
     "        if !new.appearance.isLive {\n            stage.queue.append(new, of: stage)\n            new.sendWillAppear()\n        }\n"),
    ("B3", "a refusal does not count", TAB, "guard shouldSelect(tab), tab.parent", "guard shouldSelect(tab) || true, tab.parent"),
    ("G1", "there is no way back", PAGE, "let page = page(before: current)", "let page = page(after: current)"),
    ("D1", "nobody goes when the page becomes narrow", SPLIT,
     "        for child in children where child !== top { child.disappear() }\n", ""),
    ("D2", "nobody comes back when the page becomes wide", SPLIT, "        if let away { bringUp(away) }\n", "        _ = away\n"),
    ("O1", "a hidden rotation turns", ROTATION, "guard appearance.isLive, isVisible, children", "guard appearance.isLive, children"),
    ("O1", "a rotation turns although nobody looks", ROTATION, "guard appearance.isLive, isVisible,", "guard isVisible,"),
    ("Z1", "the same preferred size is told again", "Containment/Controller.swift",
     "didSet { if preferredSize != oldValue { tell", "didSet { if true || preferredSize != oldValue { tell"),
    ("Z2", "the same size is told again", SIZES, "        guard size != newSize else { return }\n        let before", "        let before"),
    ("Z3", "own traits do not count", TRAITS, "inherited.overridden(by: traitOverrides)", "inherited"),
    ("Z4", "size is passed on by those who do not", SIZES,
     "        guard passesOnSizeAndTraits else { return }\n        for child in children where", "        for child in children where"),
    ("R1", "an action does not climb", ACTIONS, "            node = candidate.parent\n", "            node = nil\n"),
    ("R2", "nobody is told that nobody answers", ACTIONS, "        didNotFindResponder(for: action)\n", ""),
    ("P1", "children are saved below a gap", RESTORATION,
     "        guard let restorationIdentifier else { return nil }\n", "        let restorationIdentifier = restorationIdentifier ?? identifier.name\n"),
    ("P2", "hidden flags are not saved", RESTORATION, "        record.isHidden = hiddenFlag\n", ""),
    ("P3", "state without record is thrown away", RESTORATION,
     "let record = records[path] else { return }", "let record = records[path] ?? Optional(StateRecord(path: path)) else { return }"),
    ("K1", "a spinner comes although the load is over", LOADS,
     "guard load.isRunning, load.spinner == nil, let spinner else", "guard load.spinner == nil, let spinner else"),
    ("K2", "the spinner stays", LOADS, "            remove(spinner)\n        }\n        return true", "            _ = spinner\n        }\n        return true"),
    ("K3", "a failure is told as an answer", LOADS, "if failure == nil { didFinish(load) }", "if true { didFinish(load) }"),
    ("K4", "loads outlive their owner", MOVES, "        cancelLoads()\n", ""),
    ("K4", "loads below a leaver go on", LOADS,
     "        for child in children where child.parent === self { child.cancelLoads() }\n", ""),
    ("fragments", "a change is not written", RENDERING, "        fragmentCache.own = nil\n        setNeedsComposition()", "        setNeedsComposition()"),
    ("fragments", "parents keep the page with the old child", RENDERING, "            current.fragmentCache.whole = nil\n", ""),
    ("fragments", "who has moved keeps the old path", MOVES, "        newcomer.forgetFragments()\n", ""),
    ("fragments", "a child may be written twice", MARKUP,
     "guard placed.insert(position.hole.name).inserted else", "guard placed.insert(position.hole.name).inserted || true else"),
    ("state", "changed bytes are believed", READER, "guard difference == 0 else", "guard difference == 0 || true else"),
    ("door", "a session can be entered from inside itself", DOOR,
     "            holder.load(ordering: .relaxed) != me,", "            holder.load(ordering: .relaxed) != me || holder.compareExchange(expected: me, desired: me, ordering: .relaxed).exchanged,"),
]
