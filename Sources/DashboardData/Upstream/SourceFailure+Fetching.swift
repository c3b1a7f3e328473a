package import DashboardCore
package import Fetching

extension SourceFailure {
    /// Says to a visitor why an upstream gave nothing.
    package init(_ failure: FetchFailure, source: String, at now: Moment) {
        let kind: Kind =
            switch failure.kind {
            case .timeout: .slow
            case .rateLimited, .budgetUsedUp: .busy(seconds: failure.until.map { Self.seconds(from: now, to: $0) })
            default: .broken
            }
        self.init(kind, source: source, failure.description)
    }

    /// Whole seconds, rounded up, so that nobody comes back too early.
    private static func seconds(from now: Moment, to until: Moment) -> Int {
        max(0, (until.milliseconds - now.milliseconds + 999) / 1_000)
    }
}
