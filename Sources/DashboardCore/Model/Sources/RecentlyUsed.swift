/// A dictionary of bounded size that forgets what has not been used for the longest time.
///
/// The values stand in places that know their neighbours by number, so that using one costs one look into the dictionary.
package struct RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Place {
        var entry: (key: Key, value: Value)?
        var older: Int?
        var newer: Int?
    }

    private var numbers: [Key: Int] = [:]
    private var places: [Place] = []
    private var free: [Int] = []
    private var newest: Int?
    private var oldest: Int?

    package init() {}

    package var count: Int { numbers.count }
    package var values: [Value] { places.compactMap(\.entry?.value) }

    /// The value of that key, which is now the one most recently used.
    package mutating func use(_ key: Key) -> Value? {
        guard let number = numbers[key] else { return nil }
        if number != newest {
            unlink(number)
            link(number)
        }
        return places[number].entry?.value
    }

    /// Takes a value in as the one most recently used.
    package mutating func insert(_ value: Value, for key: Key) {
        remove(key)
        let number = free.popLast() ?? places.count
        if number == places.count { places.append(Place()) }
        places[number].entry = (key, value)
        numbers[key] = number
        link(number)
    }

    package mutating func remove(_ key: Key) {
        guard let number = numbers.removeValue(forKey: key) else { return }
        unlink(number)
        places[number].entry = nil
        free.append(number)
    }

    /// Removes the oldest values until there are at most `limit`, except those that must stay.
    package mutating func shrink(to limit: Int, keeping mustStay: (Value) -> Bool) -> [Value] {
        var removed: [Value] = []
        var next = oldest
        while count > limit, let number = next, let entry = places[number].entry {
            next = places[number].newer
            guard !mustStay(entry.value) else { continue }
            remove(entry.key)
            removed.append(entry.value)
        }
        return removed
    }

    private mutating func link(_ number: Int) {
        places[number].older = newest
        places[number].newer = nil
        if let newest { places[newest].newer = number }
        newest = number
        if oldest == nil { oldest = number }
    }

    private mutating func unlink(_ number: Int) {
        let (older, newer) = (places[number].older, places[number].newer)
        if let older { places[older].newer = newer } else { oldest = newer }
        if let newer { places[newer].older = older } else { newest = older }
    }
}
