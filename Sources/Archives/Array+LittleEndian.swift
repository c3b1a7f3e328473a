extension RandomAccessCollection<UInt8> where Index == Int {
    /// The number of so many bytes, the lowest first, that begins at a distance from the start; nothing beyond the end.
    func number(at distance: Int, bytes: Int) -> Int? {
        guard distance >= 0, count - distance >= bytes else { return nil }
        var number: UInt64 = 0
        for index in 0..<bytes { number |= UInt64(self[startIndex + distance + index]) << (8 * UInt64(index)) }
        return Int(exactly: number)
    }
}
