internal import FoundationEssentials

/// Visitors in memory, under the same policy as on disk.
struct VisitorBook {
    private let policy: VisitorPolicy
    private var visitors: [VisitorKey: SavedVisitor] = [:]
    private var returned = OldestFirst()
    private var others = OldestFirst()
    private var otherCount = 0

    init(_ policy: VisitorPolicy) {
        self.policy = policy
    }

    var count: Int { visitors.count }

    func visitor(_ key: VisitorKey) -> SavedVisitor? { visitors[key] }

    mutating func save(_ snapshot: StateSnapshot, screen: Identifier, of key: VisitorKey, at date: Date) {
        if visitors[key] == nil {
            // The room is made first, so that nobody new is the one to go.
            while otherCount >= policy.mostOthers, removeOldest() != nil {}
            while visitors.count >= policy.most, removeOldest() != nil {}
            otherCount += 1
        }
        var visitor = visitors[key] ?? SavedVisitor(lastSeen: date)
        visitor.screens[screen] = snapshot
        visitor.lastSeen = max(visitor.lastSeen, date)
        put(visitor, key)
    }

    mutating func sawAgain(_ key: VisitorKey, at date: Date) {
        guard var visitor = visitors[key] else { return }
        if !visitor.hasReturned { otherCount -= 1 }
        visitor.hasReturned = true
        visitor.lastSeen = max(visitor.lastSeen, date)
        put(visitor, key)
    }

    mutating func forget(_ key: VisitorKey) {
        guard let visitor = visitors.removeValue(forKey: key) else { return }
        if !visitor.hasReturned { otherCount -= 1 }
    }

    mutating func sweep(now: Date) -> [VisitorKey] {
        let gone = visitors.filter { _, visitor in
            visitor.lastSeen < policy.horizon(hasReturned: visitor.hasReturned, now: now)
        }
        for key in gone.keys { forget(key) }
        return Array(gone.keys)
    }

    private mutating func put(_ visitor: SavedVisitor, _ key: VisitorKey) {
        visitors[key] = visitor
        if visitor.hasReturned {
            returned.insert(key, at: visitor.lastSeen)
        } else {
            others.insert(key, at: visitor.lastSeen)
        }
        // Each change leaves an outdated entry behind; once they are the most, start afresh.
        if returned.count + others.count > 2 * visitors.count + 64 { sortAgain() }
    }

    /// Forgets one of those who never came back, or else of the others.
    private mutating func removeOldest() -> VisitorKey? {
        // Found in a function of its own: a copy of the visitors that lived on here would be paid for by `forget`.
        let key = takeOldest()
        if let key { forget(key) }
        return key
    }

    private mutating func takeOldest() -> VisitorKey? {
        let visitors = visitors
        func isCurrent(_ hasReturned: Bool) -> (VisitorKey, Date) -> Bool {
            { key, date in visitors[key].map { $0.lastSeen == date && $0.hasReturned == hasReturned } ?? false }
        }
        return others.removeOldest(where: isCurrent(false)) ?? returned.removeOldest(where: isCurrent(true))
    }

    private mutating func sortAgain() {
        returned = OldestFirst()
        others = OldestFirst()
        for (key, visitor) in visitors {
            if visitor.hasReturned {
                returned.insert(key, at: visitor.lastSeen)
            } else {
                others.insert(key, at: visitor.lastSeen)
            }
        }
    }
}
