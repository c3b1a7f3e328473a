import Markup

/// The paper of a picture that stands alone, for whoever has no stylesheet of ours: a line of text above, and a drawing.
struct PictureSheet<Drawing: Markup>: Markup {
    private let label: String
    private let title: String
    private let drawing: Drawing

    /// Lays out the paper; the label is what is heard of it, and the title what stands on it.
    init(label: String, title: String, @MarkupBuilder drawing: () -> Drawing) {
        self.label = label
        self.title = title
        self.drawing = drawing()
    }

    var content: some Markup {
        svg(
            .xmlns,
            .viewBox(0, 0, 720, 220),
            .width(720),
            .height(220),
            .role(.img),
            .ariaLabel(label),
            .fill(.color("#232a36"))
        ) {
            SVG.rect(.width(720), .height(220), .fill(.color("#fdfcf8")))
            SVG.text(.x(20), .y(30), .fontSize(17)) { title }
            drawing
        }
    }
}
