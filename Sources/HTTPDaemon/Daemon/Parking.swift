import Locking

/// The place where a connection waits without a thread until somebody has something for it.
///
/// A signal is never lost: one that comes before the connection parks keeps it from parking.
final class Parking: Sendable {
    private struct State {
        var connection: ConnectionHandle?
        var isParked = false
        var isSignalled = false
    }

    private let state: Locked<State>

    init(_ connection: ConnectionHandle) {
        state = Locked(State(connection: connection))
    }

    /// Suspends the connection, unless a signal came since the last call; only its own thread may call this.
    func park() -> Bool {
        state.withLock { state in
            guard !state.isSignalled, let connection = state.connection else {
                state.isSignalled = false
                return false
            }
            state.isParked = true
            // Suspending under the lock, so that a signal cannot resume what is not yet suspended.
            connection.suspend()
            return true
        }
    }

    /// Wakes the connection, or keeps it from going to sleep.
    func signal() {
        state.withLock { state in
            guard state.isParked else {
                state.isSignalled = true
                return
            }
            state.isParked = false
            state.connection?.resume()
        }
    }

    /// Whether the connection waits at this moment.
    var isParked: Bool { state.withLock { $0.isParked } }

    /// Forgets the connection, whose request is over.
    func close() {
        state.withLock { $0.connection = nil }
    }
}
