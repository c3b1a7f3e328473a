package import Markup

/// A night of which only the sums are known: each stage as its share of one bar, without a clock.
package struct ShareBar: Markup {
    private static let height = 52.0
    /// Less of the bar than this, in per cent, has no room for a name.
    private static let narrowest = 15.0

    private let night: Night
    private let told: Teller

    package init(of night: Night, told: Teller = Teller()) {
        self.night = night
        self.told = told
    }

    package var content: some Markup {
        Plot(height: Self.height, label: label) {
            for share in shares {
                SVG.rect(
                    .class(share.stage.fill),
                    .x(.percent(share.start)),
                    .y(4),
                    .width(.percent(share.length)),
                    .height(24),
                    .rx(3)
                )
                if share.length >= Self.narrowest {
                    SVG.text(.class("ink"), .x(.percent(share.start)), .y(46)) { words.stages[share.stage] }
                }
            }
        }
    }

    private var words: SleepWords { told.words.body.sleep }

    private var label: String {
        shares.map { "\(words.stages[$0.stage]) \(told.length(night.time(in: $0.stage)))" }
            .joined(separator: told.words.frame.card.comma)
    }

    /// In per cent of the bar, the deepest first.
    private var shares: [(stage: Night.Stage, start: Double, length: Double)] {
        let x = LinearScale(from: 0...Double(max(1, night.length)), to: 0, 100)
        var minute = 0
        return night.rows.reversed().compactMap { stage in
            let length = night.time(in: stage).count
            guard length > 0 else { return nil }
            defer { minute += length }
            return (stage, x(Double(minute)), x.length(of: Double(length)))
        }
    }
}
