import DashboardCore
import FoundationEssentials
import Locking

/// A store in memory that can be told to fail, or to take its time, and remembers what it was told in which order.
final class TroubledStore: SessionStore {
    private struct State {
        var isFailing = false
        var isHolding = false
        var told: [StateSnapshot] = []
        var held: [SaveReceipt] = []
    }

    /// What everybody has to pass on the way back who has read.
    let reading = Gate()
    private let memory: MemorySessionStore
    private let state = Locked(State())

    init(_ policy: VisitorPolicy = VisitorPolicy()) {
        memory = MemorySessionStore(policy: policy)
        reading.open()
    }

    /// Everything that was handed over, in that order.
    var told: [StateSnapshot] { state.withLock { $0.told } }

    func fail(_ isFailing: Bool) { state.withLock { $0.isFailing = isFailing } }

    /// Gives receipts that stay open until ``settleAll()``.
    func hold() { state.withLock { $0.isHolding = true } }

    func settleAll() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [] }
            return state.held
        }
        for receipt in held { receipt.settle(.success(())) }
    }

    func save(_ snapshot: StateSnapshot, screen: Identifier, of key: VisitorKey, at date: Date) -> SaveReceipt {
        let (isFailing, held) = state.withLock { state -> (Bool, SaveReceipt?) in
            state.told.append(snapshot)
            guard state.isHolding else { return (state.isFailing, nil) }
            let receipt = SaveReceipt()
            state.held.append(receipt)
            return (state.isFailing, receipt)
        }
        if isFailing { return refusal }
        let receipt = memory.save(snapshot, screen: screen, of: key, at: date)
        return held ?? receipt
    }

    func visitor(_ key: VisitorKey) async throws -> SavedVisitor? {
        let visitor = try await memory.visitor(key)
        try await reading.pass()
        return visitor
    }

    func signIn(_ key: VisitorKey) async throws -> SignIn? {
        let signIn = try await memory.signIn(key)
        try await reading.pass()
        return signIn
    }

    func signIn(_ key: VisitorKey, to account: AccountKey, at date: Date) -> SaveReceipt {
        isFailing ? refusal : memory.signIn(key, to: account, at: date)
    }

    func signOut(_ key: VisitorKey) -> SaveReceipt { isFailing ? refusal : memory.signOut(key) }
    func sawSignIn(_ key: VisitorKey, at date: Date) { memory.sawSignIn(key, at: date) }
    func signInCount(of account: AccountKey) async throws -> Int { try await memory.signInCount(of: account) }
    var policy: VisitorPolicy { memory.policy }

    private var isFailing: Bool { state.withLock { $0.isFailing } }
    private var refusal: SaveReceipt { SaveReceipt(.failure(SessionStoreError(.notWritten, "The disk is full."))) }

    func sawAgain(_ key: VisitorKey, at date: Date) { memory.sawAgain(key, at: date) }
    func forget(_ key: VisitorKey) async throws { try await memory.forget(key) }
    func sweep(now: Date) async throws -> [VisitorKey] { try await memory.sweep(now: now) }
    var count: Int { get async throws { try await memory.count } }
    func close() async { await memory.close() }
}
