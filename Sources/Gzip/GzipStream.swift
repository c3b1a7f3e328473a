internal import CZlib

/// A gzip text that leaves in parts, each readable as soon as it arrives.
///
/// ```swift
/// let gzip = GzipStream()
/// socket.send(gzip.write(shell))
/// socket.send(gzip.write(lateWidget))
/// socket.send(gzip.finish())
/// ```
@safe
package final class GzipStream {
    // zlib's state points back at the structure, so it must never move.
    private let stream: UnsafeMutablePointer<z_stream>
    private var isFinished = false

    /// Starts a text; the level goes from 1 (fast) to 9 (small).
    package init(level: Int = 6) {
        precondition((1...9).contains(level), "a gzip level is 1 to 9, got \(level)")
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        // A window of 15 bits, plus 16 for the gzip wrapper. The only failures are a wrong argument and no memory.
        let result = unsafe daybook_deflate_init(stream, Int32(level), 31)
        precondition(result == Z_OK, "deflateInit2 failed with \(result)")
    }

    deinit {
        unsafe deflateEnd(stream)
        unsafe stream.deinitialize(count: 1)
        unsafe stream.deallocate()
    }

    /// The compressed form of the next part, with everything so far readable by the receiver.
    package func write(_ bytes: [UInt8]) -> [UInt8] {
        precondition(!isFinished, "a finished gzip text takes no more bytes")
        guard !bytes.isEmpty else { return [] }
        return deflate(bytes, flush: Z_SYNC_FLUSH, reserving: bytes.count / 3 + 64)
    }

    /// The last bytes of the text, checksum included; empty when called again.
    package func finish() -> [UInt8] {
        guard !isFinished else { return [] }
        isFinished = true
        return deflate([], flush: Z_FINISH, reserving: 64)
    }

    /// All of a text in one go, without an output buffer that grows.
    func compressWhole(_ bytes: [UInt8]) -> [UInt8] {
        isFinished = true
        let bound = unsafe Int(deflateBound(stream, UInt(bytes.count)))
        return deflate(bytes, flush: Z_FINISH, reserving: bound)
    }

    private func deflate(_ bytes: [UInt8], flush: Int32, reserving capacity: Int) -> [UInt8] {
        var output: [UInt8] = []
        var taken = 0
        repeat {
            // zlib counts in 32 bits.
            let part = min(bytes.count - taken, 1 << 30)
            let mode = taken + part == bytes.count ? flush : Z_NO_FLUSH
            deflate(bytes[taken..<taken + part], mode: mode, reserving: capacity, into: &output)
            taken += part
        } while taken < bytes.count
        return output
    }

    private func deflate(_ part: ArraySlice<UInt8>, mode: Int32, reserving capacity: Int, into output: inout [UInt8]) {
        unsafe part.withUnsafeBufferPointer { input in
            // zlib only reads the input; its interface predates const.
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(input.count)
            var isFull = true
            while isFull {
                let room = min(max(capacity, 64), 1 << 30)
                let piece = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                    unsafe stream.pointee.next_out = buffer.baseAddress
                    unsafe stream.pointee.avail_out = UInt32(room)
                    let result = unsafe CZlib.deflate(stream, mode)
                    precondition(result != Z_STREAM_ERROR, "deflate was called out of order")
                    unsafe count = room - Int(stream.pointee.avail_out)
                }
                isFull = piece.count == room
                if output.isEmpty { output = piece } else { output += piece }
            }
            unsafe stream.pointee.next_in = nil
            unsafe stream.pointee.next_out = nil
        }
    }
}
