/// Bytes from outside that are not the value they claim to be.
///
/// The message may be shown in a log: what was received is shortened and holds nothing but printable ASCII.
public struct ParseError: Error, Hashable, Sendable {
    /// Whether the bytes were wrong, or merely more than is taken.
    public enum Reason: Sendable {
        /// The bytes do not have the form of the value; an answer is 400.
        case malformed
        /// The bytes would be more, or the value larger, than the limit in force; an answer is 413.
        case tooLarge
    }

    /// The value that was looked for, such as `entity tag`.
    public let what: String
    /// What a legal value looks like.
    public let expected: String
    /// What stood there instead, shortened and escaped.
    public let got: String
    /// Which kind of refusal this is.
    public let reason: Reason

    /// A refusal of bytes as received.
    public init(
        _ what: String,
        expected: String,
        got bytes: some Collection<UInt8>,
        reason: Reason = .malformed
    ) {
        self.what = what
        self.expected = expected
        self.got = Self.printable(bytes)
        self.reason = reason
    }

    /// A refusal of text as received.
    public init(_ what: String, expected: String, got text: some StringProtocol, reason: Reason = .malformed) {
        self.init(what, expected: expected, got: text.utf8, reason: reason)
    }

    /// At most 60 characters, with everything that is not printable ASCII as `\xNN`.
    private static func printable(_ bytes: some Collection<UInt8>) -> String {
        var text = ""
        for byte in bytes.prefix(40) {
            switch byte {
            case UInt8(ascii: "\\"): text += "\\\\"
            case 0x20...0x7e: text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
            if text.utf8.count > 57 { break }
        }
        return bytes.count > 40 || text.utf8.count > 57 ? text + "…" : text
    }
}

extension ParseError: CustomStringConvertible {
    /// One sentence: what was wrong, what was expected, and what came.
    public var description: String { "not a legal \(what): expected \(expected), got “\(got)”" }
}
