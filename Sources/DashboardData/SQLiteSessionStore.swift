public import DashboardCore
internal import Dispatch
public import FoundationEssentials
internal import Locking

/// Keeps visitors in one file of a folder, through restarts, crashes and full disks.
///
/// Changes that come while others are being written wait together, and go to disk in one transaction; so the disk's
/// slowness is shared by all who wait. A receipt is settled only once its change would survive the loss of power.
///
/// ```swift
/// let store = try SQLiteSessionStore(folder: "data")
/// try await store.save(session.snapshot(), screen: "today", of: key, at: noon).isDurable()
/// ```
public final class SQLiteSessionStore: SessionStore {
    /// For how long, and how many, visitors and sign-ins are kept.
    public let policy: VisitorPolicy
    private let inbox = Locked(Inbox())
    private let writer: Locked<VisitorWriter?>
    private let reader: Locked<VisitorReader?>
    private let folder: Locked<StoreFolder?>
    // Threads of their own, so that the disk never holds up a task of somebody else.
    private let writing = DispatchQueue(label: "daybook.visitors.writer")
    private let reading = DispatchQueue(label: "daybook.visitors.reader")

    /// Opens the folder, or makes it, readable for this user only.
    ///
    /// - Throws: `SessionStoreError` if another process has the folder, if it cannot be written, or if the file in it
    ///   is damaged, foreign or of a newer version. Such a file is left as it is.
    public convenience init(folder path: String, policy: VisitorPolicy = VisitorPolicy()) throws {
        try self.init(in: StoreFolder(path), policy: policy)
    }

    /// Opens the file in a folder that others keep files in, too.
    package init(in folder: StoreFolder, policy: VisitorPolicy = VisitorPolicy()) throws {
        self.policy = policy
        let file = try folder.database("visitors.sqlite")
        writer = Locked(try VisitorWriter(path: file, policy: policy))
        reader = Locked(try VisitorReader(path: file))
        self.folder = Locked(folder)
    }

    /// Everything known of a visitor, with all changes that were handed over before.
    public func visitor(_ key: VisitorKey) async throws -> SavedVisitor? {
        await untilTried()
        return try await read { try $0.visitor(key) }
    }

    /// Takes a change, in the order of calls, without touching the disk.
    public func save(
        _ snapshot: StateSnapshot,
        screen: Identifier,
        of key: VisitorKey,
        at date: Date
    ) -> SaveReceipt {
        let receipt = SaveReceipt()
        add(.save(key, screen, snapshot, date, receipt))
        return receipt
    }

    /// Notes that a visitor came back with the cookie, in at most one write a day for each.
    public func sawAgain(_ key: VisitorKey, at date: Date) {
        guard inbox.withLock({ $0.notes(key, at: date) }) else { return }
        add(.sawAgain(key, date))
    }

    /// Removes everything known of a visitor.
    public func forget(_ key: VisitorKey) async throws {
        let receipt = SaveReceipt()
        add(.forget(key, receipt))
        try await receipt.isDurable()
    }

    /// Removes who was not seen for too long, and whoever is too many; answers whom.
    public func sweep(now: Date) async throws -> [VisitorKey] {
        try await withCheckedThrowingContinuation { add(.sweep(now, $0)) }
    }

    /// The sign-in that belongs to a cookie, with all changes that were handed over before.
    public func signIn(_ key: VisitorKey) async throws -> SignIn? {
        await untilTried()
        return try await read { try $0.signIns.signIn(key) }
    }

    /// Takes note of a sign-in, in the order of calls, without touching the disk.
    public func signIn(_ key: VisitorKey, to account: AccountKey, at date: Date) -> SaveReceipt {
        let receipt = SaveReceipt()
        add(.signIn(key, account, date, receipt))
        return receipt
    }

    /// Notes that a sign-in's cookie came back.
    public func sawSignIn(_ key: VisitorKey, at date: Date) {
        add(.sawSignIn(key, date))
    }

    /// Ends a sign-in, in the order of calls, without touching the disk.
    public func signOut(_ key: VisitorKey) -> SaveReceipt {
        let receipt = SaveReceipt()
        add(.signOut(key, receipt))
        return receipt
    }

    /// How many sign-ins an account has.
    public func signInCount(of account: AccountKey) async throws -> Int {
        await untilTried()
        return try await read { try $0.signIns.count(of: account) }
    }

    /// How many visitors are known.
    public var count: Int {
        get async throws {
            await untilTried()
            return try await read { try $0.count() }
        }
    }

    /// Finishes what was handed over and lets go of the folder; receipts given afterwards fail.
    public func close() async {
        inbox.withLock { $0.close() }
        await onQueue(writing) { self.drain() }
        await onQueue(reading) { self.reader.withLock { $0 = nil } }
        // The last connection to close tidies up the log, so the folder is let go of after it.
        await onQueue(writing) {
            self.writer.withLock { $0 = nil }
            self.folder.withLock { $0 = nil }
        }
    }

    private func add(_ change: Change) {
        let mustWake = inbox.withLock { inbox -> Bool? in inbox.isClosed ? nil : inbox.add(change) }
        guard let mustWake else { return change.fail(Self.closed) }
        if mustWake { writing.async { self.drain() } }
    }

    private func drain() {
        while let changes = inbox.withLock({ $0.takeAll() }) {
            let notesHold = writer.withLock { writer -> Bool in
                guard let writer else {
                    for change in changes { change.fail(Self.closed) }
                    return true
                }
                return writer.write(changes)
            }
            if !notesHold { inbox.withLock { $0.forgetNotes() } }
        }
    }

    /// Returns once everything handed over before was written, or could not be.
    private func untilTried() async {
        guard inbox.withLock({ $0.isBusy && !$0.isClosed }) else { return }
        let receipt = SaveReceipt()
        add(.marker(receipt))
        try? await receipt.isDurable()
    }

    private func read<Answer: Sendable>(_ body: @escaping @Sendable (VisitorReader) throws -> Answer) async throws
        -> Answer
    {
        try await withCheckedThrowingContinuation { continuation in
            reading.async {
                let answer = self.reader.withLock { reader -> Result<Answer, any Error> in
                    Result {
                        guard let reader else { throw Self.closed }
                        do { return try body(reader) } catch {
                            throw SessionStoreError(.notRead, "Visitors' choices could not be read: \(error).")
                        }
                    }
                }
                continuation.resume(with: answer)
            }
        }
    }

    private func onQueue(_ queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            queue.async {
                body()
                continuation.resume()
            }
        }
    }

    private static let closed = SessionStoreError(.closed, "The store is closed.")
}
