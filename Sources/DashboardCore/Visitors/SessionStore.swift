public import FoundationEssentials

/// Where visitors' choices outlive the trees that they were made in.
///
/// A change is handed over under the session's lock, so that changes are written in the order in which they were made,
/// and waited for outside it:
///
/// ```swift
/// let receipt = store.save(session.snapshot(), screen: "today", of: key, at: noon)
/// try await receipt.isDurable()
/// ```
///
/// A store keeps to a ``VisitorPolicy``, and never lets strangers grow it beyond that.
public protocol SessionStore: Sendable {
    /// Everything known of a visitor, with all changes that were handed over before.
    func visitor(_ key: VisitorKey) async throws -> SavedVisitor?

    /// Takes a change, in the order of calls, without waiting for anything.
    ///
    /// It makes the visitor known. Where there is no room for another one, someone else is forgotten.
    func save(_ snapshot: StateSnapshot, screen: Identifier, of key: VisitorKey, at date: Date) -> SaveReceipt

    /// Notes that a visitor came back with the cookie, in at most one write a day for each.
    func sawAgain(_ key: VisitorKey, at date: Date)

    /// Removes everything known of a visitor.
    func forget(_ key: VisitorKey) async throws

    /// Removes who was not seen for too long, and whoever is too many; answers which visitors, not which sign-ins.
    func sweep(now: Date) async throws -> [VisitorKey]

    /// The sign-in that belongs to a cookie, with all changes that were handed over before.
    ///
    /// One that was not seen for too long may still be here; ``VisitorPolicy/horizon(hasReturned:now:)`` says so.
    func signIn(_ key: VisitorKey) async throws -> SignIn?

    /// Takes note of a sign-in, in the order of calls, without waiting for anything.
    ///
    /// Where the account has no room for another one, the one unseen for longest ends.
    func signIn(_ key: VisitorKey, to account: AccountKey, at date: Date) -> SaveReceipt

    /// Notes that a sign-in's cookie came back.
    func sawSignIn(_ key: VisitorKey, at date: Date)

    /// Ends a sign-in, in the order of calls, without waiting for anything.
    func signOut(_ key: VisitorKey) -> SaveReceipt

    /// How many sign-ins an account has.
    func signInCount(of account: AccountKey) async throws -> Int

    /// For how long, and how many, visitors and sign-ins are kept.
    var policy: VisitorPolicy { get }

    /// How many visitors are known.
    var count: Int { get async throws }

    /// Finishes what was handed over and lets go of the disk; receipts given afterwards fail.
    func close() async
}
