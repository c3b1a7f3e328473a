/// Sentences about the hours to come, each a whole one, because no two languages put their parts in the same order.
package struct OutlineWords: Sendable {
    typealias Hour = SpokenHour
    typealias Falling = Outline.Falling

    /// What stands between two sentences.
    let gap: String
    let unknown: String
    let dry: @Sendable (Outline.DrySky) -> String
    let goesOn: @Sendable (Falling) -> String
    let ends: @Sendable (Falling, Hour, _ peak: Hour?) -> String
    let returns: @Sendable (Falling, Hour, Falling, Hour) -> String
    let begins: @Sendable (Falling, Hour) -> String
    let passes: @Sendable (Falling, Hour, Hour, _ clears: Bool) -> String
    let becomes: @Sendable (Falling, Hour, Falling, Hour?) -> String
    let turns: @Sendable (Falling, Hour) -> String
    let fog: @Sendable (Hour?) -> String
    let fogComes: @Sendable (Hour) -> String
    let thunder: @Sendable (Hour) -> String
    let shelter: String
    let ice: String
    let wind: @Sendable (Outline.Blow, Hour?) -> String
    let evening: @Sendable (Outline.Evening) -> String
    /// Of degrees with their sign.
    let heat: @Sendable (String, _ isExtreme: Bool) -> String
    let frost: @Sendable (String, _ isWet: Bool) -> String
    let cold: @Sendable (String) -> String
    let comparison: @Sendable (Outline.Comparison) -> String
    let umbrella: String
    let noUmbrella: String

    /// All of an outline, in its order.
    package func callAsFunction(_ outline: Outline, _ measures: Measures) -> String {
        outline.facts.map { self($0, measures) }.joined(separator: gap)
    }

    /// One fact as a sentence.
    package func callAsFunction(_ fact: Outline.Fact, _ measures: Measures) -> String {
        switch fact {
        case .unknown: unknown
        case .dry(let sky): dry(sky)
        case .goesOn(let falling): goesOn(falling)
        case .ends(let falling, let end, let peak): ends(falling, end, peak)
        case .returns(let first, let end, let second, let start): returns(first, end, second, start)
        case .begins(let falling, let start): begins(falling, start)
        case .passes(let falling, let start, let end, let clears): passes(falling, start, end, clears)
        case .becomes(let first, let change, let second, let end): becomes(first, change, second, end)
        case .turns(let falling, let hour): turns(falling, hour)
        case .fog(let end): fog(end)
        case .fogComes(let start): fogComes(start)
        case .thunder(let hour): thunder(hour)
        case .shelter: shelter
        case .ice: ice
        case .wind(let blow, let start): wind(blow, start)
        case .evening(let change): evening(change)
        case .heat(let degrees, let isExtreme): heat(measures.degrees(celsius: degrees), isExtreme)
        case .frost(let degrees, let isWet): frost(measures.degrees(celsius: degrees), isWet)
        case .cold(let degrees): cold(measures.degrees(celsius: degrees))
        case .thanYesterday(let difference): comparison(difference)
        case .umbrella(let holds): holds ? umbrella : noUmbrella
        }
    }
}
