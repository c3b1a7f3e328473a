import Markup

/// A portrait and the button that changes its size; a form, so that it works without scripts.
struct PortraitView: Markup {
    let profile: Profile
    let id: ElementID
    let change: Link
    let frame: ElementID
    let isExpanded: Bool
    let back: ReturnField

    var content: some Markup {
        PortraitDrawing(profile: profile, id: id)
        form(.method(.post), .action(change)) {
            back
            button(.type(.submit), .ariaExpanded(isExpanded), .ariaControls(frame)) {
                span(.class("words")) { isExpanded ? "Make the portrait smaller" : "Make the portrait larger" }
            }
        }
    }
}

/// Initials before hills under a rainy sky, in a circle.
///
/// On a page the sky's colours come from the stylesheet; alone it brings its own.
struct PortraitDrawing: Markup {
    let profile: Profile
    let id: ElementID
    var isAlone = false

    private var circleID: ElementID { id.with("circle") }

    var content: some Markup {
        svg(
            .class("portrait"),
            .when(isAlone, .xmlns),
            .viewBox(0, 0, 112, 112),
            .role(.img),
            .ariaLabel("Portrait: the initials \(profile.initials.map(String.init).joined(separator: " "))"),
            .data("sky", "rain")
        ) {
            SVG.defs {
                SVG.linearGradient(.id(id), .x2(0), .y2(1)) {
                    SVG.stop(.class("sky1"), .offset(0), .stopColor(.color("#1b2540")))
                    SVG.stop(.class("sky2"), .offset(0.7), .stopColor(.color("#2c4560")))
                    SVG.stop(.class("sky3"), .offset(1), .stopColor(.color("#45657d")))
                }
                SVG.clipPath(.id(circleID)) { SVG.circle(.cx(56), .cy(56), .r(56)) }
            }
            SVG.g(.clipPath(circleID)) {
                SVG.rect(.width(112), .height(112), .fill(.reference(id)))
                SVG.path(.class("hill2"), .fill(.color("#365660")), .d("M0 92q30-22 56-8t56-6v40H0z"))
                SVG.path(.class("hill3"), .fill(.color("#15333d")), .d("M0 104q40-16 70-6t42-4v30H0z"))
            }
            SVG.text(.x(56), .y(69), .fill(.color("#fdfcf8")), .fontSize(46), .textAnchor(.middle)) { profile.initials }
        }
    }
}
