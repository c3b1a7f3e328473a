import Markup

/// A sentence as a picture that stands alone, in the place of a drawing that cannot be made.
struct SentencePicture: Markup {
    let sentence: String

    var content: some Markup {
        svg(.xmlns, .viewBox(0, 0, 720, 220), .width(720), .height(220), .role(.img), .ariaLabel(sentence)) {
            SVG.rect(.width(720), .height(220), .fill(.color("#fdfcf8")))
            SVG.text(.x(360), .y(114), .fontSize(17), .textAnchor(.middle), .fill(.color("#232a36"))) { sentence }
        }
    }
}
