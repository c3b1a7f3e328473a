extension Controller {
    /// The children in their order.
    public final var children: [Controller] { childList.items }

    /// The child of that name.
    public final func child(named identifier: Identifier) -> Controller? {
        childList.named(identifier)
    }

    /// The controller at the end of a path of identifiers, this one if the path is empty.
    public final func descendant(at path: some Sequence<Identifier>) -> Controller? {
        var found: Controller? = self
        for step in path { found = found?.controller(oneStepDown: step) }
        return found
    }

    /// Who stands one step further down a path: the child of that name, or of the one child that paths leave out.
    package final func controller(oneStepDown step: Identifier) -> Controller? {
        guard let only = childList.only, only.isLeftOutOfPaths else { return child(named: step) }
        return only.controller(oneStepDown: step)
    }

    /// The identifiers from the root's child down to this controller, but for those that are left out; empty for a root.
    public final var path: [Identifier] {
        var steps: [Identifier] = []
        var node = self
        while let parent = node.parent {
            if !node.isLeftOutOfPaths { steps.append(node.identifier) }
            node = parent
        }
        return steps.reversed()
    }

    /// The end of the line of parents.
    final var top: Controller {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// What this controller's tree is shown on, if it belongs to a session.
    package final var stage: Stage? { top.ownStage }

    /// Whether the last message of appearing or disappearing was one of appearing.
    public final var isOnScreen: Bool { appearance.isLive }

    /// Whether `child` is still here and on display; walks ask this after each callback (rule A6).
    final func stillDisplays(_ child: Controller) -> Bool {
        child.parent === self && displays(child)
    }

    /// The places from the root down, which sort controllers as a walk of the tree meets them.
    final var treeOrder: [Int] {
        var places: [Int] = []
        var node = self
        while let parent = node.parent {
            places.append(node.place)
            node = parent
        }
        return places.reversed()
    }
}

extension Sequence where Element: Controller {
    /// Parent first, siblings in their order, without walking the tree.
    func inTreeOrder() -> [Element] {
        let controllers = Array(self)
        guard controllers.count > 1 else { return controllers }
        return controllers.map { ($0.treeOrder, $0) }
            .sorted { $0.0.lexicographicallyPrecedes($1.0) }
            .map(\.1)
    }
}
