/// Eight groups of sixteen bits, so that all spellings of an address are one.
struct IPv6Address: Hashable {
    let groups: [UInt16]

    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count <= 45 else { return nil }
        guard let gap = Self.gap(in: bytes) else {
            guard let groups = Self.groups(bytes), groups.count == 8 else { return nil }
            self.groups = groups
            return
        }
        guard let head = Self.groups(bytes[..<gap], allowsIPv4: false), let tail = Self.groups(bytes[(gap + 2)...])
        else {
            return nil
        }
        guard head.count + tail.count <= 7 else { return nil }
        groups = head + [UInt16](repeating: 0, count: 8 - head.count - tail.count) + tail
    }

    /// The spelling of RFC 5952: lower case, the longest run of zeros left out.
    var text: String {
        var longest = 0..<0
        var start = 0
        while start < 8 {
            let run = groups[start...].prefix { $0 == 0 }
            if run.count > max(longest.count, 1) { longest = run.startIndex..<run.endIndex }
            start = run.endIndex + 1
        }
        let hex = groups.map { String($0, radix: 16) }
        guard !longest.isEmpty else { return hex.joined(separator: ":") }
        let head = hex[..<longest.lowerBound].joined(separator: ":")
        return head + "::" + hex[longest.upperBound...].joined(separator: ":")
    }

    private static func gap(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":") }
    }

    private static func groups(_ bytes: ArraySlice<UInt8>, allowsIPv4: Bool = true) -> [UInt16]? {
        if bytes.isEmpty { return [] }
        var groups: [UInt16] = []
        let pieces = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        for (index, piece) in pieces.enumerated() {
            if allowsIPv4, index == pieces.count - 1, let quad = IPv4Address(piece) {
                groups += [quad.bits >> 16, quad.bits & 0xffff].map { UInt16($0) }
            } else {
                guard (1...4).contains(piece.count), piece.allSatisfy({ $0.hexValue != nil }) else { return nil }
                groups.append(piece.reduce(0) { $0 << 4 | UInt16($1.hexValue ?? 0) })
            }
        }
        return groups.count <= 8 ? groups : nil
    }
}
