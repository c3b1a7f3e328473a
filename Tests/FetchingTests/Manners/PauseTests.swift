import Crypto
@testable import Fetching
import Testing

@Suite struct PauseTests {
    private let start = Moment(seconds: 1_781_510_400)

    @Test(
        "Pauses are random up to a bound that doubles, and never nothing",
        arguments: [
            (1, 0.0, 1.0), (1, 0.5, 2.0), (1, 1.0, 4.0), (2, 1.0, 8.0), (3, 0.5, 8.0), (8, 1.0, 512.0), (9, 1.0, 900.0),
            (1_000, 1.0, 900.0), (1_000, 0.0, 1.0),
        ]
    )
    func backoff(_ failures: Int, _ fraction: Double, _ seconds: Double) {
        #expect(Backoff().pause(after: failures, fraction: fraction) == .seconds(seconds))
    }

    @Test("Random numbers go from nought up to, but not including, one")
    func fractions() {
        #expect(RandomBytes.always(0).fraction() == 0)
        #expect((0.9999...0.999999999999999999).contains(RandomBytes.always(255).fraction()))
        #expect(RandomBytes.always(255).fraction() < 1)
    }

    @Test("The breaker opens after failures in a row, and one success starts the count anew")
    func threshold() {
        var breaker = Breaker(threshold: 3, pauses: Backoff(first: .seconds(30)))
        for isGood in [false, false, true, false, false] {
            let refusal = breaker.refusal(at: start)
            #expect(refusal == nil)
            if isGood { breaker.succeed() } else { breaker.fail(at: start, fraction: 0) }
        }
        breaker.fail(at: start, fraction: 0)
        let refusal = breaker.refusal(at: start)
        #expect(refusal == start.advanced(by: .seconds(30)))
    }

    @Test("Only one tries an open breaker at a time, and one that gives up makes room")
    func probes() {
        var breaker = Breaker(threshold: 1, pauses: Backoff(first: .seconds(30)))
        breaker.fail(at: start, fraction: 0)
        let later = start.advanced(by: .seconds(30))
        let before = breaker.refusal(at: later)
        let isProbe = breaker.begin()
        let meanwhile = breaker.refusal(at: later)
        breaker.abandonProbe()
        let after = breaker.refusal(at: later)
        #expect(before == nil && isProbe && meanwhile != nil && after == nil)
    }

    @Test("What was under way when it opened makes no pause longer")
    func stragglers() {
        var breaker = Breaker(threshold: 1, pauses: Backoff(first: .seconds(30)))
        for _ in 0..<5 { breaker.fail(at: start, fraction: 0) }
        let refusal = breaker.refusal(at: start)
        #expect(refusal == start.advanced(by: .seconds(30)))
    }

    @Test("A clock that is set back keeps it open for no longer than the longest pause")
    func clockSetBack() throws {
        var breaker = Breaker(threshold: 1, pauses: Backoff(first: .seconds(30), most: .seconds(900)))
        breaker.fail(at: start, fraction: 0)
        let earlier = start.advanced(by: .seconds(-1_000_000))
        let refusal = breaker.refusal(at: earlier)
        let until = try #require(refusal)
        #expect(until <= earlier.advanced(by: .seconds(1_800)))
        let later = breaker.refusal(at: until)
        #expect(later == nil)
    }
}
