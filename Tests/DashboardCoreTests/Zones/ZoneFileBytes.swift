/// A time zone's file put together by a test, right or wrong in whatever it wants to try.
struct ZoneFileBytes {
    var magic = "TZif2"
    var moments: [Int] = []
    var brought: [UInt8] = []
    var offsets: [(seconds: Int, name: UInt8)] = [(3600, 0)]
    var letters = "AAA\0BBB\0"
    var leapSeconds = 0
    var rule = "\nAAA-1\n"

    var bytes: [UInt8] {
        header(counts: [0, 0, 0, 0, 1, 4]) + [0, 0, 0, 0, 0, 0] + Array("UTC\0".utf8)
            + header(counts: [0, 0, leapSeconds, moments.count, offsets.count, letters.utf8.count])
            + moments.flatMap { number($0, bytes: 8) } + brought
            + offsets.flatMap { number($0.seconds, bytes: 4) + [0, $0.name] } + Array(letters.utf8)
            + [UInt8](repeating: 0, count: leapSeconds * 12) + Array(rule.utf8)
    }

    private func header(counts: [Int]) -> [UInt8] {
        Array(magic.utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { number($0, bytes: 4) }
    }

    private func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
