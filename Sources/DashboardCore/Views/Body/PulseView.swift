import Markup

/// A day's pulse as a drawing, how long it was in which zone, and why.
struct PulseView: Markup {
    let pulse: Pulse
    let now: TimeOfDay?
    let told: Teller
    let whole: Link

    var content: some Markup {
        HeartBand(of: pulse, until: now, told: told)
        if let zones { p(.class("small soft")) { zones } }
        EvidenceView(evidence: pulse.evidence, told: told, whole: whole)
    }

    /// Only those in which the heart was.
    private var zones: String? {
        let known = pulse.zones.filter { $0.percent > 0 }
        guard !known.isEmpty else { return nil }
        let list = known.map { "\(words.zone($0.effort)) \(told.share($0.percent))" }
        return words.zonesOfDay(list.joined(separator: told.words.frame.card.comma))
    }

    private var words: HeartWords { told.words.body.heart }
}
