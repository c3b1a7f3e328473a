internal import CZlib

/// The sum by which archives know that a file has come through whole.
package struct Checksum {
    /// The sum of what has come so far.
    package private(set) var value: UInt32 = 0

    package init() {}

    package mutating func add(_ bytes: [UInt8]) {
        value = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe UInt32(truncatingIfNeeded: crc32_z(UInt(value), buffer.baseAddress, buffer.count))
        }
    }
}
