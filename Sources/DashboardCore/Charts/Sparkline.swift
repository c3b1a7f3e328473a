package import Markup

/// A small line without axes: its highest point and its end have their figures, and the rest is its shape.
package struct Sparkline: Markup {
    private static let top = 16.0
    // In per cent; the figure of the end stands on the right of it.
    private static let width = 86.0

    private let values: [Int]
    private let height: Double
    private let unit: String

    package init(_ values: [Int], height: Double, unit: String) {
        self.values = values
        self.height = height
        self.unit = unit
    }

    package var content: some Markup {
        if let first = values.first, let last = values.last, let high = values.max(), values.count > 1 {
            Plot(
                height: height,
                label: "From \(first) to \(last) \(unit), highest \(high)",
                classes: "spark"
            ) {
                line
                if last < high { mark(values.firstIndex(of: high) ?? 0, isAbove: true) }
                mark(values.count - 1, isAbove: false)
            }
        }
    }

    private var y: LinearScale {
        let (low, high) = (Double(values.min() ?? 0), Double(values.max() ?? 0))
        // What stays the same is neither high nor low.
        return LinearScale(from: low < high ? low...high : low - 1...low + 1, to: height - 6, Self.top)
    }

    private var line: some Markup {
        let curve = MonotoneCurve(
            through: values.enumerated().map { (Double($0), y(Double($1)) - Self.top) }
        )
        let extent = height - 6 - Self.top
        // The stretched part is as wide as the drawing, so its units reach beyond the last value.
        return StretchedPlot(
            top: Self.top,
            height: extent,
            units: (Double(values.count - 1) / Self.width * 100, extent)
        ) {
            SVG.path(.class("line thin s-heart"), .d(curve.outline))
        }
    }

    @MarkupBuilder
    private func mark(_ index: Int, isAbove: Bool) -> some Markup {
        SVG.circle(.class("f-heart"), .cx(place(of: index)), .cy(y(Double(values[index]))), .r(3))
        SVG.text(
            .class(isAbove ? "mid b" : "end-at b"),
            .x(isAbove ? place(of: index) : .percent(100)),
            .y(y(Double(values[index])) + (isAbove ? -6 : 4))
        ) {
            "\(values[index])"
        }
    }

    private func place(of index: Int) -> SVG.Percent {
        .percent(Double(index) / Double(values.count - 1) * Self.width)
    }
}
