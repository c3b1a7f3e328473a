/// Makes a document that a parser can read of one that phones have written, piece by piece.
///
/// Some phones write a document type that is malformed, so all of it is left out but its line breaks, and nobody needs to
/// understand it; one that declares entities is refused. Characters that no XML may hold become spaces.
///
/// ```swift
/// var scanner = PrologScanner()
/// var piece = bytes
/// try scanner.scan(&piece)
/// ```
package struct PrologScanner {
    private enum State {
        case text
        /// After `<`.
        case opened
        /// After `<!`, with what has come since.
        case declared
        case instruction, comment
        /// Within the document type, before its own declarations.
        case type
        /// The same, between quotes.
        case quoted(UInt8)
        /// Between the brackets.
        case subset, subsetComment
        /// After the closing bracket.
        case subsetEnd
        /// The first element's name.
        case root
        case content
    }

    /// The name of the first element, as soon as it is known.
    package private(set) var root: [UInt8]?
    /// How many characters were replaced.
    package private(set) var replaced = 0

    private let limit: Int
    private var state = State.text
    private var seen = 0
    private var line = 1
    private var name: [UInt8] = []
    private var held: [UInt8] = []
    /// The last eight bytes.
    private var recent: UInt64 = 0

    package init(limits: XMLLimits = XMLLimits()) {
        limit = limits.prolog
    }

    /// Changes a piece into what is to be read in its place.
    package mutating func scan(_ bytes: inout [UInt8]) throws(XMLError) {
        replaceControls(&bytes)
        if case .content = state { return }
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if case .content = state {
                kept += bytes[index...]
                break
            }
            seen += 1
            guard seen <= limit else { throw XMLError(.tooLong, "what stands before the first element is too long") }
            try step(bytes[index], &kept)
            index += 1
        }
        bytes = kept
    }

    private mutating func step(_ byte: UInt8, _ kept: inout [UInt8]) throws(XMLError) {
        if seen <= 2, byte == 0xFE || byte == 0xFF { throw XMLError(.encoding, "it is not written in UTF-8") }
        recent = recent << 8 | UInt64(byte)
        if byte == UInt8(ascii: "\n") { line += 1 }
        switch state {
        case .text:
            guard byte == UInt8(ascii: "<") else { return kept.append(byte) }
            state = .opened
        case .opened:
            open(byte, &kept)
        case .declared:
            try declare(byte, &kept)
        case .instruction:
            kept.append(byte)
            if ends("?>") { state = .text }
        case .comment:
            kept.append(byte)
            if ends("-->") { state = .text }
        case .root:
            kept.append(byte)
            nameRoot(byte)
        case .content:
            kept.append(byte)
        default:
            // The lines stay, so that what is complained about is found.
            if byte == UInt8(ascii: "\n") { kept.append(byte) }
            try skip(byte)
        }
    }

    private mutating func open(_ byte: UInt8, _ kept: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "?"):
            kept += [UInt8(ascii: "<"), byte]
            state = .instruction
        case UInt8(ascii: "!"):
            held = []
            state = .declared
        default:
            kept += [UInt8(ascii: "<"), byte]
            state = .root
            nameRoot(byte)
        }
    }

    private mutating func declare(_ byte: UInt8, _ kept: inout [UInt8]) throws(XMLError) {
        held.append(byte)
        if held.elementsEqual("--".utf8) {
            kept += Array("<!--".utf8)
            state = .comment
            recent = 0
        } else if held.elementsEqual("DOCTYPE".utf8) {
            state = .type
        } else if held.count >= 7 {
            throw XMLError(.malformed, "something unknown is declared before the first element", line: line)
        }
    }

    private mutating func skip(_ byte: UInt8) throws(XMLError) {
        switch state {
        case .type:
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte)
            case UInt8(ascii: "["): state = .subset
            case UInt8(ascii: ">"): state = .text
            default: break
            }
        case .quoted(let quote):
            if byte == quote { state = .type }
        case .subset:
            if byte == UInt8(ascii: "]") {
                state = .subsetEnd
            } else if ends("<!--") {
                state = .subsetComment
                recent = 0
            } else if ends("<!ENTITY") {
                throw XMLError(.entities, "it declares an entity", line: line)
            }
        case .subsetComment:
            if ends("-->") { state = .subset }
        case .subsetEnd:
            switch byte {
            case UInt8(ascii: ">"): state = .text
            case UInt8(ascii: "]"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
            default: state = .subset
            }
        default: break
        }
    }

    private mutating func nameRoot(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
            UInt8(ascii: "\n"):
            root = name
            state = .content
        default:
            name.append(byte)
        }
    }

    private func ends(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        let mask: UInt64 = length == 8 ? .max : (1 << (8 * UInt64(length))) - 1
        var wanted: UInt64 = 0
        for index in 0..<length { unsafe wanted = wanted << 8 | UInt64(word.utf8Start[index]) }
        return recent & mask == wanted
    }

    private mutating func replaceControls(_ bytes: inout [UInt8]) {
        var span = bytes.mutableSpan
        // First all are counted, without a branch, since there are hardly ever any.
        var found = 0
        for index in span.indices { found &+= Self.isControl(span[index]) ? 1 : 0 }
        guard found > 0 else { return }
        replaced += found
        for index in span.indices where Self.isControl(span[index]) { span[index] = UInt8(ascii: " ") }
    }

    @inline(__always) private static func isControl(_ byte: UInt8) -> Bool {
        (byte < 0x20) && (byte != 0x09) && (byte != 0x0A) && (byte != 0x0D)
    }
}
