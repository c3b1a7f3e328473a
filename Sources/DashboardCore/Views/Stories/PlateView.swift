import Markup

/// The drawing of a story.
///
/// On a page the sky's colours come from the stylesheet; alone it brings its own.
struct PlateView: Markup {
    let plate: Story.Plate
    let id: ElementID
    var isAlone = false

    var content: some Markup {
        switch plate.subject {
        case .footbridge: FootbridgeDrawing(id: id, isAlone: isAlone)
        }
    }
}

/// A footbridge in the rain, from the bank.
private struct FootbridgeDrawing: Markup {
    /// The height of the deck's middle line at that place, which the posts stand on.
    private static func deck(at x: Double) -> Double {
        let share = x / 1200
        return 372 - 220 * share * (1 - share)
    }

    let id: ElementID
    let isAlone: Bool

    private var rainID: ElementID { id.with("rain") }
    private var airID: ElementID { id.with("air") }

    var content: some Markup {
        svg(
            .class("plate"),
            .when(isAlone, .xmlns),
            .viewBox(0, 0, 1200, 525),
            .preserveAspectRatio(.slice),
            .role(.img),
            .ariaLabel("Drawing: a footbridge in the rain, and somebody on it with an umbrella"),
            .data("sky", "rain")
        ) {
            SVG.defs {
                rain
                air
            }
            SVG.rect(.width(1200), .height(420), .fill(.reference(airID)))
            hills
            water
            bridge
            walker
            SVG.rect(.width(1200), .height(525), .fill(.reference(rainID)))
        }
    }

    private var rain: some Markup {
        SVG.pattern(
            .id(rainID),
            .width(46),
            .height(92),
            .patternUnits(.userSpace),
            .patternTransform(.rotate(14))
        ) {
            SVG.path(.class("streak"), .stroke(.color("#ffffff42")), .d("M7 4v30M30 18v44M19 66v22M41 58v30"))
        }
    }

    private var air: some Markup {
        SVG.linearGradient(.id(airID), .x2(0), .y2(1)) {
            SVG.stop(.class("sky1"), .offset(0), .stopColor(.color("#1b2540")))
            SVG.stop(.class("sky3"), .offset(0.75), .stopColor(.color("#45657d")))
            SVG.stop(.class("sky4"), .offset(1), .stopColor(.color("#aab9bd")))
        }
    }

    private var hills: some Markup {
        SVG.g {
            SVG.path(
                .class("hill1"),
                .fill(.color("#67828c")),
                .d(
                    """
                    M0 341C60 323 120 288 180 288S290 331 345 331 455 305 515 305 625 340 690 340 795 280 860 280 \
                    970 328 1030 328 1140 311 1200 302V420H0Z
                    """
                )
            )
            SVG.path(
                .class("hill2"),
                .fill(.color("#365660")),
                .d(
                    """
                    M0 358C70 347 130 324 200 324S330 355 400 355 530 312 600 312 730 356 800 356 930 313 1000 313 \
                    1130 350 1200 369V420H0Z
                    """
                )
            )
        }
    }

    private var water: some Markup {
        SVG.g {
            SVG.rect(.y(404), .width(1200), .height(121), .class("hill1"), .fill(.color("#67828c")))
            SVG.path(
                .fill(.none),
                .stroke(.color("#ffffff59")),
                .strokeWidth(3),
                .strokeLineCap(.round),
                .d("M60 440h180M330 462h240M700 436h140M900 474h220M120 496h160M520 504h300")
            )
        }
    }

    private var bridge: some Markup {
        SVG.g {
            SVG.path(
                .class("hill3"),
                .fill(.color("#15333d")),
                .d("M0 372Q600 262 1200 372V388Q600 278 0 388ZM0 338Q600 228 1200 338v4Q600 232 0 342Z")
            )
            SVG.path(.class("beams"), .fill(.none), .stroke(.color("#15333d")), .strokeWidth(5), .d(posts))
            SVG.path(.class("beams"), .fill(.none), .stroke(.color("#15333d")), .strokeWidth(9), .d(piers))
        }
    }

    private var posts: SVG.PathData {
        SVG.PathData { path in
            for x in stride(from: 30.0, through: 1170, by: 38) {
                let foot = Self.deck(at: x)
                path.move(to: x, foot)
                path.line(to: x, foot - 36)
            }
        }
    }

    private var piers: SVG.PathData {
        SVG.PathData { path in
            for x in [190.0, 214, 560, 640, 986, 1010] {
                path.move(to: x, Self.deck(at: x))
                path.line(to: x, 525)
            }
        }
    }

    private var walker: some Markup {
        SVG.path(
            .class("hill3"),
            .fill(.color("#15333d")),
            .d("M742 326v-66q0-16 13-16t13 16v66zM706 246q49-62 98 0z")
        )
    }
}
