internal import Locking

/// A word to somebody who is at work elsewhere, that it is enough.
package final class ImportCancellation: Sendable {
    private let isSaid = Locked(false)

    package init() {}

    /// Calls the import off; what it has done so far is taken back.
    package func cancel() {
        isSaid.withLock { $0 = true }
    }

    func check() throws(ImportError) {
        if isSaid.withLock({ $0 }) { throw .cancelled }
    }
}
