import Foundation
import Glibc

/// A file system of one megabyte in memory; only root can make one.
final class SmallDisk: Sendable {
    static let isPossible = (try? SmallDisk()) != nil

    struct Refusal: Error {}

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        guard mount("daybook", folder.path, "tmpfs", 0, "size=1m") == 0 else { throw Refusal() }
    }

    deinit {
        // Lazily, so that a store that is still open does not keep it for ever.
        umount2(folder.path, CInt(MNT_DETACH))
    }

    /// Takes all the room that is left, and answers the file that took it.
    func fill() throws -> String {
        let path = folder.path + "/filler"
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { throw Refusal() }
        defer { close(file) }
        for size in [4_096, 512, 1] {
            let bytes = [UInt8](repeating: 0, count: size)
            while write(file, bytes, size) == size {}
        }
        return path
    }

    func makeReadOnly() throws {
        guard mount("daybook", folder.path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0 else {
            throw Refusal()
        }
    }
}
