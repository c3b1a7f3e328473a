/// A visitor's choices, as they survive a reload, a restart and a second device.
public struct StateSnapshot: Equatable, Sendable {
    /// The version that this program writes and reads.
    static let version: UInt8 = 1

    /// The most bytes that a snapshot may take.
    public static let byteLimit = 65_536

    /// One record for each controller with a line of restoration identifiers to the root.
    public let records: [StateRecord]

    /// Wraps records.
    public init(_ records: [StateRecord]) {
        self.records = records
    }

    /// Writes the snapshot as bytes.
    ///
    /// - Parameter key: a secret that must be given again to read it; without one, only accidents are found out.
    /// - Returns: the same bytes for the same choices.
    /// - Throws: ``ContainmentError`` with `unreadableState` if there is more than ``byteLimit``.
    public func bytes(key: [UInt8] = []) throws(ContainmentError) -> [UInt8] {
        var writer = StateWriter(version: Self.version)
        writer.append(records.count)
        for record in records { writer.append(record) }
        let bytes = writer.sealed(key: key)
        guard bytes.count <= Self.byteLimit else {
            throw .unreadable("at most \(Self.byteLimit) bytes", "\(bytes.count) bytes")
        }
        return bytes
    }

    /// Reads what ``bytes(key:)`` wrote.
    ///
    /// - Throws: ``ContainmentError`` with `unreadableState` if the bytes are cut short, changed, too many, or from
    ///   another version.
    public init(bytes: [UInt8], key: [UInt8] = []) throws(ContainmentError) {
        guard bytes.count <= Self.byteLimit else {
            throw .unreadable("at most \(Self.byteLimit) bytes", "\(bytes.count) bytes")
        }
        var reader = try StateReader(bytes, version: Self.version, key: key)
        let count = try reader.count()
        var records: [StateRecord] = []
        for _ in 0..<count { records.append(try reader.record()) }
        try reader.expectEnd()
        self.records = records
    }
}

extension ContainmentError {
    static func unreadable(_ expected: String, _ got: String) -> ContainmentError {
        .init(.unreadableState, "saved state", expected: expected, got: got)
    }
}
