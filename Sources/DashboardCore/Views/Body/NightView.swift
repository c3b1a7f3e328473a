import Markup

/// What is said of a night of which nothing is known yet.
struct NightToCome: Markup {
    let icons: Link?
    let night: Night
    /// Whether the day is over that it belongs to.
    let isOver: Bool

    var content: some Markup {
        EmptyState(
            icon: .bed,
            icons: icons,
            title: isOver ? "Nobody saw this night" : "The night is not known yet",
            words: isOver
                ? "No device has noted when you slept." : "It stands here as soon as a device has told when you woke."
        )
        for nap in night.naps {
            p(.class("small soft")) { "A nap at \(nap.start.text), asleep for \(nap.asleep.words)." }
        }
    }
}

/// How long the night was, its stages over time, and what each stage comes to.
struct NightView: Markup {
    let night: Night

    var content: some Markup {
        p(.class("num big")) { night.asleep.words }
        p(.class("soft")) {
            "asleep, of \(night.inBed.words) in bed" + (night.efficiency.map { ": \($0)%" } ?? "")
        }
        StageBar(of: night)
        dl(.class("totals")) {
            for stage in night.rows.reversed() {
                div {
                    dt {
                        svg(.viewBox(0, 0, 12, 12), .ariaHidden(true)) {
                            SVG.rect(.class(stage.fill), .width(12), .height(12), .rx(3))
                        }
                        stage.rawValue
                    }
                    dd(.class("num")) {
                        night.time(in: stage).words + " "
                        span(.class("unit")) { "\(night.percent(in: stage))%" }
                    }
                }
            }
        }
        for nap in night.naps {
            p(.class("small soft")) { "And a nap at \(nap.start.text), asleep for \(nap.asleep.words)." }
        }
        EvidenceView(evidence: night.evidence)
    }
}
