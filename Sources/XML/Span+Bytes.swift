internal import Glibc

extension Span<UInt8> {
    /// Whether these are the bytes of a word.
    @inlinable package func spells(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard count == length else { return false }
        for index in 0..<length where unsafe self[index] != word.utf8Start[index] { return false }
        return true
    }

    /// Whether these begin with the bytes of a word.
    @inlinable package func begins(with word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard count >= length else { return false }
        for index in 0..<length where unsafe self[index] != word.utf8Start[index] { return false }
        return true
    }

    /// Whether an array holds these bytes from a place on.
    package func stand(in bytes: [UInt8], at start: Int = 0) -> Bool {
        guard start >= 0, count <= bytes.count - start else { return false }
        return unsafe withUnsafeBytes { mine in
            unsafe bytes.withUnsafeBytes { theirs in
                guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
                return unsafe memcmp(mine, theirs + start, count) == 0
            }
        }
    }

    /// A copy that may stay.
    @inlinable package var array: [UInt8] { unsafe withUnsafeBufferPointer { unsafe Array($0) } }

    /// The same as text; whatever is no UTF-8 is replaced.
    package var string: String { unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) } }
}
