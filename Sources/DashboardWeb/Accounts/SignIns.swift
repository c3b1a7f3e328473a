import Crypto
import DashboardCore
import FoundationEssentials
import Locking

/// Who is in, as far as that is known without asking the store; each cookie is looked up once a day.
final class SignIns: Sendable {
    private struct State {
        /// The day on which the store was last asked about a cookie.
        var days: [VisitorKey: Int] = [:]
        var isSomebodyIn = false
        /// Counts what begins and ends, so that nobody takes an answer for true that was given before.
        var turn = 0
        /// Those that have ended, and are perhaps still in the store.
        var ended: Set<VisitorKey> = []
    }

    let account: Account
    private let key: AccountKey
    private let store: any SessionStore
    private let now: @Sendable () -> Date
    private let state = Locked(State())

    init(_ account: Account, store: any SessionStore, now: @escaping @Sendable () -> Date) {
        self.account = account
        key = account.key
        self.store = store
        self.now = now
    }

    /// Whether anybody is, anywhere; what the gates of the account's scenes ask.
    var isSomebodyIn: Bool { state.withLock { $0.isSomebodyIn } }

    /// Whether that cookie is known to be good today.
    func knows(_ cookie: VisitorKey) -> Bool {
        let today = Self.day(now())
        return state.withLock { $0.days[cookie] == today }
    }

    /// Asks the store about a cookie.
    ///
    /// - Returns: the turn in which it was good, for ``keep(_:since:)``; nil if it is not.
    func recall(_ cookie: VisitorKey) async throws -> Int? {
        while true {
            guard let turn = state.withLock({ $0.ended.contains(cookie) ? nil : $0.turn }) else { return nil }
            let now = now()
            guard let signIn = try await store.signIn(cookie), signIn.account == key,
                signIn.lastSeen >= store.policy.horizon(hasReturned: true, now: now)
            else { return nil }
            let isStillTrue = state.withLock { state in
                guard state.turn == turn else { return false }
                state.isSomebodyIn = true
                return true
            }
            guard isStillTrue else { continue }
            store.sawSignIn(cookie, at: now)
            return turn
        }
    }

    /// Remembers that a cookie is good, unless anything has begun or ended since.
    func keep(_ cookie: VisitorKey, since turn: Int) {
        let today = Self.day(now())
        state.withLock { if $0.turn == turn { $0.days[cookie] = today } }
    }

    /// Lets somebody in, by a cookie that nobody had before.
    func begin() async throws -> SecretToken {
        let token = SecretToken()
        try await store.signIn(VisitorKey(token: token.urlSafe), to: key, at: now()).isDurable()
        state.withLock { state in
            state.turn += 1
            // One of these may have had to make room.
            state.days = [:]
            state.isSomebodyIn = true
        }
        return token
    }

    /// Ends what belongs to a cookie: here at once, and in the store when this returns.
    func end(_ cookie: VisitorKey) async throws {
        let turn = state.withLock { state in
            state.turn += 1
            state.days[cookie] = nil
            state.ended.insert(cookie)
            return state.turn
        }
        try await store.signOut(cookie).isDurable()
        state.withLock { _ = $0.ended.remove(cookie) }
        let left = try await store.signInCount(of: key)
        state.withLock { state in
            if left == 0, state.turn == turn { state.isSomebodyIn = false }
        }
    }

    private static func day(_ date: Date) -> Int { Int(date.timeIntervalSince1970 / 86_400) }
}
