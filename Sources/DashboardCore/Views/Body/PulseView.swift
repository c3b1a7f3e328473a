import Markup

/// A day's pulse as a drawing, how long it was in which zone, and why.
struct PulseView: Markup {
    let pulse: Pulse
    let now: TimeOfDay?

    var content: some Markup {
        HeartBand(of: pulse, until: now)
        if let zones { p(.class("small soft")) { zones } }
        EvidenceView(evidence: pulse.evidence)
    }

    /// Only those in which the heart was.
    private var zones: String? {
        let known = pulse.zones.filter { $0.percent > 0 }
        return known.isEmpty
            ? nil : "Of the measured time: " + known.map { "\($0.name) \($0.percent)%" }.joined(separator: ", ") + "."
    }
}
