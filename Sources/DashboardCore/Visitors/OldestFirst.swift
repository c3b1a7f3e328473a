internal import FoundationEssentials

/// Keys by date, the oldest first; a heap in which outdated entries stay until they come up.
struct OldestFirst {
    private struct Entry {
        let date: Date
        let key: VisitorKey
    }

    private var heap: [Entry] = []

    var count: Int { heap.count }

    mutating func insert(_ key: VisitorKey, at date: Date) {
        heap.append(Entry(date: date, key: key))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].date < heap[parent].date else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Takes out the oldest key for which `isCurrent` still holds.
    mutating func removeOldest(where isCurrent: (VisitorKey, Date) -> Bool) -> VisitorKey? {
        while let oldest = removeFirst() {
            if isCurrent(oldest.key, oldest.date) { return oldest.key }
        }
        return nil
    }

    private mutating func removeFirst() -> Entry? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child].date < heap[least].date { least = child }
            }
            guard least != parent else { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
