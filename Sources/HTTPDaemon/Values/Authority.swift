/// A host and perhaps a port, as in a `Host` header.
public struct Authority: Hashable, Sendable {
    /// The machine.
    public let host: HostName
    /// The port, if one was named.
    public let port: UInt16?

    /// Reads `host` or `host:port`; names of users are refused.
    public init(parsing text: some StringProtocol) throws(ParseError) {
        let bytes = Array(text.utf8)
        // The colons of an IPv6 address stand within its brackets.
        let start = bytes.lastIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? 0
        guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else {
            host = try HostName(bytes[...])
            port = nil
            return
        }
        let digits = bytes[(colon + 1)...]
        host = try HostName(bytes[..<colon])
        if digits.isEmpty {
            port = nil
        } else {
            guard digits.count <= 5, digits.allSatisfy(\.isDigit),
                let port = UInt16(String(decoding: digits, as: UTF8.self)), port > 0
            else { throw ParseError("port", expected: "a number from 1 to 65535", got: text) }
            self.port = port
        }
    }
}

extension Authority: CustomStringConvertible {
    /// The host, and the port if one was named.
    public var description: String { port.map { "\(host):\($0)" } ?? host.text }
}
