internal import Locking

/// Stands for somebody who looks; it ends with `stop()`, or when nobody holds it any more.
package final class Watch: Sendable {
    private let end: Locked<(@Sendable () -> Void)?>

    init(end: @escaping @Sendable () -> Void) {
        self.end = Locked(end)
    }

    deinit {
        stop()
    }

    /// Nobody looks any more; a second time does nothing.
    package func stop() {
        let end = end.withLock { end in
            defer { end = nil }
            return end
        }
        end?()
    }
}
