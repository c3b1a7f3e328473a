/// An answer as it stood on the wire.
struct RawAnswer: Sendable {
    let status: Int
    let head: String
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of a header, in the spelling of the answer.
    subscript(header name: String) -> String? {
        for line in head.split(separator: "\r\n").dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == name.lowercased() {
                return parts[1].drop { $0 == " " }.description
            }
        }
        return nil
    }

    /// Reads the first answer of some bytes, and says how many of them it takes; nothing where it is not complete.
    static func parse(_ bytes: [UInt8], isWhole: Bool) -> (answer: RawAnswer, count: Int)? {
        guard let headEnd = position(of: Array("\r\n\r\n".utf8), in: bytes, from: 0) else { return nil }
        let head = String(decoding: bytes[..<headEnd], as: UTF8.self)
        let words = head.prefix { $0 != "\r\n" }.split(separator: " ")
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return nil }
        let bare = RawAnswer(status: status, head: head, body: [])
        let start = headEnd + 4
        if status < 200 || status == 204 || status == 304 { return (bare, start) }
        if let length = bare[header: "Content-Length"].flatMap({ Int($0) }) {
            guard bytes.count >= start + length else { return nil }
            return (RawAnswer(status: status, head: head, body: Array(bytes[start..<start + length])), start + length)
        }
        if bare[header: "Transfer-Encoding"] == "chunked" {
            guard let (body, end) = unchunked(bytes, from: start) else { return nil }
            return (RawAnswer(status: status, head: head, body: body), end)
        }
        return isWhole ? (RawAnswer(status: status, head: head, body: Array(bytes[start...])), bytes.count) : nil
    }

    private static func unchunked(_ bytes: [UInt8], from start: Int) -> (body: [UInt8], end: Int)? {
        var body: [UInt8] = []
        var place = start
        while let lineEnd = position(of: [13, 10], in: bytes, from: place) {
            guard let size = Int(String(decoding: bytes[place..<lineEnd], as: UTF8.self), radix: 16) else { return nil }
            let end = lineEnd + 2 + size + 2
            guard bytes.count >= end else { return nil }
            if size == 0 { return (body, end) }
            body += bytes[(lineEnd + 2)..<(end - 2)]
            place = end
        }
        return nil
    }

    private static func position(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= start + mark.count else { return nil }
        return (start...(bytes.count - mark.count)).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
    }
}
