/// What is under way, what must wait, and who looks.
struct CourierState {
    typealias Reply = CheckedContinuation<Result<Delivery, FetchFailure>, Never>

    /// One journey for all who wait for the same.
    struct Flight {
        let task: Task<Void, Never>
        var waiters: [Int: Reply] = [:]
    }

    /// How often in a row an inquiry has failed, and how the last time.
    struct Setback {
        var failures = 0
        var last = FetchFailure(.cancelled)
    }

    /// Somebody looks, and a task keeps what they see up to date.
    struct Vigil {
        let task: Task<Void, Never>
        var lookers = 1
    }

    /// More setbacks than this are remembered of nobody: people may search for a thousand places.
    private static let mostSetbacks = 1_000

    var flights: [InquiryKey: Flight] = [:]
    /// By what is watched together, in its order.
    var vigils: [[InquiryKey]: Vigil] = [:]
    var gates: [Origin: HostGate] = [:]
    var isStopped = false
    private var setbacks: [InquiryKey: Setback] = [:]
    private var lastWaiter = 0

    mutating func nextWaiter() -> Int {
        lastWaiter += 1
        return lastWaiter
    }

    /// The failure that still keeps an inquiry from going out.
    func setback(_ key: InquiryKey, at now: Moment) -> FetchFailure? {
        guard let failure = setbacks[key]?.last, let until = failure.until, now < until else { return nil }
        return failure
    }

    /// Counts a failure, and answers how many there were in a row.
    mutating func failed(_ key: InquiryKey) -> Int {
        if setbacks[key] == nil, setbacks.count >= Self.mostSetbacks {
            let next = setbacks.min { ($0.value.last.until ?? .past) < ($1.value.last.until ?? .past) }
            if let next { setbacks[next.key] = nil }
        }
        setbacks[key, default: Setback()].failures += 1
        return setbacks[key]?.failures ?? 1
    }

    mutating func pause(_ key: InquiryKey, _ failure: FetchFailure) {
        setbacks[key]?.last = failure
    }

    mutating func succeeded(_ key: InquiryKey) {
        setbacks[key] = nil
    }
}

extension Moment {
    fileprivate static let past = Moment(milliseconds: .min)
}
