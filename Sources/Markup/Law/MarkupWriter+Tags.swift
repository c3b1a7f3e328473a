extension MarkupWriter {
    /// Appends `<name`; attributes and `>` follow.
    @inlinable
    @inline(__always)
    mutating func append(startTag name: StaticString) {
        let length = name.utf8CodeUnitCount
        reserve(length &+ 1)
        unsafe base.storeBytes(of: UInt8(ascii: "<"), toByteOffset: count, as: UInt8.self)
        unsafe (base + count + 1).copyMemory(from: name.utf8Start, byteCount: length)
        count &+= length &+ 1
    }

    /// Appends `</name>`.
    @inlinable
    @inline(__always)
    mutating func append(endTag name: StaticString) {
        let length = name.utf8CodeUnitCount
        reserve(length &+ 3)
        unsafe base.storeBytes(of: UInt8(ascii: "<"), toByteOffset: count, as: UInt8.self)
        unsafe base.storeBytes(of: UInt8(ascii: "/"), toByteOffset: count &+ 1, as: UInt8.self)
        unsafe (base + count + 2).copyMemory(from: name.utf8Start, byteCount: length)
        unsafe base.storeBytes(of: UInt8(ascii: ">"), toByteOffset: count &+ length &+ 2, as: UInt8.self)
        count &+= length &+ 3
    }
}
