public import FoundationEssentials
internal import Locking

/// Keeps visitors for as long as the program runs.
///
/// For tests, and for a server that was given no folder.
public final class MemorySessionStore: SessionStore {
    private struct State {
        var book: VisitorBook
        var signIns: SignInBook
        var isClosed = false
    }

    /// For how long, and how many, visitors and sign-ins are kept.
    public let policy: VisitorPolicy
    private let state: Locked<State>

    /// Starts with nobody.
    public init(policy: VisitorPolicy = VisitorPolicy()) {
        self.policy = policy
        state = Locked(State(book: VisitorBook(policy), signIns: SignInBook(policy)))
    }

    /// Everything known of a visitor.
    public func visitor(_ key: VisitorKey) async throws -> SavedVisitor? {
        try change { $0.book.visitor(key) }
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
                try change { $0.book.save(snapshot, screen: screen, of: key, at: date) }
            }
        )
    }

    /// Notes that a visitor came back with the cookie.
    public func sawAgain(_ key: VisitorKey, at date: Date) {
        try? change { $0.book.sawAgain(key, at: date) }
    }

    /// Removes everything known of a visitor.
    public func forget(_ key: VisitorKey) async throws {
        try change { $0.book.forget(key) }
    }

    /// Removes who was not seen for too long; answers whom.
    public func sweep(now: Date) async throws -> [VisitorKey] {
        try change { state in
            state.signIns.sweep(now: now)
            return state.book.sweep(now: now)
        }
    }

    /// The sign-in that belongs to a cookie.
    public func signIn(_ key: VisitorKey) async throws -> SignIn? {
        try change { $0.signIns.signIn(key) }
    }

    /// Takes note of a sign-in; it is as safe at once as it will ever be.
    public func signIn(_ key: VisitorKey, to account: AccountKey, at date: Date) -> SaveReceipt {
        SaveReceipt(Result { try change { $0.signIns.take(key, of: account, at: date) } })
    }

    /// Notes that a sign-in's cookie came back.
    public func sawSignIn(_ key: VisitorKey, at date: Date) {
        try? change { $0.signIns.sawAgain(key, at: date) }
    }

    /// Ends a sign-in.
    public func signOut(_ key: VisitorKey) -> SaveReceipt {
        SaveReceipt(Result { try change { $0.signIns.end(key) } })
    }

    /// How many sign-ins an account has.
    public func signInCount(of account: AccountKey) async throws -> Int {
        try change { $0.signIns.count(of: account) }
    }

    /// How many visitors are known.
    public var count: Int {
        get async throws { try change { $0.book.count } }
    }

    /// Refuses everything from here on.
    public func close() async {
        state.withLock { $0.isClosed = true }
    }

    private func change<Answer: Sendable>(_ body: (inout State) -> Answer) throws -> Answer {
        try state.withLock { state in
            guard !state.isClosed else { throw SessionStoreError(.closed, "The store is closed.") }
            return body(&state)
        }
    }
}
