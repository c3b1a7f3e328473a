/// The few headers of an answer that somebody reads.
package struct AnswerHead: Sendable, Hashable {
    /// Their names in lower case; all others are forgotten as they come.
    private static let kept: Set<String> = [
        "age", "cache-control", "content-type", "date", "etag", "expires", "last-modified", "location", "retry-after",
    ]
    private static let longestValue = 4_096

    private var values: [String: String] = [:]

    /// An answer without any.
    package init() {}

    /// Headers by their names in lower case.
    package init(_ values: [String: String]) {
        for (name, value) in values { take(name, value) }
    }

    /// The value of a header, by its name in lower case.
    package subscript(_ name: String) -> String? { values[name] }

    /// Takes one header in; of two with the same name the first counts, except where a list goes on.
    mutating func take(_ name: String, _ value: String) {
        let name = name.lowercased()
        guard Self.kept.contains(name), value.utf8.count <= Self.longestValue else { return }
        guard let earlier = values[name] else {
            values[name] = value
            return
        }
        if name == "cache-control", earlier.utf8.count <= Self.longestValue { values[name] = "\(earlier), \(value)" }
    }

    /// Takes one line of the head in, if it is a header.
    mutating func take(line: some Collection<UInt8>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let value = line[line.index(after: colon)...].trimmingBlanks()
        // Whatever is no plain text is no header that we could use, or send back.
        guard value.allSatisfy({ (0x20...0x7e).contains($0) }) else { return }
        take(String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
}

extension Collection<UInt8> {
    /// The bytes without blanks and line ends at both sides.
    fileprivate func trimmingBlanks() -> [UInt8] {
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0d || byte == 0x0a }
        return Array(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
