/// Decides which addresses are safe to follow.
enum LinkRule {
    /// Answers the address as it may be written, or nothing where it is refused.
    static func accepted(_ text: String) -> String? {
        var bytes = text.utf8[...]
        while let first = bytes.first, isWhite(first) { bytes.removeFirst() }
        while let last = bytes.last, isWhite(last) { bytes.removeLast() }
        guard isAcceptable(bytes, allowingSpaces: true) else { return nil }
        return String(decoding: bytes.flatMap { $0 == 0x20 ? Array("%20".utf8) : [$0] }, as: UTF8.self)
    }

    /// Decides without changing anything.
    static func isAcceptable(_ bytes: Substring.UTF8View, allowingSpaces: Bool = false) -> Bool {
        let least: UInt8 = allowingSpaces ? 0x20 : 0x21
        guard bytes.allSatisfy({ $0 >= least && $0 != 0x7F }) else { return false }
        let place = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard !place.contains(UInt8(ascii: "\\")), !place.starts(with: "//".utf8) else { return false }

        switch bytes.first {
        // A path from the root and a fragment cannot begin with a scheme.
        case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "?"): return true
        default: break
        }
        guard let scheme = scheme(of: bytes) else {
            // The first segment must not look like a scheme, not even to somebody who decodes entities once too often.
            let segment = bytes.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
            return !segment.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "&") }
        }
        let rest = bytes.dropFirst(scheme.utf8.count + 1)
        switch scheme {
        case "http", "https":
            guard rest.starts(with: "//".utf8), let host = rest.dropFirst(2).first else { return false }
            return !"/?#:@".utf8.contains(host)
        case "mailto": return true
        default: return false
        }
    }

    /// Answers the scheme in lower case, where the text begins with a letter and a scheme's other characters up to a
    /// colon.
    static func scheme(of bytes: Substring.UTF8View) -> String? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = bytes[..<colon]
        guard let first = name.first, isLetter(first) else { return nil }
        guard name.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }) else { return nil }
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    /// Writes everything but unreserved characters as `%` and two digits.
    static func encoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
            }
        }
        // Browsers resolve `..` and `%2E%2E` away alike.
        switch bytes {
        case Array(".".utf8): return "%252E"
        case Array("..".utf8): return "%252E%252E"
        default: return String(decoding: bytes, as: UTF8.self)
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func isWhite(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte)
    }
}
