import Foundation
import Glibc

/// Bytes in a file that is open and has no name.
final class OpenFile {
    struct Refusal: Error {}

    let descriptor: CInt

    init(_ bytes: [UInt8]) throws {
        var name = Array("/tmp/daybook-XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw Refusal() }
        unlink(name)
        guard write(descriptor, bytes, bytes.count) == bytes.count else { throw Refusal() }
    }

    /// Bytes, then a hole, then others.
    convenience init(_ bytes: [UInt8], then others: [UInt8], at place: Int) throws {
        try self.init(bytes)
        guard pwrite(descriptor, others, others.count, place) == others.count else { throw Refusal() }
    }

    deinit { close(descriptor) }

    func contents() throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(lseek(descriptor, 0, SEEK_END)))
        guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { throw Refusal() }
        return bytes
    }
}
