/// What clocks do every year for as long as nobody decides otherwise.
package struct ZoneRule: Hashable, Sendable {
    struct Daylight: Hashable, Sendable {
        let offset: ZoneOffset
        /// On the clock of standard time.
        let start: RuleDate
        /// On the clock of daylight time.
        let end: RuleDate
    }

    let standard: ZoneOffset
    let daylight: Daylight?

    /// What holds at a moment in seconds since 1970.
    func offset(at moment: Int) -> ZoneOffset {
        // The last change before the moment is one of its own year or of the year before.
        changes(around: moment).last { $0.moment <= moment }?.offset ?? standard
    }

    /// The changes of the years around a moment in time order.
    ///
    /// Where one season ends in the moment in which the next one begins, the beginning comes last and counts.
    func changes(around moment: Int) -> [(moment: Int, offset: ZoneOffset)] {
        guard let daylight else { return [] }
        // Far from our days the same calendar comes again, so that no number grows without bound.
        let (cycle, rest) = moment.wholes(of: .secondsInCycle)
        let shift = cycle * .secondsInCycle
        let year = 1970 + rest / 31_556_952
        // An estimate that may be one too many or one too few.
        return (year - 2...year + 2).flatMap { year in
            [
                (shift + daylight.end.localSeconds(in: year) - daylight.offset.seconds, standard),
                (shift + daylight.start.localSeconds(in: year) - standard.seconds, daylight.offset),
            ]
        }
        .enumerated()
        .sorted { ($0.element.0, $0.offset % 2) < ($1.element.0, $1.offset % 2) }
        .map { (moment: $0.element.0, offset: $0.element.1) }
    }
}
