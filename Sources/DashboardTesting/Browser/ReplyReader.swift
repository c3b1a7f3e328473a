internal import HTTPDaemon

/// Finds replies in the bytes of a connection.
struct ReplyReader {
    /// What has come and is not part of a reply yet.
    private(set) var pending: [UInt8] = []

    mutating func add(_ bytes: [UInt8]) {
        pending += bytes
    }

    /// Everything that is pending, which is then no longer.
    mutating func drain() -> [UInt8] {
        defer { pending = [] }
        return pending
    }

    /// The next reply, if it is complete; interim ones are passed over.
    ///
    /// A reply to HEAD has no body whatever its headers say; one without length ends with the connection.
    mutating func next(toHead: Bool, isClosed: Bool) throws(SocketFailure) -> Reply? {
        while let headEnd = Self.find([13, 10, 13, 10], in: pending, from: 0) {
            let (status, headers) = try Self.head(pending[..<headEnd])
            let start = headEnd + 4
            if status.code < 200 {
                pending.removeFirst(start)
                continue
            }
            guard let (body, end) = try body(from: start, status: status, headers: headers, toHead, isClosed) else {
                return nil
            }
            pending.removeFirst(end)
            return Reply(status, headers: headers, body: body)
        }
        return nil
    }

    /// The next head alone, if it is complete, and how its body ends; interim ones are passed over.
    mutating func nextHead() throws(SocketFailure) -> (status: Status, headers: Headers)? {
        while let headEnd = Self.find([13, 10, 13, 10], in: pending, from: 0) {
            let (status, headers) = try Self.head(pending[..<headEnd])
            pending.removeFirst(headEnd + 4)
            if status.code >= 200 { return (status, headers) }
        }
        return nil
    }

    /// The next part of a body whose head was read before: a chunk, or what has come; empty at the end, nothing where
    /// more has to come first.
    mutating func nextPart(_ framing: BodyFraming, isClosed: Bool) throws(SocketFailure) -> [UInt8]? {
        switch framing {
        case .chunked:
            guard let lineEnd = Self.find([13, 10], in: pending, from: 0) else { return nil }
            let line = String(decoding: pending[..<lineEnd], as: UTF8.self)
            guard let count = Int(line.prefix { $0 != ";" }, radix: 16), count >= 0 else {
                throw .malformed("a chunk of “\(line)” bytes")
            }
            let start = lineEnd + 2
            guard pending.count >= start + count + 2 else { return nil }
            let part = Array(pending[start..<start + count])
            pending.removeFirst(start + count + 2)
            return part
        case .whole(let length):
            guard pending.count >= length else { return nil }
            return drain()
        case .untilClosed:
            guard isClosed || !pending.isEmpty else { return nil }
            return drain()
        }
    }

    private func body(
        from start: Int,
        status: Status,
        headers: Headers,
        _ toHead: Bool,
        _ isClosed: Bool
    ) throws(SocketFailure) -> (body: [UInt8], end: Int)? {
        if toHead || !status.allowsBody { return ([], start) }
        if headers[.transferEncoding]?.text.lowercased() == "chunked" { return try chunks(from: start) }
        if let text = headers[.contentLength]?.text {
            guard let length = Int(text), length >= 0 else { throw .malformed("Content-Length: \(text)") }
            guard pending.count - start >= length else { return nil }
            return (Array(pending[start..<start + length]), start + length)
        }
        return isClosed ? (Array(pending[start...]), pending.count) : nil
    }

    private func chunks(from start: Int) throws(SocketFailure) -> (body: [UInt8], end: Int)? {
        var body: [UInt8] = []
        var position = start
        while let lineEnd = Self.find([13, 10], in: pending, from: position) {
            let line = String(decoding: pending[position..<lineEnd], as: UTF8.self)
            guard let count = Int(line.prefix { $0 != ";" }, radix: 16), count >= 0 else {
                throw .malformed("a chunk of “\(line)” bytes")
            }
            position = lineEnd + 2
            if count == 0 { return trailerEnd(from: position).map { (body, $0) } }
            guard pending.count >= position + count + 2 else { return nil }
            body += pending[position..<position + count]
            position += count
            guard pending[position] == 13, pending[position + 1] == 10 else {
                throw .malformed("no line end behind a chunk")
            }
            position += 2
        }
        return nil
    }

    private func trailerEnd(from start: Int) -> Int? {
        if pending[start...].starts(with: [13, 10]) { return start + 2 }
        return Self.find([13, 10, 13, 10], in: pending, from: start).map { $0 + 4 }
    }

    private static func head(_ bytes: ArraySlice<UInt8>) throws(SocketFailure) -> (Status, Headers) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ", maxSplits: 2) ?? []
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let code = Int(words[1]), 100...599 ~= code else {
            throw .malformed("a status line of “\(lines.first ?? "")”")
        }
        var headers = Headers()
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let name = try? HeaderName(String(parts[0])), let value = try? HeaderValue(parts[1])
            else { throw .malformed("a header of “\(line)”") }
            headers.add(name, value)
        }
        return (Status(code), headers)
    }

    private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count - start >= pattern.count else { return nil }
        return (start...bytes.count - pattern.count).first { bytes[$0...].starts(with: pattern) }
    }
}
