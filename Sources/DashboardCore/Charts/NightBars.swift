package import Markup

/// Seven nights as bars from nothing: time asleep, behind it the time in bed, and the average across all of them.
package struct NightBars: Markup {
    // In per cent: the scale is on the left of the bars, and the average on the right of them.
    private static let left = 8.0
    private static let right = 87.0

    private let nights: [NightLength]
    private let average: Minutes?
    private let height: Double
    private let told: Teller
    private let y: LinearScale

    package init(of nights: [NightLength], height: Double = 230, told: Teller = Teller()) {
        self.told = told
        self.nights = nights
        self.height = height
        average = nights.average
        let longest = nights.compactMap { ($0.inBed ?? $0.asleep)?.hours }.max() ?? 0
        y = LinearScale(from: 0...max(10, (longest / 2).rounded(.up) * 2), to: height - 28, 24)
    }

    package var content: some Markup {
        Plot(height: height, label: label) {
            stride(from: 0, through: y.domain.upperBound, by: 2).map { gridline($0) }
            nights.enumerated().map { bars($0, $1) }
            if let average {
                SVG.line(
                    .class("s-soft dash"),
                    .x1(.percent(Self.left)),
                    .y1(y(average.hours)),
                    .x2(.percent(Self.right)),
                    .y2(y(average.hours))
                )
            }
            nights.enumerated().map { names($0, $1) }
            if let average {
                SVG.text(.class("end-at ink halo"), .x(.percent(100)), .y(y(average.hours) - 3)) { words.average }
                SVG.text(.class("end-at b halo"), .x(.percent(100)), .y(y(average.hours) + 13)) { average.figures }
            }
        }
    }

    private var words: SleepWords { told.words.body.sleep }

    private var label: String {
        let known = nights.compactMap(\.asleep)
        guard let shortest = known.min(), let longest = known.max(), let average else { return words.noNight }
        return words.nightsPicture(known.count, shortest.figures, longest.figures, average.figures)
    }

    private var step: Double { (Self.right - Self.left) / Double(max(1, nights.count)) }

    @MarkupBuilder
    private func gridline(_ hour: Double) -> some Markup {
        SVG.line(.class(hour == 0 ? "axis" : "rule"), .x1(0), .y1(y(hour)), .x2(.percent(100)), .y2(y(hour)))
        if Int(hour).isMultiple(of: 4) {
            SVG.text(.x(0), .y(y(hour) - 5)) { hour == 0 ? "0" : words.hours(Int(hour)) }
        }
    }

    @MarkupBuilder
    private func bars(_ index: Int, _ night: NightLength) -> some Markup {
        if let inBed = night.inBed { bar(index, inBed, "f-inset") }
        if let asleep = night.asleep { bar(index, asleep, index == nights.count - 1 ? "f-sleep" : "f-sleep2") }
    }

    private func bar(_ index: Int, _ length: Minutes, _ fill: String) -> some Markup {
        SVG.rect(
            .class(fill),
            .x(.percent(Self.left + (Double(index) + 0.08) * step)),
            .y(y(length.hours)),
            .width(.percent(step * 0.84)),
            .height(y.length(of: length.hours)),
            .rx(4)
        )
    }

    @MarkupBuilder
    private func names(_ index: Int, _ night: NightLength) -> some Markup {
        SVG.text(.class(night.asleep == nil ? "mid" : "mid onfill"), .x(middle(of: index)), .y(y(0) - 9)) {
            night.asleep?.figures ?? "–"
        }
        SVG.text(.class(index == nights.count - 1 ? "mid b" : "mid ink"), .x(middle(of: index)), .y(height - 10)) {
            told.weekday(night.day)
        }
    }

    private func middle(of index: Int) -> SVG.Percent {
        .percent(Self.left + (Double(index) + 0.5) * step)
    }
}
