public import FoundationEssentials
internal import Locking

/// Keeps visitors for as long as the program runs.
///
/// For tests, and for a server that was given no folder.
public final class MemorySessionStore: SessionStore {
    private struct State {
        var book: VisitorBook
        var isClosed = false
    }

    private let state: Locked<State>

    /// Starts with nobody.
    public init(policy: VisitorPolicy = VisitorPolicy()) {
        state = Locked(State(book: VisitorBook(policy)))
    }

    /// Everything known of a visitor.
    public func visitor(_ key: VisitorKey) async throws -> SavedVisitor? {
        try change { $0.visitor(key) }
    }

    /// Takes a change; it is as safe at once as it will ever be.
    public func save(
        _ snapshot: StateSnapshot,
        screen: Identifier,
        of key: VisitorKey,
        at date: Date
    ) -> SaveReceipt {
        SaveReceipt(
            Result {
                // What no file would hold is not held here either.
                _ = try snapshot.bytes()
                try change { $0.save(snapshot, screen: screen, of: key, at: date) }
            }
        )
    }

    /// Notes that a visitor came back with the cookie.
    public func sawAgain(_ key: VisitorKey, at date: Date) {
        try? change { $0.sawAgain(key, at: date) }
    }

    /// Removes everything known of a visitor.
    public func forget(_ key: VisitorKey) async throws {
        try change { $0.forget(key) }
    }

    /// Removes who was not seen for too long; answers whom.
    public func sweep(now: Date) async throws -> [VisitorKey] {
        try change { $0.sweep(now: now) }
    }

    /// How many visitors are known.
    public var count: Int {
        get async throws { try change { $0.count } }
    }

    /// Refuses everything from here on.
    public func close() async {
        state.withLock { $0.isClosed = true }
    }

    private func change<Answer: Sendable>(_ body: (inout VisitorBook) -> Answer) throws -> Answer {
        try state.withLock { state in
            guard !state.isClosed else { throw SessionStoreError(.closed, "The store is closed.") }
            return body(&state.book)
        }
    }
}
