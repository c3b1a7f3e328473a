/// A controller's children in their order, with quick answers by name.
struct ChildList {
    /// The children, in order.
    private(set) var items: [Controller] = []

    // Built only for crowds: scanning a dozen siblings is quicker than keeping a dictionary.
    private var byName: [Identifier: Controller]?

    private static let crowd = 16

    func named(_ name: Identifier) -> Controller? {
        if let byName { return byName[name] }
        return items.first { $0.identifier == name }
    }

    /// The child, if there is one and no other.
    var only: Controller? { items.count == 1 ? items[0] : nil }

    /// Where a child stands.
    ///
    /// Places only ever grow along the list, so half of it can be left out at each step.
    func index(of child: Controller) -> Int? {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].place < child.place { low = middle + 1 } else { high = middle }
        }
        return items[low...].firstIndex { $0 === child }
    }

    mutating func append(_ child: Controller) {
        child.place = (items.last?.place ?? 0) + 1
        items.append(child)
        remember(child)
    }

    /// Puts a newcomer directly before a child; both have one place until the other leaves.
    mutating func insert(_ child: Controller, before other: Controller) {
        guard let index = index(of: other) else { return append(child) }
        child.place = other.place
        items.insert(child, at: index)
        remember(child)
    }

    /// Takes a child out and says where it stood.
    @discardableResult
    mutating func remove(_ child: Controller) -> Int? {
        guard let index = index(of: child) else { return nil }
        items.remove(at: index)
        if byName?[child.identifier] === child { byName?[child.identifier] = nil }
        return index
    }

    /// Moves the first child to the end.
    mutating func rotate() {
        guard let first = items.first, let last = items.last, first !== last else { return }
        items.removeFirst()
        first.place = last.place + 1
        items.append(first)
    }

    /// Puts the same children into another order.
    mutating func reorder(_ order: [Controller]) {
        items = order
        for (place, child) in order.enumerated() { child.place = place }
    }

    private mutating func remember(_ child: Controller) {
        if byName == nil, items.count > Self.crowd {
            byName = Dictionary(items.map { ($0.identifier, $0) }) { _, last in last }
        } else {
            byName?[child.identifier] = child
        }
    }
}
