/// A network of addresses, such as `10.0.0.0/8`, `fd00::/8` or one address alone.
public struct AddressRange: Sendable {
    private let base: IPAddress
    private let prefix: Int

    /// Reads a network; nothing where the text is none.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let base = parts.first.flatMap({ IPAddress(String($0)) }), parts.count <= 2 else { return nil }
        let width = base.bytes.count * 8
        guard let prefix = parts.count == 2 ? Int(parts[1]) : width, 0...width ~= prefix else { return nil }
        self.base = base
        self.prefix = prefix
    }

    func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == base.bytes.count else { return false }
        for index in 0..<base.bytes.count {
            let bits = min(8, max(0, prefix - index * 8))
            let mask = ~UInt8(truncatingIfNeeded: 0xFF >> bits)
            guard address.bytes[index] & mask == base.bytes[index] & mask else { return false }
        }
        return true
    }
}
