/// How one host is treated, whoever asks it for whatever.
///
/// ```swift
/// var manners = Manners()
/// manners.budget = [Rate(600, per: .seconds(60)), Rate(10_000, per: .seconds(86_400))]
/// ```
package struct Manners: Sendable {
    /// How often it may be asked; all of these hold.
    package var budget = [Rate(10, per: .seconds(1)), Rate(100, per: .seconds(60)), Rate(1_000, per: .seconds(3_600))]
    /// How many calls may be under way at the same time; others stand in line.
    package var concurrency = 2
    /// How long one inquiry waits after it has failed.
    package var backoff = Backoff()
    /// How many failures in a row, of whatever inquiry, open the breaker.
    package var breakerThreshold = 5
    /// How long the breaker stays open; at least these bounds, and up to a quarter more.
    package var breakerPauses = Backoff(least: .seconds(1), first: .seconds(30), most: .seconds(900))
    /// The longest time that a `Retry-After` is believed.
    package var longestRest = Duration.seconds(86_400)

    /// What suits a host of which nothing is known.
    package init() {}
}
