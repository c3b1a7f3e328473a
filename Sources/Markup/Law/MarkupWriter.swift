/// Receives markup as bytes, in one buffer that grows.
///
/// Text and attribute values are escaped here and nowhere else. What is appended `raw` is not; search for `raw:` to
/// review it.
@safe
public struct MarkupWriter: ~Copyable {
    @usableFromInline var base: UnsafeMutableRawPointer
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int
    // The first buffer is lent by the array that the bytes end up in; a larger one is our own.
    var isOwner = false
    var holes: [RenderedMarkup.Position] = []

    init(writingInto buffer: UnsafeMutableRawBufferPointer) {
        if let start = buffer.baseAddress {
            unsafe base = start
            capacity = buffer.count
        } else {
            unsafe base = .allocate(byteCount: 1024, alignment: 16)
            capacity = 1024
            isOwner = true
        }
    }

    deinit {
        if isOwner {
            unsafe base.deallocate()
        }
    }

    /// Appends text for people, escaped: `&`, `<` and `>` become entities, control characters U+FFFD.
    public mutating func append(text: String) {
        append(escaping: text, quotes: false)
    }

    /// Appends the inside of a quoted attribute value, escaped: `&`, `"`, `<` and `>` become entities.
    public mutating func append(attributeValue value: String) {
        append(escaping: value, quotes: true)
    }

    /// Appends what is markup already, unescaped.
    public mutating func append(raw html: String) {
        let isDone: Void? = unsafe html.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe append(run: UnsafeRawBufferPointer(bytes))
        }
        if isDone == nil {
            append(raw: Array(html.utf8))
        }
    }

    /// Appends bytes that are markup already, unescaped.
    public mutating func append(raw bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { unsafe append(run: $0) }
    }

    /// Appends a literal of the program, unescaped.
    @inlinable
    @inline(__always)
    public mutating func append(_ literal: StaticString) {
        let length = literal.utf8CodeUnitCount
        reserve(length)
        unsafe (base + count).copyMemory(from: literal.utf8Start, byteCount: length)
        count &+= length
    }

    @inlinable
    @inline(__always)
    mutating func append(byte: UInt8) {
        reserve(1)
        unsafe base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count &+= 1
    }

    /// Makes room for `length` more bytes.
    @inlinable
    @inline(__always)
    mutating func reserve(_ length: Int) {
        if capacity &- count < length {
            grow(by: length)
        }
    }

    @usableFromInline
    @inline(never)
    mutating func grow(by length: Int) {
        let larger = max(capacity * 2, count + length, 1024)
        let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        unsafe moved.copyMemory(from: base, byteCount: count)
        if isOwner {
            unsafe base.deallocate()
        }
        unsafe base = moved
        capacity = larger
        isOwner = true
    }

    mutating func append(run: UnsafeRawBufferPointer) {
        guard let start = run.baseAddress else { return }
        reserve(run.count)
        unsafe (base + count).copyMemory(from: start, byteCount: run.count)
        count += run.count
    }

    mutating func append(_ rendered: RenderedMarkup) {
        let start = count
        append(raw: rendered.bytes)
        for position in rendered.holes {
            holes.append(RenderedMarkup.Position(hole: position.hole, offset: start + position.offset))
        }
    }

    @usableFromInline
    mutating func leaveHole(_ hole: Hole) {
        holes.append(RenderedMarkup.Position(hole: hole, offset: count))
    }
}
