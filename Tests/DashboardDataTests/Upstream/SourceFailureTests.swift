import DashboardCore
import DashboardData
import Fetching
import Testing

@Suite struct SourceFailureTests {
    @Test(
        "A visitor is told what kind of trouble it is, in a sentence without addresses",
        arguments: [
            (.timeout, .slow), (.unreachable, .broken), (.insecure, .broken), (.garbled, .broken),
            (.tooLarge(limit: 5), .broken), (.redirectRefused, .broken), (.badStatus(500), .broken),
            (.notModifiedWithoutCopy, .broken), (.breakerOpen, .broken), (.cancelled, .broken),
            (.rateLimited, .busy(seconds: 2)), (.budgetUsedUp, .busy(seconds: 2)),
        ] as [(FetchFailure.Kind, SourceFailure.Kind)]
    )
    func kinds(_ kind: FetchFailure.Kind, _ expected: SourceFailure.Kind) {
        let failure = FetchFailure(kind, until: Moment(milliseconds: 11_001))
        let told = SourceFailure(failure, source: "MET Norway", at: Moment(milliseconds: 10_000))
        #expect(told.kind == expected)
        #expect(told.source == "MET Norway")
        #expect(told.explanation.hasSuffix(".") && !told.explanation.contains("http"))
    }
}
