package import Markup

/// A night as bars in four rows, the lightest sleep above, with a riser wherever one stage follows another.
package struct StageBar: Markup {
    private static let top = 8.0
    private static let row = 34.0
    private var foot: Double { Self.top + Double(night.rows.count) * Self.row + 16 }

    private let night: Night
    private let told: Teller
    // How much of the width the names of the rows take, in per cent.
    private let names: Double
    private let x: LinearScale

    package init(of night: Night, told: Teller = Teller()) {
        self.told = told
        self.night = night
        let letters = night.rows.map { told.words.body.sleep.stages[$0].count }.max() ?? 0
        // On a phone a letter takes about two per cent.
        names = max(13, Double(letters) * 2.2 + 1)
        x = LinearScale(from: 0...Double(max(1, night.length)), to: names, 100)
    }

    package var content: some Markup {
        Plot(height: foot + 8, label: label) {
            for stage in night.rows {
                let base = top(of: stage)
                SVG.line(
                    .class("rule"),
                    .x1(0),
                    .y1(base + Self.row - 2),
                    .x2(.percent(100)),
                    .y2(base + Self.row - 2)
                )
                SVG.text(.class("ink"), .x(0), .y(base + 20)) { told.words.body.sleep.stages[stage] }
            }
            zip(night.stretches, night.stretches.dropFirst()).map { riser($0, $1) }
            night.stretches.map { bar($0) }
            hours
        }
    }

    private var label: String {
        told.words.body.sleep.picture(
            told.clock(night.start),
            told.clock(night.end),
            told.length(night.asleep),
            night.wakings
        )
    }

    private func top(of stage: Night.Stage) -> Double {
        Self.top + Self.row * Double(night.rows.firstIndex(of: stage) ?? 0)
    }

    private func bar(_ stretch: Night.Stretch) -> some Markup {
        SVG.rect(
            .class(stretch.stage.fill),
            .x(.percent(x(Double(stretch.start)))),
            .y(top(of: stretch.stage) + 6),
            .width(.percent(x.length(of: Double(stretch.length)))),
            .height(18),
            .rx(3)
        )
    }

    private func riser(_ before: Night.Stretch, _ after: Night.Stretch) -> some Markup {
        let tops = [top(of: before.stage), top(of: after.stage)].sorted()
        let place = SVG.Percent.percent(x(Double(after.start)))
        return SVG.line(.class("axis"), .x1(place), .y1(tops[0] + 22), .x2(place), .y2(tops[1] + 8))
    }

    /// The full hours between the two ends, which have room to themselves.
    @MarkupBuilder
    private var hours: some Markup {
        SVG.text(.class("b"), .x(.percent(names)), .y(foot)) { told.clock(night.start) }
        SVG.text(.class("b end-at"), .x(.percent(100)), .y(foot)) { told.clock(night.end) }
        for (place, minute) in marks {
            SVG.text(
                .class(minute.isMultiple(of: 2 * step) && minute != firstHour ? "mid" : "mid wide"),
                .x(.percent(x(Double(place)))),
                .y(foot)
            ) {
                told.hour(minute / 60)
            }
        }
    }

    /// Where the hours are, and what clocks show there; an hour that comes twice has two places, and one left out has none.
    private var marks: [(place: Int, minute: Int)] {
        (margin...max(margin, night.length - margin)).compactMap { place in
            let minute = night.time(at: place).minute
            return minute.isMultiple(of: max(60, step)) ? (place, minute) : nil
        }
    }

    /// As many minutes from one hour that is named to the next as leave room for eight of them.
    private var step: Int { (night.length / 8).roundedUp(to: 60) }

    /// What the times of the two ends take, in minutes.
    private var margin: Int { night.length / 10 }

    private var firstHour: Int { (night.start.minute + margin).roundedUp(to: max(60, step)) }
}

extension Night.Stage {
    /// The class of its bars.
    package var fill: String {
        switch self {
        case .awake: "f-warm"
        case .dreaming: "f-sleep3"
        case .core, .asleep: "f-sleep2"
        case .deep: "f-sleep"
        }
    }
}

extension Int {
    fileprivate func roundedUp(to step: Int) -> Int {
        let rest = ((self % step) + step) % step
        return rest == 0 ? self : self + step - rest
    }
}
