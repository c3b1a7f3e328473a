/// A scheme, a host and a port: whom a connection is made to, and who has a budget.
package struct Origin: Hashable, Sendable {
    /// How to speak with it.
    package enum Scheme: String, Sendable {
        case http, https

        var port: Int { self == .http ? 80 : 443 }
    }

    package let scheme: Scheme
    /// A name or a number in lower case; a number of IPv6 has its brackets.
    package let host: String
    package let port: Int

    init?(scheme: Scheme, host: String, port: Int) {
        let host = host.utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
        guard (1...65_535).contains(port), (1...255).contains(host.count) else { return nil }
        guard host.allSatisfy(Self.isLegal) else { return nil }
        self.scheme = scheme
        self.host = String(decoding: host, as: UTF8.self)
        self.port = port
    }

    /// Whether nobody on a network can listen: the other side is this machine.
    package var isLoopback: Bool {
        if host == "localhost" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }

    private static func isLegal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): true
        default: false
        }
    }
}

extension Origin: CustomStringConvertible {
    /// Such as `https://api.met.no`, with a port only where it is not the usual one.
    package var description: String {
        "\(scheme.rawValue)://\(host)" + (port == scheme.port ? "" : ":\(port)")
    }
}
