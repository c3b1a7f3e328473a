import Markup

/// What is said of a night of which nothing is known yet.
struct NightToCome: Markup {
    let icons: Link?

    var content: some Markup {
        EmptyState(
            icon: .bed,
            icons: icons,
            title: "The night is not over",
            words: "It stands here as soon as the watch has seen you wake."
        )
    }
}

/// How long the night was, its stages over time, and what each stage comes to.
struct NightView: Markup {
    let night: Night

    var content: some Markup {
        p(.class("num big")) { night.asleep.words }
        p(.class("soft")) { "asleep, of \(night.inBed.words) in bed" }
        StageBar(of: night)
        dl(.class("totals")) {
            for stage in Night.Stage.allCases.reversed() {
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
    }
}
