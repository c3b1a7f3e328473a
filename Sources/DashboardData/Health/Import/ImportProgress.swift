/// How far an import has come.
package struct ImportProgress: Equatable, Sendable {
    /// Bytes of the export, unpacked, that were read.
    package var done: Int
    /// Bytes in all; nothing where nobody knows.
    package var total: Int?

    package init(done: Int, total: Int?) {
        self.done = done
        self.total = total
    }
}
