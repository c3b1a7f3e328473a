/// The least and the most beats of stretches of time, as an app sends them along with their means.
///
/// They are no measurements of their own; what was measured in between is not known.
package struct PulseEnds: Hashable, Sendable {
    let lowest: [HealthSample]
    let highest: [HealthSample]

    package init(lowest: [HealthSample] = [], highest: [HealthSample] = []) {
        self.lowest = lowest
        self.highest = highest
    }

    /// Those of which devices have not told everything themselves.
    ///
    /// A device that has measured something of a stretch that goes on after its last export may have missed its peak.
    func standing(beside told: [HealthSample], _ sums: PushedSums) -> PulseEnds {
        let stands = { (end: HealthSample) in
            sums.reaches(beyond: SumStretch(end).moments.upperBound) || !PulseDay.holds(end, anyOf: told)
        }
        return PulseEnds(lowest: lowest.filter(stands), highest: highest.filter(stands))
    }
}
