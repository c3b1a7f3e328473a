/// Reads a form with files as it arrives, in pieces of any size.
///
/// It holds back no more than one boundary or one part's head, so a file of any size passes through a small memory.
///
/// ```swift
/// var parser = MultipartParser(try MultipartBoundary(contentType))
/// for piece in body { for event in try parser.feed(piece) { … } }
/// try parser.finish()
/// ```
public struct MultipartParser: Sendable {
    private enum State {
        case preamble
        /// Behind a boundary, on the same line.
        case boundaryLine
        case head
        /// At the end of the empty line behind the head; RFC 2046 lets a boundary follow at once.
        case emptyLine
        case body
        case epilogue
    }

    private let limits: MultipartLimits
    /// Line end, two hyphens and the boundary.
    private let delimiter: [UInt8]
    private var state = State.preamble
    /// What could not be decided upon yet.
    private var pending: [UInt8] = [13, 10]
    /// How much of the pending head is known not to hold its end, so that a head that drips in is not read again and again.
    private var searchedCount = 0
    private var partCount = 0
    private var byteCount = 0
    private var failure: ParseError?

    /// Awaits the first piece.
    public init(_ boundary: MultipartBoundary, limits: MultipartLimits = MultipartLimits()) {
        self.limits = limits
        delimiter = [13, 10] + Array("--\(boundary.text)".utf8)
    }

    /// Takes the next piece, and tells what it brought.
    ///
    /// A parser that has refused something refuses all that follows.
    public mutating func feed(_ bytes: some Collection<UInt8>) throws(ParseError) -> [MultipartEvent] {
        if let failure { throw failure }
        do throws(ParseError) {
            byteCount += bytes.count
            guard byteCount <= limits.totalBytes else {
                throw tooLarge("at most \(limits.totalBytes) bytes")
            }
            if state == .epilogue { return [] }
            pending += bytes
            var events: [MultipartEvent] = []
            while try step(&events) {}
            return events
        } catch {
            failure = error
            pending = []
            throw error
        }
    }

    /// Refuses a form whose last boundary has not come.
    public mutating func finish() throws(ParseError) {
        if let failure { throw failure }
        guard state == .epilogue else {
            let error = ParseError("form", expected: "a last boundary", got: pending)
            failure = error
            throw error
        }
    }

    /// Whether there may be more to decide from what is pending.
    private mutating func step(_ events: inout [MultipartEvent]) throws(ParseError) -> Bool {
        switch state {
        case .preamble:
            return passDelimiter { _ in }
        case .boundaryLine:
            return try passBoundaryLine()
        case .head:
            return try passHead(&events)
        case .emptyLine:
            if pending.count < delimiter.count, delimiter.starts(with: pending) { return false }
            if !pending.starts(with: delimiter) { pending.removeFirst(2) }
            state = .body
            return true
        case .body:
            let isAtEnd = passDelimiter { data in
                if !data.isEmpty { events.append(.partData(Array(data))) }
            }
            if isAtEnd { events.append(.partEnded) }
            return isAtEnd
        case .epilogue:
            pending = []
            return false
        }
    }

    /// Hands out what stands before the delimiter, or all that cannot be a part of it.
    private mutating func passDelimiter(_ handle: (ArraySlice<UInt8>) -> Void) -> Bool {
        var start = 0
        while let candidate = pending[start...].firstIndex(of: 13) {
            let rest = pending[candidate...]
            if rest.starts(with: delimiter) {
                handle(pending[..<candidate])
                pending.removeFirst(candidate + delimiter.count)
                state = .boundaryLine
                return true
            }
            if rest.count < delimiter.count, delimiter.starts(with: rest) {
                handle(pending[..<candidate])
                pending.removeFirst(candidate)
                return false
            }
            start = candidate + 1
        }
        handle(pending[...])
        pending = []
        return false
    }

    private mutating func passBoundaryLine() throws(ParseError) -> Bool {
        if pending.starts(with: "--".utf8) {
            state = .epilogue
            return true
        }
        if pending == [UInt8(ascii: "-")] { return false }
        let padding = pending.prefix(while: \.isBlank).count
        let end = pending[padding...].prefix(2)
        guard padding <= 64, [13, 10].starts(with: end) else {
            throw ParseError("boundary", expected: "the end of the line after it", got: pending)
        }
        guard end.count == 2 else { return false }
        partCount += 1
        guard partCount <= limits.parts else { throw tooLarge("at most \(limits.parts) parts") }
        // The line end stays, so that a head without fields ends as any other, by an empty line.
        pending.removeFirst(padding)
        state = .head
        return true
    }

    private mutating func passHead(_ events: inout [MultipartEvent]) throws(ParseError) -> Bool {
        let start = max(0, searchedCount - 3)
        let end = pending.indices[start...].first { pending[$0...].starts(with: [13, 10, 13, 10]) }
        searchedCount = end == nil ? pending.count : 0
        guard end ?? pending.count - 3 <= limits.headerBytes else {
            throw tooLarge("at most \(limits.headerBytes) bytes in a part's head")
        }
        guard let end else { return false }
        let headers = try Self.headers(pending[..<end].dropFirst(2))
        events.append(.partBegan(try MultipartPart(headers)))
        // The second line end stays, since it may be the first half of the next boundary.
        pending.removeFirst(end + 2)
        state = .emptyLine
        return true
    }

    private static func headers(_ bytes: ArraySlice<UInt8>) throws(ParseError) -> Headers {
        var headers = Headers()
        var rest = bytes
        while !rest.isEmpty {
            let line = rest.prefix { $0 != 13 }
            rest = rest[line.endIndex...].dropFirst()
            guard rest.isEmpty || rest.popFirst() == 10, let text = String(validating: line, as: UTF8.self),
                let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
            else { throw ParseError("part's head", expected: "lines of UTF-8 with a name and a colon", got: line) }
            headers.add(
                try HeaderName(String(text[..<colon])),
                try HeaderValue(text[text.utf8.index(after: colon)...])
            )
        }
        return headers
    }

    private func tooLarge(_ expected: String) -> ParseError {
        ParseError("form", expected: expected, got: "", reason: .tooLarge)
    }
}
