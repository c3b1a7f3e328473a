@testable import Fetching
import Testing

@Suite struct BudgetTests {
    private let start = Moment(seconds: 1_781_510_400)

    @Test("No stretch of time holds more calls than the rate, however hard one tries")
    func never() {
        let rates = [Rate(5, per: .seconds(1)), Rate(40, per: .seconds(60)), Rate(300, per: .seconds(3_600))]
        var budget = Budget(rates)
        var calls: [Int] = []
        for step in 0..<72_000 {
            let now = start.advanced(by: .milliseconds(step * 97))
            guard budget.refusal(at: now) == nil else { continue }
            _ = budget.spend(at: now)
            calls.append(now.milliseconds)
        }
        for rate in rates {
            let window = rate.window.milliseconds
            for (index, call) in calls.enumerated().dropFirst(rate.calls) {
                #expect(call - calls[index - rate.calls] >= window, "\(rate)")
            }
        }
        // It is used well, too: within a slice of the window of what would be possible.
        #expect(calls.count > 540)
    }

    @Test("The refusal says the moment from which on there is room again")
    func until() throws {
        var budget = Budget([Rate(2, per: .seconds(60))])
        for _ in 0..<2 { _ = budget.spend(at: start) }
        let refusal = budget.refusal(at: start)
        let until = try #require(refusal)
        #expect(until == start.advanced(by: .seconds(61)))
        let refusals = [-1, 0].map { budget.refusal(at: until.advanced(by: .milliseconds($0))) }
        #expect(refusals == [until, nil])
    }

    @Test("What was spent before a restart counts after it")
    func restart() {
        let rates = [Rate(4, per: .seconds(60)), Rate(100, per: .seconds(3_600))]
        var first = Budget(rates)
        var kept: [Int: Spending] = [:]
        for second in 0..<4 {
            for spending in first.spend(at: start.advanced(by: .seconds(second))) {
                kept[spending.window &* 1_000_000_007 &+ spending.slice] = spending
            }
        }
        var second = Budget(rates, spent: Array(kept.values))
        let now = start.advanced(by: .seconds(4))
        let refusals = [first.refusal(at: now), second.refusal(at: now)]
        #expect(refusals[0] != nil && refusals[0] == refusals[1])
    }

    @Test("A clock that is set back forgives nothing, and locks nobody out for longer than a window")
    func clockSetBack() throws {
        var budget = Budget([Rate(2, per: .seconds(60))])
        for _ in 0..<2 { _ = budget.spend(at: start) }
        let earlier = start.advanced(by: .seconds(-1_000_000))
        let refusal = budget.refusal(at: earlier)
        let until = try #require(refusal)
        #expect(until <= earlier.advanced(by: .seconds(61)))
        let later = budget.refusal(at: until)
        #expect(later == nil)
    }
}
