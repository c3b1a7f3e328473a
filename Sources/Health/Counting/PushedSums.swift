/// Sums over all devices that somebody else has worked out, such as an app that reads them off the Health app.
///
/// Such a sum is what was known when it was sent, and so is what devices tell up to their last export. Of a time that reaches
/// beyond that export the larger of the two knows more; what lies before it the devices have told in full. Neither is ever
/// added to the other.
package struct PushedSums: Hashable, Sendable {
    /// A sum that stands for so many seconds is a whole day's, because the shortest one has 23 hours.
    package static let wholeDay: Int64 = 23 * 3600

    /// Who sends such sums.
    package let sources: Set<Int32>
    /// Up to when devices have told everything; nil where they never have.
    package let toldUntil: Int64?
    /// When the last sum came, as far as that is known.
    package let asOf: Int64?

    package init(from sources: Set<Int32> = [], toldUntil: Int64? = nil, asOf: Int64? = nil) {
        self.sources = sources
        self.toldUntil = toldUntil
        self.asOf = asOf
    }

    /// Whether devices had told all of a day before its end, wherever on Earth that was.
    package func areOver(_ day: LocalDay) -> Bool { toldUntil.map { $0 >= day.widest.upperBound } ?? false }

    /// Whether a sample is one of them.
    package func contains(_ sample: HealthSample) -> Bool { sources.contains(sample.source) }

    /// Whether a time reaches beyond what devices have told.
    func reaches(beyond end: Int64) -> Bool { toldUntil.map { end > $0 } ?? true }
}
