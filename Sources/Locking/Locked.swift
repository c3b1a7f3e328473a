package import Glibc

/// A value that can be reached only while its lock is held.
///
/// The lock is a pthread mutex and not `Synchronization.Mutex`, because the thread sanitizer sees only the former on
/// Linux and would report races that are none.
///
/// ```swift
/// let visits = Locked(0)
/// visits.withLock { $0 += 1 }
/// ```
// Safe because `value` is touched only between lock and unlock, and what leaves `withLock` is Sendable.
@safe
package final class Locked<Value>: @unchecked Sendable {
    @usableFromInline var value: Value
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @inlinable package init(_ value: sending Value) {
        self.value = value
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        let failure = unsafe pthread_mutex_init(mutex, nil)
        precondition(failure == 0, "pthread_mutex_init failed with \(failure)")
    }

    @inlinable deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    /// Runs `body` with the lock held.
    ///
    /// Entering it again from inside is a deadlock, so keep bodies small.
    @inlinable package func withLock<Answer: Sendable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
