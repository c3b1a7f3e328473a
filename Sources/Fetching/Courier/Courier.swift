package import Crypto
internal import Locking

/// Gets answers from upstreams, as seldom as possible and never more often than is allowed.
///
/// What is good still is not asked for again; what many want is asked for once. An upstream in trouble is left alone:
/// for as long as it says, or for pauses that grow. The last good answer stays, with its age and the reason why there
/// is none newer.
///
/// ```swift
/// let courier = Courier(transport: CurlTransport(userAgent: userAgent), store: store)
/// let inquiry = Inquiry(
///     try Address("https://api.met.no/weatherapi/locationforecast/2.0/compact")
///         .query("lat", "47.3769").query("lon", "8.5417"),
///     headers: [.accept("application/json")],
///     lifetime: Lifetime(floor: .seconds(600), ceiling: .seconds(7_200))
/// )
/// let delivery = try await courier.fetch(inquiry)
/// show(try Forecast(delivery.answer.body), asOf: delivery.answer.sourceTime, trouble: delivery.failure)
///
/// let watch = courier.keepFresh(inquiry)     // while somebody looks
/// watch.stop()
/// ```
package final class Courier: Sendable {
    /// What was asked so far, and how it went.
    package let tally = FetchTally()

    private let transport: any Transport
    private let store: any AnswerStore
    private let manners: [Origin: Manners]
    private let otherwise: Manners
    let time: Timekeeper
    let random: RandomBytes
    let state = Locked(CourierState())

    /// Brings together what a courier needs.
    ///
    /// - Parameters:
    ///   - transport: who goes out.
    ///   - store: who keeps answers and counts.
    ///   - manners: how certain hosts are treated.
    ///   - otherwise: how all others are.
    ///   - time: what time it is.
    ///   - random: what spreads pauses, so that not all come back at the same moment.
    package init(
        transport: any Transport,
        store: any AnswerStore,
        manners: [Origin: Manners] = [:],
        otherwise: Manners = Manners(),
        time: Timekeeper = .system,
        random: RandomBytes = .system
    ) {
        self.transport = transport
        self.store = store
        self.manners = manners
        self.otherwise = otherwise
        self.time = time
        self.random = random
    }

    /// The answer to an inquiry: the kept one while it is good, or else a new one, or else the kept one with the reason.
    ///
    /// Cancelling the task ends the waiting only; the journey is paid for, so its answer is kept for the next one.
    ///
    /// - Throws: why there is none, where nothing was ever kept.
    package func fetch(_ inquiry: Inquiry) async throws(FetchFailure) -> Delivery {
        try await fetch(inquiry, newerThan: nil)
    }

    /// What is kept, be it out of date, without asking anybody.
    package func kept(_ inquiry: Inquiry) async -> KeptAnswer? {
        await store.answer(for: inquiry.key)
    }

    /// Gives up what is under way, lets everybody go who waits, and refuses what comes later.
    package func stop() async {
        let tasks = state.withLock { state in
            state.isStopped = true
            return state.flights.values.map(\.task) + state.vigils.values.map(\.task)
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    func fetch(_ inquiry: Inquiry, newerThan known: Moment?) async throws(FetchFailure) -> Delivery {
        let key = inquiry.key
        let number = state.withLock { $0.nextWaiter() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (reply: CourierState.Reply) in
                let isWaiting = state.withLock { state in
                    // Who was cancelled before this lock is seen here, and who is after it finds the waiter.
                    if Task.isCancelled || state.isStopped { return false }
                    var flight =
                        state.flights[key]
                        ?? CourierState.Flight(task: Task { await self.fly(inquiry, newerThan: known) })
                    flight.waiters[number] = reply
                    state.flights[key] = flight
                    return true
                }
                if !isWaiting { reply.resume(returning: .failure(FetchFailure(.cancelled))) }
            }
        } onCancel: {
            let reply = state.withLock { $0.flights[key]?.waiters.removeValue(forKey: number) }
            reply?.resume(returning: .failure(FetchFailure(.cancelled)))
        }
        return try result.get()
    }

    private func fly(_ inquiry: Inquiry, newerThan known: Moment?) async {
        let result = await journey(inquiry, newerThan: known)
        let waiters = state.withLock { $0.flights.removeValue(forKey: inquiry.key)?.waiters ?? [:] }
        for reply in waiters.values { reply.resume(returning: result) }
    }

    private func journey(_ inquiry: Inquiry, newerThan known: Moment?) async -> Result<Delivery, FetchFailure> {
        let origin = inquiry.address.origin
        let kept = await store.answer(for: inquiry.key).flatMap { inquiry.flaw($0.body) == nil ? $0 : nil }
        let now = time.now()
        if let kept, kept.isFresh(at: now), known.map({ $0 < kept.fetched }) ?? true {
            tally.spared(origin)
            return .success(Delivery(kept))
        }
        if let failure = state.withLock({ $0.setback(inquiry.key, at: now) }) {
            tally.spared(origin)
            return settle(kept, failure)
        }
        let gate = gate(of: origin)
        let expedition = Expedition(gate: gate, transport: transport, time: time, tally: tally)
        do {
            let answer = try await expedition.answer(to: inquiry, having: kept)
            state.withLock { $0.succeeded(inquiry.key) }
            await store.keep(answer, for: inquiry.key)
            return .success(Delivery(answer))
        } catch {
            return settle(kept, error.wasAsked ? pause(inquiry, after: error, gate) : error)
        }
    }

    /// Keeps an inquiry at home for a while, and says until when.
    private func pause(_ inquiry: Inquiry, after failure: FetchFailure, _ gate: HostGate) -> FetchFailure {
        let failures = state.withLock { $0.failed(inquiry.key) }
        let until = time.now().advanced(by: gate.pause(after: failures))
        let paused = failure.until(max(until, failure.until ?? until))
        state.withLock { $0.pause(inquiry.key, paused) }
        return paused
    }

    private func settle(_ kept: KeptAnswer?, _ failure: FetchFailure) -> Result<Delivery, FetchFailure> {
        kept.map { .success(Delivery($0, failure: failure)) } ?? .failure(failure)
    }

    private func gate(of origin: Origin) -> HostGate {
        state.withLock { state in
            if let gate = state.gates[origin] { return gate }
            let gate = HostGate(
                host: "\(origin)",
                manners: manners[origin] ?? otherwise,
                store: store,
                time: time,
                random: random
            )
            state.gates[origin] = gate
            return gate
        }
    }
}
