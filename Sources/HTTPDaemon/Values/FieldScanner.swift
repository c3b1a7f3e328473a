/// A walk over one header's value, by the pieces that HTTP's grammar shares between headers.
struct FieldScanner {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    init(_ text: some StringProtocol) {
        rest = Array(text.utf8)[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes all of the text, or nothing.
    mutating func take(_ text: StaticString) -> Bool {
        let expected = text.description.utf8
        guard rest.starts(with: expected) else { return false }
        rest.removeFirst(expected.count)
        return true
    }

    mutating func pop() -> UInt8? {
        rest.popFirst()
    }

    mutating func skipBlanks() {
        rest = rest.drop(while: \.isBlank)
    }

    /// The longest run of bytes that fulfil the condition; may be empty.
    mutating func run(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let run = rest.prefix(while: condition)
        rest = rest[run.endIndex...]
        return run
    }

    /// At least one token character, or nothing.
    mutating func token() -> String? {
        let run = run(while: \.isToken)
        return run.isEmpty ? nil : String(decoding: run, as: UTF8.self)
    }

    /// The content of a quoted string without its escapes, or nothing if there is none, or none that ends.
    mutating func quotedString() -> String? {
        var scanner = self
        guard scanner.take(UInt8(ascii: "\"")) else { return nil }
        var content: [UInt8] = []
        while let byte = scanner.rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: content, as: UTF8.self) else { return nil }
                self = scanner
                return text
            case UInt8(ascii: "\\"):
                guard let escaped = scanner.rest.popFirst(), escaped.isFieldContent else { return nil }
                content.append(escaped)
            case let byte where byte.isFieldContent:
                content.append(byte)
            default:
                return nil
            }
        }
        return nil
    }

    /// Parameters as they stand after a media type, names in lower case; nothing if they are malformed.
    mutating func parameters() -> [NamedField]? {
        var parameters: [NamedField] = []
        skipBlanks()
        while take(UInt8(ascii: ";")) {
            skipBlanks()
            if let name = token() {
                guard take(UInt8(ascii: "=")), let value = quotedString() ?? token() else { return nil }
                parameters.append(NamedField(name.asciiLowercased, value))
                skipBlanks()
            }
        }
        return parameters
    }

    /// Goes behind the next comma that is not inside quotes, or to the end.
    mutating func skipElement() {
        var isQuoted = false
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "\\") where isQuoted: _ = rest.popFirst()
            case UInt8(ascii: ",") where !isQuoted: return
            default: continue
            }
        }
    }
}
