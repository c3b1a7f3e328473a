internal import CZlib

/// Unpacks a stream that has neither head nor foot, as archives hold it, no more at a time than asked for.
///
/// ```swift
/// let inflater = RawInflater()
/// while !inflater.isFinished {
///     if inflater.isHungry { inflater.give(try source.next()) }
///     use(try inflater.take())
/// }
/// ```
@safe
package final class RawInflater {
    /// How much is taken or given at one time, at most.
    package static let piece = 1 << 16

    // zlib's state points back at the structure and into the input, so neither may ever move.
    private let stream: UnsafeMutablePointer<z_stream>
    private let input: UnsafeMutableBufferPointer<UInt8>
    /// Whether everything has come out.
    package private(set) var isFinished = false

    package init() {
        unsafe input = .allocate(capacity: Self.piece)
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let result = unsafe daybook_inflate_init(stream, -15)
        precondition(result == Z_OK, "inflateInit2 failed with \(result)")
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deinitialize(count: 1)
        unsafe stream.deallocate()
        unsafe input.deallocate()
    }

    /// Whether there is nothing left of what was given.
    package var isHungry: Bool { unsafe stream.pointee.avail_in == 0 }

    /// Hands packed bytes over, when there are none left.
    package func give(_ bytes: [UInt8]) {
        precondition(isHungry && bytes.count <= Self.piece, "give at most \(Self.piece) bytes, and only to the hungry")
        unsafe _ = input.update(fromContentsOf: bytes)
        unsafe stream.pointee.next_in = input.baseAddress
        unsafe stream.pointee.avail_in = UInt32(bytes.count)
    }

    /// What can be unpacked now; nothing where more must be given first.
    package func take() throws(GzipError) -> [UInt8] {
        var result = Z_OK
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, count in
            unsafe stream.pointee.next_out = buffer.baseAddress
            unsafe stream.pointee.avail_out = UInt32(Self.piece)
            unsafe result = inflate(stream, Z_NO_FLUSH)
            unsafe count = Self.piece - Int(stream.pointee.avail_out)
        }
        switch result {
        case Z_STREAM_END: isFinished = true
        case Z_OK, Z_BUF_ERROR: break
        default: throw .corrupt
        }
        return piece
    }
}
