/// Four numbers in the one spelling that is safe: decimal, without leading zeros.
struct IPv4Address: Hashable {
    let bits: UInt32

    init?(_ bytes: some Collection<UInt8>) {
        let pieces = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard pieces.count == 4 else { return nil }
        var bits: UInt32 = 0
        for piece in pieces {
            guard (1...3).contains(piece.count), piece.allSatisfy(\.isDigit) else { return nil }
            guard piece.count == 1 || piece.first != UInt8(ascii: "0") else { return nil }
            let number = piece.reduce(0 as UInt32) { $0 * 10 + UInt32($1 - UInt8(ascii: "0")) }
            guard number <= 255 else { return nil }
            bits = bits << 8 | number
        }
        self.bits = bits
    }
}
