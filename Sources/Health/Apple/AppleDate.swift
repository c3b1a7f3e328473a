/// A moment as phones write it: `2026-06-15 08:00:00 +0200`.
package struct AppleDate: Hashable, Sendable {
    /// Seconds since 1970.
    package let seconds: Int64
    /// How far the clock was ahead of UTC, in seconds.
    package let offset: Int32

    package init(seconds: Int64, offset: Int32) {
        self.seconds = seconds
        self.offset = offset
    }

    /// Reads a moment; nothing where the bytes are none.
    package init?(_ bytes: Span<UInt8>) {
        guard bytes.count == 25, let day = Self.day(bytes), bytes[10] == UInt8(ascii: " "),
            let time = Self.time(bytes, at: 11), bytes[19] == UInt8(ascii: " "),
            let hours = bytes.twoDigits(at: 21), let minutes = bytes.twoDigits(at: 23), hours <= 18, minutes < 60
        else { return nil }
        let ahead = Int32(hours * 3_600 + minutes * 60)
        switch bytes[20] {
        case UInt8(ascii: "+"): offset = ahead
        case UInt8(ascii: "-"): offset = -ahead
        default: return nil
        }
        seconds = Int64(day) * 86_400 + Int64(time) - Int64(offset)
    }

    /// Reads a moment as routes have it, in UTC: `2026-06-15T06:00:00Z`, with or without parts of a second.
    package init?(utc bytes: Span<UInt8>) {
        guard bytes.count >= 20, bytes.count <= 40, let day = Self.day(bytes), bytes[10] == UInt8(ascii: "T"),
            let time = Self.time(bytes, at: 11), bytes[bytes.count - 1] == UInt8(ascii: "Z")
        else { return nil }
        for index in 19..<bytes.count - 1 {
            let isPart = index == 19 ? bytes[index] == UInt8(ascii: ".") : bytes.digit(at: index) != nil
            guard isPart else { return nil }
        }
        offset = 0
        seconds = Int64(day) * 86_400 + Int64(time)
    }

    /// The days since 1970 of `2026-06-15`, of which nothing may follow that is not asked for.
    package static func day(_ bytes: Span<UInt8>) -> Int? {
        guard bytes.count >= 10, let century = bytes.twoDigits(at: 0), let years = bytes.twoDigits(at: 2),
            bytes[4] == UInt8(ascii: "-"), let month = bytes.twoDigits(at: 5), bytes[7] == UInt8(ascii: "-"),
            let day = bytes.twoDigits(at: 8), month >= 1, month <= 12, day >= 1
        else { return nil }
        let year = century * 100 + years
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length = month == 2 ? (isLeap ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
        guard day <= length else { return nil }
        // Years that begin in March have their odd day at the end.
        let shifted = month > 2 ? year : year - 1
        let months = month > 2 ? month - 3 : month + 9
        let cycles = shifted < 0 ? -1 : shifted / 400
        let yearOfCycle = shifted - cycles * 400
        let dayOfYear = (153 * months + 2) / 5 + day - 1
        return cycles * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
    }

    private static func time(_ bytes: Span<UInt8>, at start: Int) -> Int? {
        guard let hours = bytes.twoDigits(at: start), bytes[start + 2] == UInt8(ascii: ":"),
            let minutes = bytes.twoDigits(at: start + 3), bytes[start + 5] == UInt8(ascii: ":"),
            let seconds = bytes.twoDigits(at: start + 6), hours < 24, minutes < 60, seconds < 60
        else { return nil }
        return hours * 3_600 + minutes * 60 + seconds
    }
}

extension Span<UInt8> {
    @inline(__always) fileprivate func digit(at index: Int) -> Int? {
        let digit = Int(self[index]) - 0x30
        return digit >= 0 && digit <= 9 ? digit : nil
    }

    @inline(__always) fileprivate func twoDigits(at index: Int) -> Int? {
        guard let tens = digit(at: index), let ones = digit(at: index + 1) else { return nil }
        return tens * 10 + ones
    }
}
