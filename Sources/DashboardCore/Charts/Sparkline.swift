package import Markup

/// A small line without axes: its highest point and its end have their figures, and the rest is its shape.
package struct Sparkline: Markup {
    private static let top = 16.0
    // In per cent; the figure of the end stands on the right of it.
    private static let width = 86.0

    // What is missing is a gap.
    private let values: [Int?]
    private let height: Double
    private let unit: String

    package init(_ values: [Int?], height: Double, unit: String) {
        self.values = values
        self.height = height
        self.unit = unit
    }

    package var content: some Markup {
        if let first = known.first?.value, let last = known.last, let high = known.map(\.value).max(), known.count > 1 {
            Plot(
                height: height,
                label: "From \(first) to \(last.value) \(unit), highest \(high)",
                classes: "spark"
            ) {
                line
                if last.value < high, let top = known.first(where: { $0.value == high }) { mark(top, isAbove: true) }
                mark(last, isAbove: false)
            }
        }
    }

    private var known: [(index: Int, value: Int)] {
        values.enumerated().compactMap { index, value in value.map { (index, $0) } }
    }

    /// What follows one another without a gap.
    private var runs: [[(index: Int, value: Int)]] {
        known.reduce(into: []) { runs, mark in
            if let last = runs.last?.last, last.index == mark.index - 1 {
                runs[runs.count - 1].append(mark)
            } else {
                runs.append([mark])
            }
        }
        .filter { $0.count > 1 }
    }

    private var y: LinearScale {
        let values = known.map { Double($0.value) }
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        // What stays the same is neither high nor low.
        return LinearScale(from: low < high ? low...high : low - 1...low + 1, to: height - 6, Self.top)
    }

    private var line: some Markup {
        let extent = height - 6 - Self.top
        // The stretched part is as wide as the drawing, so its units reach beyond the last value.
        return StretchedPlot(
            top: Self.top,
            height: extent,
            units: (Double(values.count - 1) / Self.width * 100, extent)
        ) {
            for run in runs {
                let curve = MonotoneCurve(through: run.map { (Double($0.index), y(Double($0.value)) - Self.top) })
                SVG.path(.class("line thin s-heart"), .d(curve.outline))
            }
        }
    }

    @MarkupBuilder
    private func mark(_ mark: (index: Int, value: Int), isAbove: Bool) -> some Markup {
        SVG.circle(.class("f-heart"), .cx(place(of: mark.index)), .cy(y(Double(mark.value))), .r(3))
        SVG.text(
            .class(isAbove ? "mid b" : "end-at b"),
            .x(isAbove ? place(of: mark.index) : .percent(100)),
            .y(y(Double(mark.value)) + (isAbove ? -6 : 4))
        ) {
            "\(mark.value)"
        }
    }

    private func place(of index: Int) -> SVG.Percent {
        .percent(Double(index) / Double(values.count - 1) * Self.width)
    }
}
