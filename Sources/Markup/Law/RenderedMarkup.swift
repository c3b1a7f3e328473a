/// Markup that has become bytes, with the places left open in it.
///
/// It is markup itself: inside another value its bytes are appended unchanged and its holes stay open. Only rendering
/// makes one, so what it holds was escaped.
public struct RenderedMarkup: Markup, Sendable, Hashable {
    /// Nothing: it writes itself.
    public typealias Content = Never

    /// A hole, and the number of bytes before it.
    public struct Position: Sendable, Hashable {
        /// What was left open.
        public let hole: Hole
        /// How many of the bytes come before it.
        public let offset: Int
    }

    /// What was written.
    public let bytes: [UInt8]

    /// The places left open, in their order.
    public let holes: [Position]

    init(bytes: [UInt8], holes: [Position]) {
        self.bytes = bytes
        self.holes = holes
    }

    /// The output as text, for tests and messages.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Lists the output as runs of bytes, with each hole filled by runs that are referred to and not copied.
    ///
    /// ```swift
    /// let page = main { Hole("week") }.rendered()
    /// let week = p { "Seven days" }.rendered()
    /// let runs = page.runs { hole in hole.name == "week" ? [week.bytes[...]] : [] }
    /// ```
    ///
    /// - Parameter fill: Answers the runs that belong in a hole; no runs leave it empty.
    /// - Returns: The runs in their order; none of them is empty unless `fill` answered it.
    public func runs(filling fill: (Hole) throws -> [ArraySlice<UInt8>]) rethrows -> [ArraySlice<UInt8>] {
        var runs: [ArraySlice<UInt8>] = []
        runs.reserveCapacity(holes.count * 2 + 1)
        var start = 0
        for position in holes {
            if position.offset > start {
                runs.append(bytes[start..<position.offset])
                start = position.offset
            }
            runs += try fill(position.hole)
        }
        if start < bytes.count {
            runs.append(bytes[start...])
        }
        return runs
    }

    /// Appends the bytes unchanged and leaves the holes open.
    public func render(into writer: inout MarkupWriter) {
        writer.append(self)
    }
}
