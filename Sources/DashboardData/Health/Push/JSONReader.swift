internal import Health

/// Reads a JSON document from one end to the other and keeps nothing of it; whoever reads takes what they need.
///
/// It knows where it is, so that a fault names its place.
struct JSONReader {
    /// What comes next.
    enum Kind {
        case object, array, string, number, bool, null
    }

    private enum Step {
        case member(String)
        case element(Int)
    }

    /// How deep arrays and objects may lie in one another.
    static let deepest = 32

    private let bytes: [UInt8]
    private var index = 0
    private var steps: [Step] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Where it is, as JSONPath has it: `$.data.metrics[3].name`.
    var path: String {
        steps.reduce("$") { path, step in
            switch step {
            case .member(let name): path + (Self.isPlain(name) ? ".\(name)" : "['…']")
            case .element(let place): path + "[\(place)]"
            }
        }
    }

    func fault(_ sentence: String, isSyntax: Bool = false) -> JSONFault {
        JSONFault(path: path, sentence: sentence, isSyntax: isSyntax)
    }

    /// Looks at what comes next, and leaves it there.
    mutating func next() throws(JSONFault) -> Kind {
        skipSpace()
        guard index < bytes.count else { throw fault("it ends too early", isSyntax: true) }
        switch bytes[index] {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "-"), 0x30...0x39: return .number
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        default: throw fault("this is no JSON", isSyntax: true)
        }
    }

    /// Goes through the members of an object; each must be read or skipped.
    mutating func readObject(
        _ read: (inout JSONReader, String) throws(JSONFault) -> Void
    ) throws(JSONFault) {
        try open(UInt8(ascii: "{"), "an object")
        guard try !closes(UInt8(ascii: "}")) else { return }
        repeat {
            skipSpace()
            let name = try string()
            steps.append(.member(name))
            try take(UInt8(ascii: ":"), "a colon")
            try read(&self, name)
            steps.removeLast()
        } while try !ends(with: UInt8(ascii: "}"))
    }

    /// Goes through the elements of an array; each must be read or skipped.
    mutating func readArray(_ read: (inout JSONReader) throws(JSONFault) -> Void) throws(JSONFault) {
        try open(UInt8(ascii: "["), "a list")
        guard try !closes(UInt8(ascii: "]")) else { return }
        var place = 0
        repeat {
            steps.append(.element(place))
            try read(&self)
            steps.removeLast()
            place += 1
        } while try !ends(with: UInt8(ascii: "]"))
    }

    /// The same, with null in place of an empty one.
    mutating func readList(_ read: (inout JSONReader) throws(JSONFault) -> Void) throws(JSONFault) {
        guard try next() == .null else { return try readArray(read) }
        try skip()
    }

    mutating func string() throws(JSONFault) -> String {
        guard try next() == .string else { throw fault("text was expected here") }
        index += 1
        var text: [UInt8] = []
        while true {
            guard index < bytes.count else { throw fault("a text does not end", isSyntax: true) }
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try unescape(into: &text)
            case 0..<0x20: throw fault("a text holds a control character", isSyntax: true)
            default: text.append(byte)
            }
        }
    }

    /// A text; something else is passed over.
    mutating func stringOrNothing() throws(JSONFault) -> String? {
        if try next() == .string { return try string() }
        try skip()
        return nil
    }

    mutating func number() throws(JSONFault) -> Double {
        guard try next() == .number else { throw fault("a number was expected here") }
        let start = index
        while index < bytes.count, Self.numeric.contains(bytes[index]) { index += 1 }
        guard bytes[index - 1] != UInt8(ascii: "."), let value = Decimal.read(Array(bytes[start..<index]).span) else {
            throw fault("this is no number", isSyntax: true)
        }
        return value
    }

    /// Passes over whatever comes next.
    mutating func skip() throws(JSONFault) {
        switch try next() {
        case .object: try readObject { reader, _ throws(JSONFault) in try reader.skip() }
        case .array: try readArray { reader throws(JSONFault) in try reader.skip() }
        case .string: _ = try string()
        case .number: _ = try number()
        case .bool: try word(bytes[index] == UInt8(ascii: "t") ? "true" : "false")
        case .null: try word("null")
        }
    }

    /// Makes sure that nothing follows.
    mutating func end() throws(JSONFault) {
        skipSpace()
        guard index == bytes.count else { throw fault("something follows the document", isSyntax: true) }
    }

    private static let numeric = Set("+-.0123456789Ee".utf8)

    /// A name is told only if nothing of a person can stand in it.
    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= 40 && name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 >= 0x41 && $0 <= 0x7A }
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    private mutating func open(_ byte: UInt8, _ what: String) throws(JSONFault) {
        _ = try next()
        guard bytes[index] == byte else { throw fault("\(what) was expected here") }
        guard steps.count < Self.deepest else { throw fault("it is nested too deeply") }
        index += 1
    }

    private mutating func closes(_ byte: UInt8) throws(JSONFault) -> Bool {
        skipSpace()
        guard index < bytes.count else { throw fault("it ends too early", isSyntax: true) }
        guard bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func ends(with byte: UInt8) throws(JSONFault) -> Bool {
        if try closes(byte) { return true }
        try take(UInt8(ascii: ","), "a comma")
        return false
    }

    private mutating func take(_ byte: UInt8, _ what: String) throws(JSONFault) {
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { throw fault("\(what) is missing", isSyntax: true) }
        index += 1
    }

    private mutating func word(_ word: String) throws(JSONFault) {
        guard bytes[index...].starts(with: word.utf8) else { throw fault("this is no JSON", isSyntax: true) }
        index += word.utf8.count
    }

    private mutating func unescape(into text: inout [UInt8]) throws(JSONFault) {
        guard index < bytes.count else { throw fault("a text does not end", isSyntax: true) }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "u"):
            var unit = try hexadecimal()
            if unit >= 0xD800, unit < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
                index += 2
                let low = try hexadecimal()
                unit = low >= 0xDC00 && low < 0xE000 ? 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
            }
            text += String(Character(Unicode.Scalar(unit) ?? "\u{FFFD}")).utf8
        default: throw fault("a text holds an escape that is none", isSyntax: true)
        }
    }

    private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
        guard index + 4 <= bytes.count else { throw fault("a text does not end", isSyntax: true) }
        var number: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw fault("a text holds an escape that is none", isSyntax: true)
            }
            number = number << 4 | UInt32(digit)
        }
        index += 4
        return number
    }
}

/// What is wrong with a document, and where; it tells nothing of what the document holds.
package struct JSONFault: Error, Equatable, Sendable {
    /// As JSONPath has it.
    package let path: String
    package let sentence: String
    /// Whether it is no JSON at all.
    package let isSyntax: Bool
}
