public import Markup

/// A drawing that is as wide as there is room and as high as it says, with letters that keep their size.
///
/// Places from left to right are in per cent, from top to bottom in pixels; what is to be stretched with the width stands in
/// a ``StretchedPlot`` inside. Without a label it is for the eye only, and what it says stands beside it in words.
///
/// ```swift
/// Plot(height: 24, label: "Rain from four") {
///     SVG.line(.x1(0), .y1(23), .x2(.percent(100)), .y2(23), .class("axis"))
/// }
/// ```
public struct Plot<Drawing: Markup>: Markup {
    private let height: Double?
    private let label: String?
    private let classes: String
    private let drawing: Drawing

    /// Makes a drawing; without a height, its class gives it one.
    public init(
        height: Double? = nil,
        label: String? = nil,
        classes: String? = nil,
        @MarkupBuilder drawing: () -> Drawing
    ) {
        self.height = height
        self.label = label
        self.classes = classes.map { "plot " + $0 } ?? "plot"
        self.drawing = drawing()
    }

    /// The drawing.
    public var content: some Markup {
        svg(
            .class(classes),
            .given(height) { .height($0) },
            .when(label != nil, .role(.img)),
            .given(label) { .ariaLabel($0) },
            .when(label == nil, .ariaHidden(true))
        ) {
            drawing
        }
    }
}
