/// Decides which addresses are safe to follow.
enum LinkRule {
    /// Answers the address as it may be written, or nothing where it is refused.
    static func accepted(_ text: String) -> String? {
        let bytes = text.utf8.span
        var start = 0
        var end = bytes.count
        while start < end, isWhite(bytes[start]) { start += 1 }
        while end > start, isWhite(bytes[end - 1]) { end -= 1 }
        let address = bytes.extracting(start..<end)
        guard isAcceptable(address, allowingSpaces: true) else { return nil }
        if address.count == bytes.count, first(0x20, in: address) == nil { return text }

        var written: [UInt8] = []
        for index in address.indices {
            if address[index] == 0x20 {
                written += "%20".utf8
            } else {
                written.append(address[index])
            }
        }
        return String(decoding: written, as: UTF8.self)
    }

    /// Decides without changing anything.
    static func isAcceptable(_ bytes: Span<UInt8>, allowingSpaces: Bool = false) -> Bool {
        let least: UInt8 = allowingSpaces ? 0x20 : 0x21
        var isPlace = true
        for index in bytes.indices {
            let byte = bytes[index]
            guard byte >= least, byte != 0x7F else { return false }
            if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { isPlace = false }
            // Browsers read a backslash as a slash, and two slashes at the start as another host.
            guard !isPlace || byte != UInt8(ascii: "\\") else { return false }
        }
        guard !bytes.isEmpty else { return true }
        switch bytes[0] {
        // A path from the root, a query and a fragment cannot begin with a scheme.
        case UInt8(ascii: "/"): return bytes.count == 1 || bytes[1] != UInt8(ascii: "/")
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return true
        default: break
        }
        if let length = schemeLength(bytes) {
            return isAllowed(scheme: length, in: bytes)
        }
        // The first segment must not look like a scheme, not even to somebody who decodes entities once too often.
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "/"), UInt8(ascii: "?"): return true
            case UInt8(ascii: ":"), UInt8(ascii: "&"): return false
            default: break
            }
        }
        return true
    }

    /// Answers how long the scheme is: a letter and a scheme's other characters, up to a colon.
    static func schemeLength(_ bytes: Span<UInt8>) -> Int? {
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: ":"): return index > 0 ? index : nil
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): if index == 0 { return nil }
            default: guard isLetter(byte) || index > 0 && isDigit(byte) else { return nil }
            }
        }
        return nil
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

    private static func isAllowed(scheme length: Int, in bytes: Span<UInt8>) -> Bool {
        if matches("mailto", length, bytes) { return true }
        guard matches("https", length, bytes) || matches("http", length, bytes) else { return false }
        let host = length + 3
        guard host < bytes.count, bytes[length + 1] == UInt8(ascii: "/"), bytes[length + 2] == UInt8(ascii: "/") else {
            return false
        }
        return !"/?#:@".utf8.contains(bytes[host])
    }

    private static func matches(_ scheme: String, _ length: Int, _ bytes: Span<UInt8>) -> Bool {
        let letters = scheme.utf8.span
        guard letters.count == length else { return false }
        for index in letters.indices where bytes[index] | 0x20 != letters[index] { return false }
        return true
    }

    private static func first(_ byte: UInt8, in bytes: Span<UInt8>) -> Int? {
        for index in bytes.indices where bytes[index] == byte { return index }
        return nil
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
