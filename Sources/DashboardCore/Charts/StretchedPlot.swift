public import Markup

/// The part of a ``Plot`` that is stretched with its width: curves and areas, in units of their own.
///
/// ```swift
/// StretchedPlot(top: 92, height: 100, units: (24, 100)) {
///     SVG.path(.class("line"), .d(curve.outline))
/// }
/// ```
public struct StretchedPlot<Drawing: Markup>: Markup {
    private let top: Double
    private let height: Double
    private let units: (width: Double, height: Double)
    private let drawing: Drawing

    /// Makes room of some pixels' height, and says how many units it is wide and high inside.
    public init(
        top: Double,
        height: Double,
        units: (width: Double, height: Double),
        @MarkupBuilder drawing: () -> Drawing
    ) {
        self.top = top
        self.height = height
        self.units = units
        self.drawing = drawing()
    }

    /// The inner drawing; letters and circles do not belong into it, because they would be stretched, too.
    public var content: some Markup {
        svg(
            .x(0),
            .y(top),
            .width(.percent(100)),
            .height(height),
            .viewBox(0, 0, units.width, units.height),
            .preserveAspectRatio(.none),
            .overflow(.visible)
        ) {
            drawing
        }
    }
}
