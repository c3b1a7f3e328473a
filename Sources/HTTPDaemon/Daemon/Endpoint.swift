/// An address and a port to listen on, written `127.0.0.1:8080` or `[::1]:8080`; port 0 takes any free one.
public struct Endpoint: Sendable, CustomStringConvertible {
    /// The address.
    public let address: IPAddress
    /// The port.
    public let port: Int

    /// Reads an endpoint; nothing where the text is none.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        let digits = text[text.index(after: colon)...]
        // The standard library would take a sign, too.
        guard digits.utf8.allSatisfy(\.isDigit), let port = Int(digits) else { return nil }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = String(host.dropFirst().dropLast())
        } else if host.contains(":") {
            return nil
        }
        guard 0...65535 ~= port, let address = IPAddress(host == "localhost" ? "127.0.0.1" : host) else { return nil }
        self.init(address: address, port: port)
    }

    init(address: IPAddress, port: Int) {
        self.address = address
        self.port = port
    }

    /// The text that ``init(_:)`` reads, and a URL takes.
    public var description: String {
        let host = address.bytes.count == 4 ? "\(address)" : "[\(address)]"
        return "\(host):\(port)"
    }
}

extension Endpoint {
    /// Port 8080 of this machine, for this machine.
    public static let standard: Endpoint = {
        guard let endpoint = Endpoint("127.0.0.1:8080") else { preconditionFailure("The standard endpoint is legal.") }
        return endpoint
    }()
}
