/// A form with files, all in memory.
public struct MultipartForm: NamedFields, Sendable {
    /// One part, whole.
    public struct Part: Hashable, Sendable {
        /// What the sender says of it.
        public let head: MultipartPart
        /// All its bytes.
        public let body: [UInt8]
    }

    /// Every part, in order.
    public let parts: [Part]
    /// The parts that are no files and whose bytes are text.
    public let fields: [NamedField]

    /// Reads a form that has arrived as a whole.
    public init(
        parsing body: [UInt8],
        boundary: MultipartBoundary,
        limits: MultipartLimits = MultipartLimits()
    ) throws(ParseError) {
        var collector = MultipartCollector(boundary, limits: limits)
        // In pieces, since what a parser has read of a piece is moved away part by part.
        for start in stride(from: 0, to: body.count, by: 1 << 16) {
            try collector.feed(body[start..<min(start + 1 << 16, body.count)])
        }
        self = try collector.finish()
    }

    init(_ parts: [Part]) throws(ParseError) {
        var fields: [NamedField] = []
        for part in parts where part.head.filename == nil {
            guard let text = String(validating: part.body, as: UTF8.self) else {
                throw ParseError("form field", expected: "UTF-8", got: part.body)
            }
            fields.append(NamedField(part.head.name, text))
        }
        self.parts = parts
        self.fields = fields
    }

    /// Every file that the field of this name was given; a field left empty gives one without name and bytes.
    public func files(_ name: String) -> [Part] {
        parts.filter { $0.head.filename != nil && $0.head.name == name }
    }
}
