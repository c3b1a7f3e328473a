package import Markup

/// A day's pulse: a band from the lowest to the highest, the average as a line in it, and what is not known yet shaded.
package struct HeartBand: Markup {
    private static let height = 322.0
    private static let top = 20.0

    private let pulse: Pulse
    private let told: Teller
    // Until when it is known; nil if the day is over.
    private let now: TimeOfDay?
    private let x = LinearScale.percent(0...1440)
    private let y: LinearScale

    package init(of pulse: Pulse, until now: TimeOfDay?, told: Teller = Teller()) {
        self.pulse = pulse
        self.told = told
        self.now = now
        let values: [Double] =
            pulse.steps.map(\.lowest) + pulse.steps.map(\.highest)
            + [40, 180, Double(pulse.peak?.beats ?? 0)].filter { $0 > 0 }
        let domain = LinearScale.domain(of: values, step: 20) ?? 40...180
        y = LinearScale(from: domain, to: Self.height - 32, Self.top)
    }

    package var content: some Markup {
        Plot(height: Self.height, label: label) {
            if let now { future(after: now) }
            zones
            gridlines
            band
            if let resting = pulse.resting { line(at: resting) }
            if let peak = pulse.peak { mark(peak) }
            if now != nil, let last = pulse.steps.last { presence(last) }
            if let woke = pulse.woke {
                SVG.text(.class("mid"), .x(.percent(x(Double(woke.minute)) / 2)), .y(y(70) - 2)) { words.asleep }
            }
            HourAxis(y: Self.height - 10, told: told)
        }
    }

    private var words: HeartWords { told.words.body.heart }

    private var label: String {
        let highest = pulse.peak?.beats ?? pulse.lowest
        return words.picture(pulse.lowest, highest, pulse.peak?.words(told), pulse.resting)
    }

    @MarkupBuilder
    private var zones: some Markup {
        for (index, (bound, effort)) in Pulse.zoneBounds.enumerated() {
            let beats = Double(bound)
            if index.isMultiple(of: 2) {
                SVG.rect(
                    .class("zone"),
                    .x(0),
                    .y(y(beats + 20)),
                    .width(.percent(100)),
                    .height(y(beats) - y(beats + 20))
                )
            }
            SVG.text(.class("end-at"), .x(.percent(100)), .y(y(beats + 20) + 16)) { words.zone(effort) }
        }
    }

    @MarkupBuilder
    private var gridlines: some Markup {
        for beats in stride(from: y.domain.lowerBound, through: y.domain.upperBound, by: 20) {
            SVG.line(
                .class(beats == y.domain.lowerBound ? "axis" : "rule"),
                .x1(0),
                .y1(y(beats)),
                .x2(.percent(100)),
                .y2(y(beats))
            )
            // Every second one has its figure, so that five at most are read.
            if (Int(beats) - 60).isMultiple(of: 40) {
                SVG.text(.x(0), .y(y(beats) - 5)) { "\(Int(beats))" }
            }
        }
    }

    private var band: some Markup {
        let extent = y.start - y.end
        let inner = LinearScale(from: y.domain, to: extent, 0)
        return StretchedPlot(top: y.end, height: extent, units: (1440, extent)) {
            for run in runs {
                SVG.path(.class("band"), .d(outline(of: run, inner)))
                SVG.path(.class("line s-heart"), .d(average(of: run, inner)))
            }
        }
    }

    /// What follows one another without an hour of silence, which is a gap in the drawing, too; some sources tell whole hours.
    private var runs: [[Pulse.Step]] {
        pulse.steps.reduce(into: []) { runs, step in
            if let last = runs.last?.last, step.time.minute - last.time.minute <= 60 {
                runs[runs.count - 1].append(step)
            } else {
                runs.append([step])
            }
        }
    }

    private func outline(of steps: [Pulse.Step], _ inner: LinearScale) -> SVG.PathData {
        SVG.PathData { path in
            for (index, step) in steps.enumerated() {
                if index == 0 { path.move(to: Double(step.time.minute), inner(step.highest)) }
                path.line(to: Double(step.time.minute), inner(step.highest))
            }
            for step in steps.reversed() { path.line(to: Double(step.time.minute), inner(step.lowest)) }
            path.close()
        }
    }

    private func average(of steps: [Pulse.Step], _ inner: LinearScale) -> SVG.PathData {
        MonotoneCurve(through: steps.map { (Double($0.time.minute), inner($0.average)) }).outline
    }

    @MarkupBuilder
    private func line(at resting: Int) -> some Markup {
        SVG.line(.class("s-soft dash"), .x1(0), .y1(y(Double(resting))), .x2(.percent(100)), .y2(y(Double(resting))))
        SVG.text(.class("b halo"), .x(.percent(64)), .y(y(Double(resting)) - 6)) { words.resting(resting) }
    }

    @MarkupBuilder
    private func mark(_ peak: Pulse.Peak) -> some Markup {
        let place = x(Double(peak.time.minute))
        SVG.circle(.class("f-heart"), .cx(.percent(place)), .cy(y(Double(peak.beats))), .r(4))
        // Late in the day there is more room on the left.
        SVG.text(
            .class(place > 60 ? "b halo end-at" : "b halo"),
            .x(.percent(place + (place > 60 ? -1.2 : 1.2))),
            .y(y(Double(peak.beats)) + 1)
        ) {
            peak.placed(told)
            // What it was for stands where there is room; who hears the page hears it in any case.
            if let cause = peak.cause {
                SVG.tspan(.class("wide")) { told.words.frame.card.comma + cause.doing(in: told.manner.language) }
            }
        }
    }

    /// What has not happened yet.
    @MarkupBuilder
    private func future(after now: TimeOfDay) -> some Markup {
        SVG.rect(
            .class("night"),
            .x(.percent(x(Double(now.minute)))),
            .y(y.end),
            .width(.percent(100 - x(Double(now.minute)))),
            .height(y.start - y.end)
        )
        SVG.text(.class("mid"), .x(.percent((x(Double(now.minute)) + 100) / 2)), .y(y(122))) { words.notYet }
    }

    /// Where the day stands.
    @MarkupBuilder
    private func presence(_ step: Pulse.Step) -> some Markup {
        SVG.circle(.class("f-heart"), .cx(.percent(x(Double(step.time.minute)))), .cy(y(step.average)), .r(4.5))
        // In the evening there is more room on the left.
        let isLate = step.time.minute > 20 * 60
        SVG.text(
            .class(isLate ? "f-heart halo b end-at" : "f-heart halo b"),
            .x(.percent(x(Double(step.time.minute)) + (isLate ? -1.4 : 1.4))),
            .y(y(step.average) - (isLate ? 8 : 2))
        ) {
            words.now(step.average.rounding)
        }
    }
}
