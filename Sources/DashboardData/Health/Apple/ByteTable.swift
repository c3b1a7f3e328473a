internal import XML

/// Numbers for words that come again and again, found without making a text of each.
///
/// It takes so many words and no more, each of so many bytes, so that whoever writes them cannot fill the memory.
struct ByteTable {
    private let capacity: Int
    private let longest: Int
    /// Numbers of words, by their hashes; -1 where there is none.
    private var slots: [Int32]
    private var hashes: [UInt64] = []
    /// The bytes of all words, one after another, and where each ends.
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var last: Int32 = -1

    init(capacity: Int, longest: Int) {
        self.capacity = capacity
        self.longest = longest
        var room = 16
        while room < capacity * 2 { room *= 2 }
        slots = Array(repeating: -1, count: room)
    }

    /// How many words there are.
    var count: Int { ends.count }

    /// The word of a number.
    func word(_ number: Int32) -> String {
        String(decoding: bytes[start(number)..<ends[Int(number)]], as: UTF8.self)
    }

    /// The number of a word, which is new where it was not there; nothing where there is no room for it.
    mutating func number(of word: Span<UInt8>) -> Int32? {
        // The same comes mostly many times in a row.
        if last >= 0, holds(last, word) { return last }
        guard word.count <= longest else { return nil }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in word.indices { hash = (hash ^ UInt64(word[index])) &* 0x0000_0100_0000_01B3 }
        var slot = Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & UInt64(slots.count - 1))
        while slots[slot] >= 0 {
            let number = slots[slot]
            if hashes[Int(number)] == hash, holds(number, word) {
                last = number
                return number
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        guard count < capacity else { return nil }
        for index in word.indices { bytes.append(word[index]) }
        ends.append(bytes.count)
        hashes.append(hash)
        last = Int32(count - 1)
        slots[slot] = last
        return last
    }

    private func start(_ number: Int32) -> Int { number == 0 ? 0 : ends[Int(number) - 1] }

    private func holds(_ number: Int32, _ word: Span<UInt8>) -> Bool {
        let start = start(number)
        return ends[Int(number)] - start == word.count && word.stand(in: bytes, at: start)
    }
}
