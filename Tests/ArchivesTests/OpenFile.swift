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

    deinit { close(descriptor) }
}
