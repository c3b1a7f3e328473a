import Markup

/// The index of the air on its scale of words, and what it is made of.
struct AirGauge: Markup {
    let air: AirQuality
    let told: Teller

    var content: some Markup {
        div(.class("air")) {
            div {
                p(.class("num big")) {
                    air.european.map { "\($0)" } ?? "–"
                    span(.class("unit")) { " \(words.scale)" }
                }
                p(.class("soft")) { verdict }
                if let american = words.american(of: air) { p(.class("small soft")) { american } }
            }
            div {
                if let index = air.european, let step = air.europeanStep {
                    AirScale(index: index, step: step, words: words)
                }
                amounts
                pollen
            }
        }
    }

    private var words: AirWords { told.words.weather.air }

    private var verdict: String {
        air.europeanStep.map {
            words.european[$0] + told.words.frame.card.fullStop + told.words.weather.outline.gap + words.advice[$0]
        } ?? words.silence
    }

    private var amounts: some Markup {
        dl(.class("totals four")) {
            for pollutant in air.pollutants {
                div {
                    dt { pollutant.name }
                    dd(.class("num")) {
                        "\(pollutant.amount) "
                        span(.class("unit")) { AirWords.amount }
                    }
                }
            }
        }
    }

    @MarkupBuilder
    private var pollen: some Markup {
        let present = air.pollen.filter { $0.strength != .none }
        if !present.isEmpty {
            dl(.class("totals four ruled")) {
                for pollen in present {
                    div {
                        dt { words.name(of: pollen.kind) }
                        dd(.class("num")) { words.strengths[pollen.strength.rawValue] }
                        dd(.class("why")) { "\(pollen.grains) \(words.grains)" }
                    }
                }
            }
        } else if !air.pollen.isEmpty {
            p(.class("small soft")) { words.noPollen }
        }
    }
}

/// Six steps, the last of which has no end, and a mark where the index stands.
private struct AirScale: Markup {
    let index: Int
    let step: Int
    let words: AirWords

    var content: some Markup {
        Plot(height: 60, label: words.picture(index, words.european[step])) {
            for (number, name) in words.european.enumerated() {
                AirStep(number: number, name: name, distance: abs(number - step))
            }
            svg(.x(.percent(mark)), .y(0), .width(1), .height(1), .overflow(.visible)) {
                SVG.path(.class("f-ink"), .d("M-6 12h12l-6 10z"))
            }
        }
    }

    /// Where the mark stands; nobody can say how far along the last step it is.
    private var mark: Double { index > 100 ? 100 - AirStep.width / 2 : Double(max(index, 0)) / 20 * AirStep.width }
}

/// One step of the scale, with its word.
private struct AirStep: Markup {
    private static let last = AirQuality.lastStep
    /// Per cent of the scale.
    static let width = 100 / Double(last + 1)

    let number: Int
    let name: String
    /// How many steps it is away from the one that counts.
    let distance: Int

    var content: some Markup {
        let start = Double(number) * Self.width
        SVG.rect(
            .x(.percent(start + 0.3)),
            .y(26),
            .width(.percent(Self.width - 0.6)),
            .height(8),
            .rx(3),
            .class(distance == 0 ? "f-accent" : "f-inset")
        )
        SVG.text(
            .x(.percent(isFirst ? 0.3 : isLast ? 99.7 : start + Self.width / 2)),
            .y(52),
            .class("mid", when: !isFirst && !isLast),
            .class("end-at", when: isLast),
            .class("b", when: distance == 0),
            // In a narrow card only the word that counts and the ends that it does not touch have room.
            .class("wide", when: distance != 0 && (distance == 1 || !isFirst && !isLast))
        ) {
            name
        }
    }

    private var isFirst: Bool { number == 0 }
    private var isLast: Bool { number == Self.last }
}
