internal import Crypto

/// Decides for one host whether and when a call may be made.
///
/// Between the last look at breaker and budget and the counting of a call nothing else can happen, so neither is ever
/// exceeded, whoever else comes.
actor HostGate {
    /// Lets one call through, and is given back after it.
    struct Permit: Sendable {
        let isProbe: Bool
    }

    private let host: String
    private let manners: Manners
    private let store: any AnswerStore
    private let time: Timekeeper
    private let random: RandomBytes
    private var budget: Budget
    private var breaker: Breaker
    private var restUntil: Moment?
    private var underWay = 0
    private var line: [CheckedContinuation<Void, Never>] = []
    private var remembering: Task<HostRecord, Never>?
    private var hasRemembered = false

    init(host: String, manners: Manners, store: any AnswerStore, time: Timekeeper, random: RandomBytes) {
        self.host = host
        self.manners = manners
        self.store = store
        self.time = time
        self.random = random
        budget = Budget(manners.budget)
        breaker = Breaker(threshold: manners.breakerThreshold, pauses: manners.breakerPauses)
    }

    /// Waits in line until a call may be made, and counts it; throws at once where none may be.
    func enter() async throws(FetchFailure) -> Permit {
        await remember()
        try check()
        while underWay >= manners.concurrency {
            await withCheckedContinuation { line.append($0) }
            do { try check() } catch {
                // The place that this one does not take is the next one's.
                callNext()
                throw error
            }
        }
        underWay += 1
        let permit = Permit(isProbe: breaker.begin())
        // It is on disk before the call is made, so that no crash can forget it.
        await store.note(budget.spend(at: time.now()), of: host)
        return permit
    }

    /// Learns how a call went, and lets the next one through.
    func leave(_ permit: Permit, _ failure: FetchFailure?) async {
        underWay -= 1
        let now = time.now()
        if failure?.kind == .cancelled {
            if permit.isProbe { breaker.abandonProbe() }
        } else if failure?.blamesHost == true {
            breaker.fail(at: now, fraction: random.fraction())
        } else {
            breaker.succeed()
        }
        let rest = failure?.until
        if let rest { restUntil = max(restUntil ?? rest, rest) }
        callNext()
        if let rest { await store.rest(host, until: rest) }
    }

    /// When the host may be asked again that has just said how long it wants to rest, or only that it does.
    nonisolated func restUntil(_ answer: Answer) -> Moment? {
        guard answer.status == 429 || answer.status == 503 else { return nil }
        let now = time.now()
        let wish = answer.head.restUntil(now, longest: manners.longestRest)
        return wish ?? (answer.status == 429 ? now.advanced(by: manners.breakerPauses.first) : nil)
    }

    /// How long an inquiry waits after so many failures in a row.
    nonisolated func pause(after failures: Int) -> Duration {
        manners.backoff.pause(after: failures, fraction: random.fraction())
    }

    private func check() throws(FetchFailure) {
        if Task.isCancelled { throw FetchFailure(.cancelled) }
        let now = time.now()
        if let rest = restUntil.map({ min($0, now.advanced(by: manners.longestRest)) }), now < rest {
            throw FetchFailure(.rateLimited, until: rest, wasAsked: false)
        }
        if let until = breaker.refusal(at: now) { throw FetchFailure(.breakerOpen, until: until, wasAsked: false) }
        if let until = budget.refusal(at: now) { throw FetchFailure(.budgetUsedUp, until: until, wasAsked: false) }
    }

    private func callNext() {
        if !line.isEmpty { line.removeFirst().resume() }
    }

    /// Reads once what an earlier run of the program has left.
    private func remember() async {
        guard !hasRemembered else { return }
        let task =
            remembering
            ?? Task { [store, host] in
                await store.record(of: host)
            }
        remembering = task
        let record = await task.value
        // Others may have waited for the same, and one of them may have made a call already.
        guard !hasRemembered else { return }
        hasRemembered = true
        remembering = nil
        budget = Budget(manners.budget, spent: record.spendings)
        restUntil = record.restUntil
    }
}
