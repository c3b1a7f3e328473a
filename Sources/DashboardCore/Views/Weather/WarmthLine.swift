import Markup

/// Temperatures as a line on the scale of their colours, and no more than that.
struct WarmthLine: Markup {
    let points: [(x: Double, temperature: Double)]
    /// How many of the units in which the points are placed there are from edge to edge.
    let width: Double
    let top: Double
    /// From degrees to pixels below the top.
    let scale: LinearScale
    let gradient: ElementID

    var content: some Markup {
        StretchedPlot(top: top, height: scale.start, units: (width, scale.start)) {
            WarmthGradient(gradient, upwards: scale)
            SVG.path(.class("line"), .stroke(.reference(gradient)), .d(curve.outline))
        }
    }

    private var curve: MonotoneCurve { MonotoneCurve(through: points.map { ($0.x, scale($0.temperature)) }) }
}
