internal import CZlib

/// The reading half of zlib, with a bound on what comes out.
@safe
final class Inflater {
    // zlib's state points back at the structure, so it must never move.
    private let stream: UnsafeMutablePointer<z_stream>

    init() {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let result = unsafe daybook_inflate_init(stream, 31)
        precondition(result == Z_OK, "inflateInit2 failed with \(result)")
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deinitialize(count: 1)
        unsafe stream.deallocate()
    }

    func inflate(_ bytes: [UInt8], limit: Int, isWhole: Bool = true) throws(GzipError) -> [UInt8] {
        guard bytes.count <= Int(UInt32.max) else { throw .tooLarge(limit: limit) }
        var output: [UInt8] = []
        let failure = unsafe bytes.withUnsafeBufferPointer { input -> GzipError? in
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(input.count)
            defer { unsafe stream.pointee.next_in = nil }
            return drain(into: &output, limit: limit)
        }
        if let failure, isWhole || failure != .truncated { throw failure }
        return output
    }

    private func drain(into output: inout [UInt8], limit: Int) -> GzipError? {
        while true {
            let (piece, result) = next(room: 1 << 15)
            guard output.count + piece.count <= limit else { return .tooLarge(limit: limit) }
            output += piece
            switch result {
            case Z_STREAM_END:
                if unsafe stream.pointee.avail_in == 0 { return nil }
                guard unsafe inflateReset(stream) == Z_OK else { return .corrupt }
            case Z_OK:
                if piece.isEmpty, unsafe stream.pointee.avail_in == 0 { return .truncated }
            case Z_BUF_ERROR:
                return .truncated
            default:
                return .corrupt
            }
        }
    }

    private func next(room: Int) -> (piece: [UInt8], result: Int32) {
        var result = Z_OK
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            unsafe stream.pointee.next_out = buffer.baseAddress
            unsafe stream.pointee.avail_out = UInt32(room)
            unsafe result = CZlib.inflate(stream, Z_NO_FLUSH)
            unsafe count = room - Int(stream.pointee.avail_out)
        }
        return (piece, result)
    }
}
