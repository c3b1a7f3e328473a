extension Client {
    /// Whether the visitor sits at this very machine.
    public var isLocal: Bool {
        // The usual case costs a comparison and no parsing.
        address == "127.0.0.1" || IPAddress(address)?.isLoopback == true
    }

    /// What all visitors have in common who can easily change their address: all of an IPv4 one, and of an IPv6 one the
    /// half that a provider hands out.
    public var network: String {
        guard let parsed = IPAddress(address) else { return address }
        if parsed.bytes.count == 4 { return parsed.description }
        return parsed.bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
}

extension IPAddress {
    /// Whether only this machine can reach it.
    public var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
    }
}
