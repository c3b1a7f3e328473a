import Markup
import Testing

@Suite struct DrawingTests {
    @Test(
        "A number takes its shortest form",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (12.5, "12.5"), (1.25, "1.25"),
            (0.1 + 0.2, "0.3"), (1.0005, "1.001"), (0.001, "0.001"), (0.0004, "0"), (-0.0004, "0"), (-0.0006, "-0.001"),
            (2.999_9, "3"), (1.05, "1.05"), (1.005, "1.005"), (100, "100"), (1e6, "1000000"),
            (1_234_567.891, "1234567.891"),
            (1e15, "1000000000000000"), (1e18, "1000000000000000000"), (.nan, "0"), (.infinity, "0"),
            (-.infinity, "0"), (.leastNonzeroMagnitude, "0"), (1e300, "10000000000000000000"),
        ]
    )
    func numbers(value: Double, expected: String) {
        #expect(rendered { Digits(value) } == expected)
        #expect(rendered { SVG.rect(.x(value)) } == "<rect x=\"\(expected)\"/>")
        #expect(rendered { SVG.path(.d(SVG.PathData { $0.horizontal(to: value) })) } == "<path d=\"H\(expected)\"/>")
    }

    @Test(
        "Decimals are rounded to as many as are asked for",
        arguments: [(0, "3"), (1, "3.1"), (2, "3.14"), (9, "3.141592654")]
    )
    func places(places: Int, expected: String) {
        #expect(rendered { Digits(3.141_592_653_59, places: places) } == expected)
    }

    @Test(
        "A share of the width is written in per cent, to two places",
        arguments: [(27.384, "27.38%"), (100, "100%"), (-0.5, "-0.5%")]
    )
    func percent(value: Double, expected: String) {
        #expect(rendered { SVG.circle(.cx(.percent(value)), .cy(value)) }.hasPrefix("<circle cx=\"\(expected)\" cy="))
        #expect(
            rendered { svg(.x(.percent(value)), .width(.percent(value)), .overflow(.visible)) }
                == "<svg x=\"\(expected)\" width=\"\(expected)\" overflow=\"visible\"/>"
        )
    }

    @Test("A shape without content is one tag, and one with a title is two")
    func shapes() {
        #expect(
            rendered { svg(.viewBox(0, 0, 24.5, 24), .ariaHidden(true)) { SVG.circle(.cx(12), .cy(12), .r(4.5)) } }
                == #"<svg viewBox="0 0 24.5 24" aria-hidden="true"><circle cx="12" cy="12" r="4.5"/></svg>"#
        )
        #expect(rendered { SVG.rect { SVG.title { "A & B" } } } == "<rect><title>A &amp; B</title></rect>")
    }

    @Test("An outline is drawn step by step")
    func outline() {
        let outline = SVG.PathData { path in
            path.move(to: 0, 40)
            path.line(to: 10.5, -3)
            path.vertical(to: 8)
            path.curve(to: 80, 40, 20, 0, 60, 80)
            path.quadratic(to: 1, 2, by: 3, 4)
            path.arc(to: 5, 6, radius: 7)
            path.close()
        }

        #expect(
            rendered { SVG.path(.d(outline)) }
                == #"<path d="M0 40L10.5 -3V8C20 0 60 80 80 40Q3 4 1 2A7 7 0 0 1 5 6Z"/>"#
        )
        #expect(rendered { SVG.path(.d("M0 0\"")) } == #"<path d="M0 0&quot;"/>"#)
    }

    @Test("Points, transforms, paints and dashes are written as SVG reads them")
    func values() {
        let points = SVG.Points([(x: 0, y: 1.5), (x: 2, y: 3)])
        #expect(rendered { SVG.polyline(.points(points)) } == #"<polyline points="0,1.5 2,3"/>"#)
        #expect(
            rendered { SVG.g(.transform(.translate(1, 2).around(.rotate(45, around: 3, 4)))) }
                == #"<g transform="translate(1 2) rotate(45 3 4)"/>"#
        )
        #expect(
            rendered {
                SVG.line(.fill(.none), .stroke(.reference("sky")), .strokeDashes(2, 1.5), .strokeLineCap(.round))
            }
                == #"<line fill="none" stroke="url(#sky)" stroke-dasharray="2 1.5" stroke-linecap="round"/>"#
        )
        #expect(rendered { SVG.use(.href(Link(to: "sun"))) } == ##"<use href="#sun"/>"##)
    }

    @Test("A blend is defined once and painted with")
    func blend() {
        let text = rendered {
            SVG.defs {
                SVG.linearGradient(.id("sky"), .x1(0), .y2(1), .gradientUnits(.boundingBox)) {
                    SVG.stop(.offset(0.25), .stopColor(.color("#fff")))
                }
            }
        }

        #expect(
            text == ##"<defs><linearGradient id="sky" x1="0" y2="1" gradientUnits="objectBoundingBox">"##
                + ##"<stop offset="0.25" stop-color="#fff"/></linearGradient></defs>"##
        )
    }
}
