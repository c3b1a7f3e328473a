/// What is worth saying of the hours to come, in the order in which one says it and in no language.
package struct Outline: Hashable, Sendable {
    /// As many sentences as anybody listens to.
    private static let limit = 3

    /// First what falls from the sky, or that nothing does; never empty.
    package let facts: [Fact]

    /// What one says who has time for one sentence.
    package var headline: Fact { facts[0] }

    package init(of forecast: Forecast) {
        let reader = OutlineReader(forecast)
        let all = reader.course + reader.blow + reader.evening + reader.warnings + reader.comparison + reader.umbrella
        let dearest = all.indices.sorted { (all[$0].rank, $0) < (all[$1].rank, $1) }.prefix(Self.limit)
        facts = dearest.sorted().map { all[$0] }
    }
}

extension Outline.Fact {
    /// What is left out first where there is too much to say has the highest number.
    fileprivate var rank: Int {
        switch self {
        case .unknown, .dry, .goesOn, .ends, .returns, .begins, .passes, .becomes, .fog: 0
        case .thunder, .ice, .heat, .cold: 1
        case .wind(let blow, _): blow == .strong ? 5 : 1
        case .turns, .frost: 2
        case .fogComes, .shelter: 3
        case .evening: 4
        case .thanYesterday: 6
        case .umbrella: 7
        }
    }
}
