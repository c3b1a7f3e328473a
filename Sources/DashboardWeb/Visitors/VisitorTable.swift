import Crypto
import DashboardCore
import FoundationEssentials
import HTTPDaemon
import Locking
import Synchronization

/// Everybody who is there: those in memory, and by way of the store all others.
final class VisitorTable: Sendable {
    /// Who a request is from, as far as that can be said at once.
    enum Found: Sendable {
        case here(Visitor)
        /// Not in memory; the store has to be asked.
        case perhapsStored(VisitorKey)
    }

    /// How long a tree stays on screen after the last request for it, at least.
    private static let round = Duration.seconds(15)

    let stage: Backstage
    let store: any SessionStore
    /// Who is in; nil where there is no account.
    let signIns: SignIns?
    /// Everybody who has made no choices, by the language that they read; made when somebody comes who reads it.
    private let everybody = Locked<[Language: Visitor]>([:])
    private let limit: Int
    private let known = Locked(RecentlyUsed<VisitorKey, Visitor>())
    // Counts up each time that the table looks who has gone.
    private let rounds = Atomic(0)
    // In hours since 1970.
    private let lastSweep = Atomic(0)
    private let isPatrolling = Atomic(false)

    init(stage: Backstage, store: any SessionStore, limit: Int) {
        self.stage = stage
        self.store = store
        self.limit = limit
        signIns = stage.account.map { SignIns($0, store: store, now: stage.now) }
    }

    /// Who has made no choices and reads the language of the house.
    var anonymous: Visitor { anonymous(in: stage.language) }

    /// Who has made no choices and reads that language.
    func anonymous(in language: Language) -> Visitor {
        everybody.withLock { everybody in
            if let visitor = everybody[language] { return visitor }
            let isOpen = signIns == nil
            let visitor = Visitor(nil, on: stage, in: language) { isOpen }
            everybody[language] = visitor
            return visitor
        }
    }

    /// Who has made no choices and reads what the request asks for.
    func anonymous(for request: Request) -> Visitor { anonymous(in: stage.language(for: request)) }

    /// In which language whoever asks is told things, as far as that can be said at once.
    func language(for request: Request) -> Language {
        guard let cookie = VisitorCookie.key(in: request), let key = key(behind: cookie),
            let visitor = known.withLock({ $0.use(key) })
        else { return stage.language(for: request) }
        return visitor.language
    }

    /// How many visitors are in memory.
    var liveCount: Int { known.withLock { $0.count } }

    /// Finds out who asks.
    ///
    /// - Throws: a 403 where there is no account, and so nothing to be shown on another machine.
    func find(_ request: Request) throws(HTTPError) -> Found {
        guard signIns != nil || request.client.isLocal else { throw .onlyFromHere }
        guard let cookie = VisitorCookie.key(in: request) else { return .here(anonymous(for: request)) }
        guard let key = key(behind: cookie), let visitor = known.withLock({ $0.use(key) }) else {
            return .perhapsStored(cookie)
        }
        noteReturn(of: visitor, key)
        return .here(visitor)
    }

    /// Under which key the visitor is known who has that cookie; nil where the store has to be asked.
    private func key(behind cookie: VisitorKey) -> VisitorKey? {
        guard let signIns else { return cookie }
        return signIns.knows(cookie) ? signIns.account.visitorKey : nil
    }

    /// Asks the store for a visitor; whoever it does not know has made no choices, or is not in.
    ///
    /// They are told things in that language until they choose another one.
    func recall(_ cookie: VisitorKey, in language: Language) async throws -> Visitor {
        if let signIns { return try await recall(cookie, signIns, in: language) }
        guard let saved = try await store.visitor(cookie) else { return anonymous(in: language) }
        let visitor = admit(Visitor(cookie, saved: saved.screens, on: stage, in: language))
        noteReturn(of: visitor, cookie)
        return visitor
    }

    private func recall(_ cookie: VisitorKey, _ signIns: SignIns, in language: Language) async throws -> Visitor {
        guard let turn = try await signIns.recall(cookie) else { return anonymous(in: language) }
        sweepIfDue()
        let key = signIns.account.visitorKey
        var holder = known.withLock { $0.use(key) }
        if holder == nil {
            let saved = try await store.visitor(key)
            holder = admit(Visitor(key, saved: saved?.screens ?? [:], on: stage, in: language) { signIns.isSomebodyIn })
        }
        guard let holder else { return anonymous(in: language) }
        noteReturn(of: holder, key)
        // Before anybody finds the cookie in memory, so that nobody who is in finds a gate that is still closed.
        holder.decide()
        signIns.keep(cookie, since: turn)
        return holder
    }

    /// Lets somebody in who has shown who they are; what they had before ends.
    func letIn(insteadOf old: VisitorKey?) async throws -> SecretToken {
        guard let signIns else { preconditionFailure("Nobody signs in where there is no account.") }
        let token = try await signIns.begin()
        if let old, try await signIns.recall(old) != nil { try await signIns.end(old) }
        known.withLock { $0.use(signIns.account.visitorKey) }?.decide()
        return token
    }

    /// Lets somebody out; with the last one, the gates close.
    func letOut(_ cookie: VisitorKey) async throws {
        guard let signIns, try await signIns.recall(cookie) != nil else { return }
        try await signIns.end(cookie)
        known.withLock { $0.use(signIns.account.visitorKey) }?.decide()
    }

    /// Hands choices over to the store.
    func save(_ snapshot: StateSnapshot, screen: Identifier, of key: VisitorKey) -> SaveReceipt {
        let now = stage.now()
        let receipt = store.save(snapshot, screen: screen, of: key, at: now)
        // Whoever signs in comes back; the choices are not those of a script that throws its cookies away.
        if signIns != nil { store.sawAgain(key, at: now) }
        return receipt
    }

    /// Tells the store once a day that a visitor comes back, which no script does that throws its cookies away.
    private func noteReturn(of visitor: Visitor, _ key: VisitorKey) {
        let now = stage.now()
        let day = Int(now.timeIntervalSince1970 / 86_400)
        guard visitor.lastDay.load(ordering: .relaxed) != day else { return }
        if visitor.lastDay.exchange(day, ordering: .relaxed) != day { store.sawAgain(key, at: now) }
    }

    /// Has the store forget who is too long gone, once an hour at most.
    private func sweepIfDue() {
        let hour = Int(stage.now().timeIntervalSince1970 / 3600)
        guard lastSweep.exchange(hour, ordering: .relaxed) != hour else { return }
        Task {
            // What cannot be swept now is swept in an hour.
            guard let gone = try? await store.sweep(now: stage.now()) else { return }
            known.withLock { known in
                for key in gone { known.remove(key) }
            }
        }
    }

    /// Makes a visitor for somebody who is about to make a first choice, and reads that language.
    func welcome(in language: Language) -> (SecretToken, Visitor) {
        sweepIfDue()
        let token = SecretToken()
        return (token, Visitor(VisitorKey(token: token.urlSafe), on: stage, in: language))
    }

    /// Keeps a visitor in memory, and lets others go if there are too many.
    @discardableResult
    func admit(_ visitor: Visitor) -> Visitor {
        guard let key = visitor.key else { return visitor }
        let (kept, gone) = known.withLock { known in
            // Two requests of one visitor may have asked the store at the same time.
            if let already = known.use(key) { return (already, [Visitor]()) }
            known.insert(visitor, for: key)
            return (visitor, known.shrink(to: limit) { $0.pendingSaves.load(ordering: .acquiring) > 0 })
        }
        for visitor in gone { leave(visitor) }
        return kept
    }

    /// The scene of a screen, or of the leaf of it that an address asks for, on screen from now on; nil if there is no such
    /// screen.
    func scene(_ screen: Identifier, of visitor: Visitor, at folio: String? = nil) throws -> Scene? {
        guard let scene = try visitor.scene(screen, at: folio) else { return nil }
        scene.follow(stage.version())
        scene.attend(in: rounds.load(ordering: .relaxed))
        patrol()
        return scene
    }

    /// Looks from time to time who has gone, as long as anybody is there.
    private func patrol() {
        guard !isPatrolling.load(ordering: .relaxed), !isPatrolling.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        nextRound()
    }

    private func nextRound() {
        _ = stage.scheduler.after(Self.round) { [weak self] in self?.goRound() }
    }

    private func goRound() {
        let round = rounds.add(1, ordering: .relaxed).oldValue
        var isAnybodyThere = false
        for visitor in known.withLock({ $0.values }) + everybody.withLock({ Array($0.values) }) {
            for scene in visitor.openScenes where scene.leave(unlessAskedSince: round) { isAnybodyThere = true }
        }
        if isAnybodyThere { nextRound() } else { isPatrolling.store(false, ordering: .releasing) }
    }

    private func leave(_ visitor: Visitor) {
        for scene in visitor.openScenes { _ = scene.leave(unlessAskedSince: .max) }
    }
}
