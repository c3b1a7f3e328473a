/// A machine's name or address, in its one spelling.
public struct HostName: Hashable, Sendable {
    /// What sort of name it is.
    public enum Kind: Sendable {
        /// Letters, digits, hyphens and underscores between dots.
        case name
        /// Four decimal numbers.
        case ipv4
        /// An address in brackets.
        case ipv6
    }

    /// The name in lower case, without a dot at the end; IPv6 in brackets, as short as can be.
    public let text: String
    /// What sort of name it is.
    public let kind: Kind

    /// Reads a host as it stands in a `Host` header or an address, without the port.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        try self.init(Array(text.utf8)[...])
    }

    init(_ bytes: ArraySlice<UInt8>) throws(ParseError) {
        if bytes.first == UInt8(ascii: "[") {
            guard bytes.last == UInt8(ascii: "]"), let address = IPv6Address(bytes.dropFirst().dropLast()) else {
                throw Self.malformed(bytes)
            }
            text = "[" + address.text + "]"
            kind = .ipv6
        } else {
            let name = bytes.last == UInt8(ascii: ".") ? bytes.dropLast() : bytes
            guard let last = Self.lastLabel(of: name), name.count <= 253 else { throw Self.malformed(bytes) }
            // A last label that is a number makes it an address for every resolver, in spellings that differ.
            let isAddress = Self.isNumber(last)
            guard !isAddress || IPv4Address(name) != nil else { throw Self.malformed(bytes) }
            text = String(decoding: name, as: UTF8.self).asciiLowercased
            kind = isAddress ? .ipv4 : .name
        }
    }

    /// Nothing if any label is illegal.
    private static func lastLabel(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let hyphen = UInt8(ascii: "-")
        var rest = name
        while true {
            let label = rest.prefix { $0.isLetter || $0.isDigit || $0 == hyphen || $0 == UInt8(ascii: "_") }
            guard (1...63).contains(label.count), label.first != hyphen, label.last != hyphen else { return nil }
            rest = rest[label.endIndex...]
            if rest.isEmpty { return label }
            guard rest.popFirst() == UInt8(ascii: ".") else { return nil }
        }
    }

    private static func isNumber(_ label: ArraySlice<UInt8>) -> Bool {
        if label.first == UInt8(ascii: "0"), label.dropFirst().first?.lowercased == UInt8(ascii: "x") {
            return label.dropFirst(2).allSatisfy { $0.hexValue != nil }
        }
        return label.allSatisfy(\.isDigit)
    }

    private static func malformed(_ bytes: ArraySlice<UInt8>) -> ParseError {
        ParseError("host", expected: "a name, four decimal numbers, or an IPv6 address in brackets", got: bytes)
    }
}

extension HostName: CustomStringConvertible {
    /// The name in its one spelling.
    public var description: String { text }
}
