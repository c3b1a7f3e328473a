import DashboardCore
import Locking

/// What a source of the gallery does when it is asked: it answers, or fails from the beginning or from some time on.
final class Script: Sendable {
    private let failure: SourceFailure?
    private let isBroken: Locked<Bool>

    /// Answers always; with a failure, until it breaks.
    init(_ failure: SourceFailure? = nil, isBroken: Bool = false) {
        self.failure = failure
        self.isBroken = Locked(isBroken)
    }

    /// Whether it fails by now.
    var hasFailed: Bool { isBroken.withLock { $0 } }

    /// Has it fail from now on.
    func breakDown() {
        isBroken.withLock { $0 = true }
    }

    /// Gives the answer, or the failure.
    func answer<Value: Sendable>(_ value: @Sendable () async throws -> Value) async throws -> Value {
        if let failure, hasFailed { throw failure }
        return try await value()
    }
}
