import DashboardCore
import Markup
import Testing

@Suite("Examples in doc comments of charts")
struct ChartDocComments {
    @Test("A scale finds the place of a value")
    func scale() {
        let y = LinearScale(from: 4...14, to: 100, 0)
        #expect(y(14) == 0)
        #expect(y(9) == 50)
    }

    @Test("Curves, drawings and tables are written as they are shown")
    func drawings() {
        #expect(curve.rendered().text.contains(#"d="M0 26C"#))
        #expect(plot.rendered().text.contains(#"x2="100%""#))
        #expect(stretched.rendered().text.contains(#"preserveAspectRatio="none""#))
        #expect(table.rendered().text.contains("11.4 °C"))
    }

    @MarkupBuilder private var curve: some Markup {
        let curve = MonotoneCurve(through: [(0, 26), (1, 28), (2, 34)])
        SVG.path(.class("line"), .d(curve.outline))
    }

    private var plot: some Markup {
        Plot(height: 24, label: "Rain from four") {
            SVG.line(.x1(0), .y1(23), .x2(.percent(100)), .y2(23), .class("axis"))
        }
    }

    private var stretched: some Markup {
        let curve = MonotoneCurve(through: [(0, 26), (1, 28), (2, 34)])
        return Group {
            StretchedPlot(top: 92, height: 100, units: (24, 100)) {
                SVG.path(.class("line"), .d(curve.outline))
            }
        }
    }

    private var table: some Markup {
        TableTwin("Hours", columns: ["Hour", "Temperature"], rows: [["14:00", "11.4 °C"]])
    }
}

/// Braces around what would need a return.
private struct Group<Inside: Markup>: Markup {
    private let inside: Inside

    init(@MarkupBuilder _ inside: () -> Inside) {
        self.inside = inside()
    }

    var content: some Markup { inside }
}
