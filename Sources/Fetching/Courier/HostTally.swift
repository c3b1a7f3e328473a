/// What was asked of one host, since the start of the program.
package struct HostTally: Sendable, Equatable {
    /// How many calls went out, redirects included.
    package var calls = 0
    /// How many of them were answered with “not modified”.
    package var notModified = 0
    /// How many of them failed, by a short name of the reason.
    package var failures: [String: Int] = [:]
    /// How many bytes of body came over the wire.
    package var bytes = 0
    /// How long all calls took together.
    package var duration = Duration.zero
    /// How many questions were answered without a call.
    package var spared = 0

    /// Nothing yet.
    package init() {}
}

extension FetchFailure.Kind {
    /// A short name, as metrics have them.
    package var name: String {
        switch self {
        case .timeout: "timeout"
        case .unreachable: "unreachable"
        case .insecure: "insecure"
        case .garbled: "garbled"
        case .useless: "useless"
        case .tooLarge: "too_large"
        case .redirectRefused: "redirect_refused"
        case .badStatus: "bad_status"
        case .notModifiedWithoutCopy: "not_modified_without_copy"
        case .rateLimited: "rate_limited"
        case .breakerOpen: "breaker_open"
        case .budgetUsedUp: "budget_used_up"
        case .cancelled: "cancelled"
        }
    }
}
