/// A file of an archive, as the archive describes it.
package struct ArchiveEntry: Sendable {
    /// Its path within the archive; it names nothing on the disk, and is never used for that.
    package let path: String
    /// Its size as it is said to be, unpacked.
    package let size: Int
    let packedSize: Int
    let index: Int
    let method: UInt16

    /// The last component of the path.
    package var name: Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }
}
