public import FoundationEssentials

/// A value that may be on its way, here, out of date or missing, and that keeps the last good answer with its time.
///
/// ```swift
/// var weather = Loaded<Weather>()
/// weather.take(.success(rain), at: noon)
/// weather.take(.failure(timeout), at: evening)
/// #expect(weather.value == rain)
/// #expect(weather.age(at: evening) == 21_600)
/// ```
public struct Loaded<Value> {
    /// The last good answer.
    public private(set) var value: Value?
    /// When the last good answer came.
    public private(set) var date: Date?
    /// Why the last attempt failed, if it did.
    public private(set) var failure: (any Error)?
    private var isOutdated = false

    /// Nothing yet.
    public init() {}

    /// A value that is here already.
    public init(_ value: Value, at date: Date) {
        self.value = value
        self.date = date
    }

    /// What can be said of the value now.
    public var phase: Phase {
        if value != nil { return failure == nil && !isOutdated ? .ready : .stale }
        return failure == nil ? .loading : .failed
    }

    /// Takes an answer in; a failure leaves the last good one where it is.
    public mutating func take(_ result: Result<Value, any Error>, at date: Date) {
        switch result {
        case .success(let value): self = Loaded(value, at: date)
        case .failure(let failure): self.failure = failure
        }
    }

    /// Says that the answer is out of date, although nothing has gone wrong.
    public mutating func expire() {
        isOutdated = value != nil
    }

    /// How old the last good answer is, in seconds.
    public func age(at now: Date) -> Double? {
        date.map { max(0, now.timeIntervalSince($0)) }
    }
}

extension Loaded: Sendable where Value: Sendable {}
