public import FoundationEssentials
import Locking

/// A source that is asked once for everybody who wants to know.
///
/// However many ask at the same time, one fetch is under way, and all are told what comes of it. An answer is good for a
/// lifetime, and a failure for a moment, so that many who ask in vain do not become many calls. Whoever is cancelled
/// goes alone; the fetch is called back when nobody waits for it any more.
///
/// ```swift
/// let tides = CachedSource(lifetime: .seconds(600), clock: Date.init) { try await harbour.tide() }
/// let tide = try await tides.answer().value
/// ```
public final class CachedSource<Value: Sendable>: Sendable {
    private let lifetime: Duration
    private let patience: Duration
    private let now: @Sendable () -> Date
    private let fetch: @Sendable () async throws -> Dated<Value>
    private let state = Locked(Cache<Value>())

    /// Describes a source that nobody has asked yet.
    ///
    /// - Parameters:
    ///   - lifetime: how long an answer is good.
    ///   - patience: how long a failure is the answer for whoever asks next.
    ///   - now: what time it is.
    ///   - fetch: gets the value, however long that takes.
    public convenience init(
        lifetime: Duration,
        patience: Duration = .seconds(5),
        clock now: @escaping @Sendable () -> Date,
        fetch: @escaping @Sendable () async throws -> Value
    ) {
        self.init(lifetime: lifetime, patience: patience, clock: now) { Dated(try await fetch(), at: now()) }
    }

    /// Describes a source whose answers may be older than the question.
    ///
    /// One that comes with trouble is the answer for as long as a failure would be.
    public init(
        lifetime: Duration,
        patience: Duration = .seconds(5),
        clock now: @escaping @Sendable () -> Date,
        asking: @escaping @Sendable () async throws -> Dated<Value>
    ) {
        self.lifetime = lifetime
        self.patience = patience
        self.now = now
        fetch = asking
    }

    /// The value, and when it came: what is known, if that is good enough, or what the fetch brings.
    public func answer(_ recency: Recency = .kept) async throws -> Dated<Value> {
        let moment = now()
        let seat = state.withLock { $0.nextNumber() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let known = state.withLock { state -> Result<Dated<Value>, any Error>? in
                    // Who was cancelled before there was a seat has nobody to take it away later.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if recency == .kept, let known = state.known(at: moment, lifetime, patience) { return known }
                    state.waiting[seat] = continuation
                    if state.flight == nil { state.flight = takeOff(state.nextNumber()) }
                    return nil
                }
                if let known { continuation.resume(returning: known) }
            }
        } onCancel: {
            leave(seat)
        }
        return try result.get()
    }

    /// How many wait for an answer.
    package var audience: Int { state.withLock { $0.waiting.count } }

    private func takeOff(_ number: Int) -> Flight {
        let task = Task { [self] in
            let result: Result<Dated<Value>, any Error>
            do { result = .success(try await fetch()) } catch { result = .failure(error) }
            land(number, result, at: now())
        }
        return Flight(number: number, stop: { task.cancel() })
    }

    private func land(_ number: Int, _ answer: Result<Dated<Value>, any Error>, at date: Date) {
        let waiting = state.withLock { $0.take(answer, of: number, at: date) }
        for continuation in waiting { continuation.resume(returning: answer) }
    }

    private func leave(_ seat: Int) {
        let (continuation, stop) = state.withLock { $0.leave(seat) }
        stop?()
        continuation?.resume(returning: .failure(CancellationError()))
    }
}

/// A fetch that is under way.
private struct Flight: Sendable {
    let number: Int
    let stop: @Sendable () -> Void
}

/// What is known, and who waits to know more.
private struct Cache<Value: Sendable> {
    typealias Answer = Result<Dated<Value>, any Error>
    typealias Seat = CheckedContinuation<Answer, Never>

    var flight: Flight?
    var waiting: [Int: Seat] = [:]
    private var value: Dated<Value>?
    /// What was said instead of something new, and when.
    private var excuse: Dated<Answer>?
    private var lastNumber = 0

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// What need not be asked for; a value that is still good outlives a failure to get a newer one.
    func known(at now: Date, _ lifetime: Duration, _ patience: Duration) -> Answer? {
        if let value, value.isGood(at: now, for: lifetime) { return .success(value) }
        if let excuse, excuse.isGood(at: now, for: patience) { return excuse.value }
        return nil
    }

    /// Takes in what a flight has brought, unless it was called back.
    ///
    /// - Returns: who waits for it.
    mutating func take(_ answer: Answer, of number: Int, at date: Date) -> [Seat] {
        guard flight?.number == number else { return [] }
        flight = nil
        switch answer {
        case .success(let fresh) where fresh.trouble == nil: (value, excuse) = (fresh, nil)
        case .success, .failure: excuse = Dated(answer, at: date)
        }
        defer { waiting = [:] }
        return Array(waiting.values)
    }

    /// Gives up a seat, and with the last one the flight.
    mutating func leave(_ seat: Int) -> (Seat?, stop: (@Sendable () -> Void)?) {
        guard let continuation = waiting.removeValue(forKey: seat) else { return (nil, nil) }
        guard waiting.isEmpty else { return (continuation, nil) }
        defer { flight = nil }
        return (continuation, flight?.stop)
    }
}

extension Dated {
    /// Whether it is no older than that; a clock that was set back makes nothing younger.
    fileprivate func isGood(at now: Date, for time: Duration) -> Bool {
        let age = now.timeIntervalSince(date)
        return age >= 0 && age < Double(time.components.seconds)
    }
}
