/// Four numbers in the one spelling that is safe: decimal, without leading zeros.
struct IPv4Address: Hashable {
    let bits: UInt32

    init?(_ bytes: ArraySlice<UInt8>) {
        var bits: UInt32 = 0
        var numbers = 1
        var number: UInt32?
        for byte in bytes {
            if byte == UInt8(ascii: ".") {
                guard let complete = number, numbers < 4 else { return nil }
                bits = bits << 8 | complete
                numbers += 1
                number = nil
            } else {
                guard byte.isDigit, number != 0 else { return nil }
                let next = (number ?? 0) * 10 + UInt32(byte - UInt8(ascii: "0"))
                guard next <= 255 else { return nil }
                number = next
            }
        }
        guard let last = number, numbers == 4 else { return nil }
        self.bits = bits << 8 | last
    }
}
