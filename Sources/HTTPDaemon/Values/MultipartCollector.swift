/// Gathers a form with files in memory while it arrives.
public struct MultipartCollector: Sendable {
    private var parser: MultipartParser
    private var parts: [MultipartForm.Part] = []
    private var head: MultipartPart?
    private var body: [UInt8] = []

    /// Awaits the first piece; the limits bound the memory.
    public init(_ boundary: MultipartBoundary, limits: MultipartLimits = MultipartLimits()) {
        parser = MultipartParser(boundary, limits: limits)
    }

    /// Takes the next piece.
    public mutating func feed(_ bytes: some Collection<UInt8>) throws(ParseError) {
        for event in try parser.feed(bytes) {
            switch event {
            case .partBegan(let part):
                head = part
            case .partData(let data):
                if body.isEmpty { body = data } else { body += data }
            case .partEnded:
                if let head { parts.append(MultipartForm.Part(head: head, body: body)) }
                head = nil
                body = []
            }
        }
    }

    /// The form, once its last boundary has come.
    public mutating func finish() throws(ParseError) -> MultipartForm {
        try parser.finish()
        return try MultipartForm(parts)
    }
}
