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
        var name = Array(text.utf8.map(\.lowercased))
        if name.first == UInt8(ascii: "[") {
            guard name.last == UInt8(ascii: "]"), let address = IPv6Address(name.dropFirst().dropLast()) else {
                throw Self.malformed(text)
            }
            self.text = "[" + address.text + "]"
            kind = .ipv6
        } else {
            if name.last == UInt8(ascii: ".") { name.removeLast() }
            guard !name.isEmpty, name.count <= 253 else { throw Self.malformed(text) }
            let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard labels.allSatisfy(Self.isLabel) else { throw Self.malformed(text) }
            // A last label that is a number makes it an address for every resolver, in spellings that differ.
            let isAddress = labels.last.map(Self.isNumber) ?? false
            guard !isAddress || IPv4Address(name) != nil else { throw Self.malformed(text) }
            self.text = String(decoding: name, as: UTF8.self)
            kind = isAddress ? .ipv4 : .name
        }
    }

    private static func isLabel(_ label: ArraySlice<UInt8>) -> Bool {
        let hyphen = UInt8(ascii: "-")
        guard (1...63).contains(label.count), label.first != hyphen, label.last != hyphen else { return false }
        return label.allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen || $0 == UInt8(ascii: "_") }
    }

    private static func isNumber(_ label: ArraySlice<UInt8>) -> Bool {
        if label.starts(with: "0x".utf8) { return label.dropFirst(2).allSatisfy { $0.hexValue != nil } }
        return label.allSatisfy(\.isDigit)
    }

    private static func malformed(_ text: some StringProtocol) -> ParseError {
        ParseError("host", expected: "a name, four decimal numbers, or an IPv6 address in brackets", got: text)
    }
}

extension HostName: CustomStringConvertible {
    /// The name in its one spelling.
    public var description: String { text }
}
