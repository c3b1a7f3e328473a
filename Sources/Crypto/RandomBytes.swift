internal import CSodium

/// Where unpredictable bytes come from; a test passes its own.
package struct RandomBytes: Sendable {
    private let make: @Sendable (Int) -> [UInt8]

    /// The operating system's generator, through libsodium.
    package static let system = RandomBytes { count in
        _ = Sodium.ready
        var bytes = [UInt8](repeating: 0, count: count)
        unsafe randombytes_buf(&bytes, count)
        return bytes
    }

    /// A source that is asked for a number of bytes and answers exactly as many.
    package init(_ make: @escaping @Sendable (Int) -> [UInt8]) {
        self.make = make
    }

    /// The next `count` bytes.
    package func callAsFunction(_ count: Int) -> [UInt8] {
        let bytes = make(count)
        precondition(bytes.count == count, "asked for \(count) random bytes, got \(bytes.count)")
        return bytes
    }
}
