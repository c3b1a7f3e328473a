internal import CExpat
internal import Glibc

/// Reads a document that comes in pieces, and tells a handler what stands in it.
///
/// Nothing is ever fetched, and no entity is ever made larger than what it was written as: whoever declares one is refused.
///
/// ```swift
/// let parser = XMLParser()
/// try parser.feed(piece.span, to: titles)
/// try parser.finish(telling: titles)
/// ```
@safe
package final class XMLParser {
    // What expat calls back; there only during a call to it.
    private var handler: (any XMLHandler)?
    private let parser: OpaquePointer
    private let limits: XMLLimits
    private var failure: XMLError?
    private var depth = 0
    private var fed = 0

    /// Waits for the first piece; text is handed over only where it is wanted, since most of it is white space.
    package init(limits: XMLLimits = XMLLimits(), readsText: Bool = false) {
        self.limits = limits
        guard let parser = unsafe XML_ParserCreate("UTF-8") else { preconditionFailure("XML_ParserCreate failed") }
        unsafe self.parser = parser
        unsafe XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 2)
        unsafe XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 1 << 20)
        unsafe XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
        // Unretained, because the parser is freed with this object.
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { unsafe XMLParser.from($0).start($1, $2) },
            { unsafe XMLParser.from($0).end($1) }
        )
        unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            unsafe XMLParser.from(data).stop(.entities, "it declares an entity")
        }
        unsafe XML_SetSkippedEntityHandler(parser) { data, _, _ in
            unsafe XMLParser.from(data).stop(.entities, "it uses an entity that it does not declare")
        }
        guard readsText else { return }
        unsafe XML_SetCharacterDataHandler(parser) { unsafe XMLParser.from($0).text($1, $2) }
    }

    deinit {
        unsafe XML_ParserFree(parser)
    }

    /// Takes the next piece, of at most a gigabyte.
    package func feed(_ bytes: Span<UInt8>, to handler: any XMLHandler) throws(XMLError) {
        try parse(bytes, isLast: false, handler)
        // What expat has not got the end of yet lies in its memory, and grows there.
        fed += bytes.count
        let position = unsafe Int(XML_GetCurrentByteIndex(parser))
        guard position < 0 || fed - position <= limits.tag else {
            throw error(.tooLong, "a tag is longer than \(limits.tag >> 20) MB")
        }
    }

    /// Says that there are no more pieces.
    package func finish(telling handler: any XMLHandler) throws(XMLError) {
        try parse([UInt8]().span, isLast: true, handler)
    }

    private func parse(_ bytes: Span<UInt8>, isLast: Bool, _ handler: any XMLHandler) throws(XMLError) {
        if let failure { throw failure }
        self.handler = handler
        defer { self.handler = nil }
        let status = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe buffer.withMemoryRebound(to: CChar.self) { bytes in
                unsafe XML_Parse(parser, bytes.baseAddress, Int32(bytes.count), isLast ? 1 : 0)
            }
        }
        if let failure { throw failure }
        guard status != XML_STATUS_OK else { return }
        let code = unsafe XML_GetErrorCode(parser)
        let words = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "it is malformed"
        let error =
            switch code {
            case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR:
                self.error(.malformed, "it ends too early")
            case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
                self.error(.entities, "it uses an entity that it may not use")
            case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
                self.error(.encoding, "it is not written in UTF-8")
            default:
                self.error(.malformed, words)
            }
        failure = error
        throw error
    }

    private func start(_ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard failure == nil, let handler, let name = unsafe name, var rest = unsafe attributes else { return }
        depth += 1
        guard depth <= limits.depth else { return stop(.tooDeep, "elements lie too deeply within one another") }
        let element = unsafe Self.buffer(name)
        guard element.count <= limits.name else { return stop(.tooLong, "a name is too long") }
        guard handler.start(unsafe Span(_unsafeElements: element)) else { return }
        while let name = unsafe rest[0], let value = unsafe rest[1] {
            let (name, value) = unsafe (Self.buffer(name), Self.buffer(value))
            guard name.count <= limits.name, value.count <= limits.value else {
                return stop(.tooLong, "an attribute is too long")
            }
            unsafe handler.attribute(Span(_unsafeElements: name), Span(_unsafeElements: value))
            unsafe rest += 2
        }
        handler.opened()
    }

    private func end(_ name: UnsafePointer<CChar>?) {
        guard failure == nil, let name = unsafe name else { return }
        depth -= 1
        handler?.end(unsafe Span(_unsafeElements: Self.buffer(name)))
    }

    private func text(_ start: UnsafePointer<CChar>?, _ count: Int32) {
        guard failure == nil, let start = unsafe start else { return }
        let buffer = unsafe UnsafeRawBufferPointer(start: start, count: Int(count)).assumingMemoryBound(to: UInt8.self)
        handler?.text(unsafe Span(_unsafeElements: buffer))
    }

    private func stop(_ code: XMLError.Code, _ sentence: String) {
        guard failure == nil else { return }
        failure = error(code, sentence)
        unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
    }

    private func error(_ code: XMLError.Code, _ sentence: String) -> XMLError {
        XMLError(code, sentence, line: unsafe Int(XML_GetCurrentLineNumber(parser)))
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLParser {
        guard let data = unsafe data else { preconditionFailure("expat has lost its user") }
        return unsafe Unmanaged<XMLParser>.fromOpaque(data).takeUnretainedValue()
    }

    private static func buffer(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
        return unsafe bytes.assumingMemoryBound(to: UInt8.self)
    }
}
