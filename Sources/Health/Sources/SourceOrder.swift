/// The sources of one store by how far they are believed.
package struct SourceOrder: Hashable, Sendable {
    private let ranks: [Int32: Int]

    /// Believes the first one most.
    package init(_ sources: [Int32]) {
        ranks = Dictionary(sources.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    }

    /// The smaller, the better; whoever is not known comes after all who are.
    package func rank(of source: Int32) -> Int { ranks[source] ?? ranks.count + Int(source.magnitude) }

    /// The most believed of some.
    package func best(of sources: some Sequence<Int32>) -> Int32? {
        sources.min { (rank(of: $0), $0) < (rank(of: $1), $1) }
    }
}
