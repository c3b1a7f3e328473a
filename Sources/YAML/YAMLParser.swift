internal import CYAML

/// libyaml's parser over bytes that are all at hand.
@safe
final class YAMLParser {
    // libyaml's state points back at the structure and into the input, so neither may ever move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) {
        unsafe input = .allocate(capacity: max(bytes.count, 1))
        unsafe _ = input.initialize(from: bytes)
        unsafe parser = .allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        // The only failure is no memory.
        let isReady = unsafe yaml_parser_initialize(parser)
        precondition(isReady == 1, "yaml_parser_initialize failed")
        // Left to itself it would also take UTF-16.
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    /// The next step; not to be asked for after a problem or the end of the stream.
    func next() throws(YAMLProblem) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem }
        defer { unsafe yaml_event_delete(&event) }
        return unsafe read(event)
    }

    private func read(_ event: yaml_event_t) -> YAMLEvent {
        let place = unsafe YAMLPlace(event.start_mark)
        switch unsafe event.type {
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let text = unsafe String(decoding: bytes, as: UTF8.self)
            return YAMLEvent(
                kind: .scalar(text, isPlain: unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE),
                place: place,
                hasAnchor: unsafe scalar.anchor != nil,
                hasTag: unsafe scalar.tag != nil
            )
        case YAML_SEQUENCE_START_EVENT:
            let start = unsafe event.data.sequence_start
            return unsafe YAMLEvent(
                kind: .listStart,
                place: place,
                hasAnchor: start.anchor != nil,
                hasTag: start.tag != nil
            )
        case YAML_MAPPING_START_EVENT:
            let start = unsafe event.data.mapping_start
            return unsafe YAMLEvent(
                kind: .mappingStart,
                place: place,
                hasAnchor: start.anchor != nil,
                hasTag: start.tag != nil
            )
        case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .listEnd, place: place)
        case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, place: place)
        case YAML_ALIAS_EVENT: return YAMLEvent(kind: .alias, place: place)
        case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, place: place)
        case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, place: place)
        case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, place: place)
        default: return YAMLEvent(kind: .streamEnd, place: place)
        }
    }

    /// What libyaml says about its last call.
    private var problem: YAMLProblem {
        let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "out of memory"
        if unsafe parser.pointee.error == YAML_READER_ERROR {
            let place = unsafe YAMLPlace(of: parser.pointee.problem_offset, in: Array(input))
            return YAMLProblem(unreadableAt: place, libyaml: problem)
        }
        let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) }
        return unsafe YAMLProblem(
            at: YAMLPlace(parser.pointee.problem_mark),
            libyaml: problem,
            context: context,
            begunAt: YAMLPlace(parser.pointee.context_mark)
        )
    }
}

extension YAMLPlace {
    /// libyaml counts from nought.
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}
