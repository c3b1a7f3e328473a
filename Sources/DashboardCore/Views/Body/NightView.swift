import Markup

/// What is said of a night of which nothing is known yet.
struct NightToCome: Markup {
    let icons: Link?
    let night: Night
    /// Whether the day is over that it belongs to.
    let isOver: Bool
    let told: Teller

    var content: some Markup {
        let words = told.words.body.sleep
        let (title, sentence) = isOver ? words.nobodySaw : words.notYet
        EmptyState(icon: .bed, icons: icons, title: title, words: sentence)
        for nap in night.naps {
            p(.class("small soft")) { words.nap(told.clock(nap.start), told.length(nap.asleep)) }
        }
    }
}

/// How long the night was, its stages over time, and what each stage comes to.
struct NightView: Markup {
    let night: Night
    let told: Teller
    let whole: Link

    var content: some Markup {
        p(.class("num big")) { told.length(night.asleep) }
        p(.class("soft")) { words.ofInBed(told.length(night.inBed), night.efficiency.map(told.share)) }
        if night.isInOrder {
            StageBar(of: night, told: told)
        } else {
            ShareBar(of: night, told: told)
            p(.class("small soft")) { words.sumsOnly(told.clock(night.start), told.clock(night.end)) }
        }
        dl(.class("totals")) {
            for stage in night.rows.reversed() {
                div {
                    dt {
                        svg(.viewBox(0, 0, 12, 12), .ariaHidden(true)) {
                            SVG.rect(.class(stage.fill), .width(12), .height(12), .rx(3))
                        }
                        words.stages[stage]
                    }
                    dd(.class("num")) {
                        told.length(night.time(in: stage)) + " "
                        span(.class("unit")) { told.share(night.percent(in: stage)) }
                    }
                }
            }
        }
        for nap in night.naps {
            p(.class("small soft")) { words.andNap(told.clock(nap.start), told.length(nap.asleep)) }
        }
        EvidenceView(evidence: night.evidence, told: told, whole: whole)
    }

    private var words: SleepWords { told.words.body.sleep }
}
