/// A time zone's file in the binary form of RFC 8536, version 2 or newer.
struct ZoneFile {
    /// The largest one that exists has some four thousand bytes.
    static let mostBytes = 64 * 1024

    /// Some files begin with the beginning of the universe; sums with anything in here do not overflow.
    private static let momentsSinceBigBang = -(1 << 59)...1 << 59

    private(set) var moments: [Int] = []
    /// The offset that each of the moments brings, by its number.
    private(set) var brought: [Int] = []
    private(set) var offsets: [ZoneOffset] = []
    private(set) var rule: ZoneRule?

    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) throws(ZoneError) {
        guard bytes.count <= Self.mostBytes else { throw Self.broken("it has \(bytes.count) bytes") }
        rest = bytes[...]
        // The first block is for readers that know no more than 32 bits.
        let old = try header()
        _ = try take(old.byteCount(momentBytes: 4))
        let counts = try header()
        try read(counts)
        try readRule()
    }

    private mutating func header() throws(ZoneError) -> Counts {
        let magic = try take(5)
        guard magic.starts(with: Array("TZif".utf8)), let version = magic.last, version >= UInt8(ascii: "2") else {
            throw Self.broken("it does not begin with TZif and a version from 2")
        }
        _ = try take(15)
        var counts = Counts()
        counts.utcMarks = try number()
        counts.standardMarks = try number()
        counts.leapSeconds = try number()
        counts.moments = try number()
        counts.offsets = try number()
        counts.letters = try number()
        return counts
    }

    private mutating func read(_ counts: Counts) throws(ZoneError) {
        guard counts.leapSeconds == 0 else { throw Self.broken("it counts leap seconds, as clocks do not") }
        guard (1...256).contains(counts.offsets) else { throw Self.broken("it has \(counts.offsets) kinds of time") }
        let block = try take(counts.byteCount(momentBytes: 8))
        var position = block.startIndex
        let cut = { (count: Int) in
            defer { position += count }
            return block[position..<position + count]
        }
        let moments = cut(counts.moments * 8)
        let brought = cut(counts.moments)
        let records = cut(counts.offsets * 6)
        let letters = cut(counts.letters)
        self.moments = (0..<counts.moments).map { Self.signed(moments.dropFirst($0 * 8).prefix(8)) }
        self.brought = brought.map(Int.init)
        for index in 0..<counts.offsets {
            offsets.append(try Self.offset(records.dropFirst(index * 6).prefix(6), letters))
        }
        guard zip(self.moments, self.moments.dropFirst()).allSatisfy(<) else { throw Self.broken("time goes back") }
        guard self.moments.allSatisfy(Self.momentsSinceBigBang.contains) else { throw Self.broken("time goes too far") }
        guard self.brought.allSatisfy(offsets.indices.contains) else {
            throw Self.broken("a change brings a kind of time that it does not have")
        }
    }

    private static func offset(_ record: ArraySlice<UInt8>, _ letters: ArraySlice<UInt8>) throws(ZoneError)
        -> ZoneOffset
    {
        let seconds = signed(record.prefix(4))
        guard ZoneOffset.legalSeconds.contains(seconds) else { throw broken("a clock is \(seconds) seconds from UTC") }
        let name = letters.dropFirst(Int(record.last ?? 0)).prefix { $0 != 0 }
        guard (1...ZoneOffset.longestAbbreviation).contains(name.count),
            name.allSatisfy({ (0x21...0x7E).contains($0) }),
            name.endIndex < letters.endIndex
        else { throw broken("a kind of time has no name") }
        return ZoneOffset(seconds: seconds, abbreviation: String(decoding: name, as: UTF8.self))
    }

    private mutating func readRule() throws(ZoneError) {
        guard rest.first == UInt8(ascii: "\n"), rest.count >= 2, rest.last == UInt8(ascii: "\n") else {
            throw Self.broken("it does not end with a rule on a line")
        }
        let line = rest.dropFirst().dropLast()
        guard !line.isEmpty else { return }
        guard let rule = ZoneRuleParser.rule(line) else { throw Self.broken("the rule at its end is none") }
        self.rule = rule
    }

    private mutating func take(_ count: Int) throws(ZoneError) -> ArraySlice<UInt8> {
        guard count <= rest.count else { throw Self.broken("it ends too early") }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// A count, which is never larger than a file can be.
    private mutating func number() throws(ZoneError) -> Int {
        let number = try take(4).reduce(0) { $0 << 8 | Int($1) }
        guard number <= Self.mostBytes else { throw Self.broken("it counts \(number) of something") }
        return number
    }

    /// Four or eight bytes, the most significant one first.
    private static func signed(_ bytes: ArraySlice<UInt8>) -> Int {
        let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let unused = 64 - bytes.count * 8
        return Int(Int64(bitPattern: bits << UInt64(unused)) >> Int64(unused))
    }

    private static func broken(_ reason: String) -> ZoneError {
        ZoneError("the time zone's file cannot be read: \(reason)")
    }
}

extension ZoneFile {
    /// How many of what a block holds.
    private struct Counts {
        var utcMarks = 0
        var standardMarks = 0
        var leapSeconds = 0
        var moments = 0
        var offsets = 0
        var letters = 0

        func byteCount(momentBytes: Int) -> Int {
            moments * (momentBytes + 1) + offsets * 6 + letters + leapSeconds * (momentBytes + 4) + standardMarks
                + utcMarks
        }
    }
}
