import DashboardCore
import Markup
import Testing

@Suite("Drawings that are as wide as there is room")
struct PlotTests {
    @Test("What is measured from left to right is in per cent, and what is stretched stands inside")
    func fluid() {
        let plot = Plot(height: 40, label: "Rain from four") {
            SVG.line(.x1(.percent(12.345)), .y1(0), .x2(.percent(100)), .y2(0))
            StretchedPlot(top: 4, height: 20, units: (24, 100)) { SVG.path(.d("M0 0")) }
        }
        #expect(
            plot.rendered().text == """
                <svg class="plot" height="40" role="img" aria-label="Rain from four">\
                <line x1="12.35%" y1="0" x2="100%" y2="0"/>\
                <svg x="0" y="4" width="100%" height="20" viewBox="0 0 24 100" preserveAspectRatio="none" overflow="visible">\
                <path d="M0 0"/></svg></svg>
                """
        )
    }

    @Test("Without a label it is hidden from those who do not see it")
    func decoration() {
        #expect(
            Plot(classes: "range") { SVG.circle(.cx(.percent(50)), .r(2)) }.rendered().text
                == #"<svg class="plot range" aria-hidden="true"><circle cx="50%" r="2"/></svg>"#
        )
    }

    @Test("A table names its rows and columns")
    func table() {
        let table = TableTwin("Hours", columns: ["Hour", "Rain"], rows: [["14:00", "85 %"]])
        let html = table.rendered().text
        #expect(html.contains(#"<th scope="col">Hour</th><th scope="col">Rain</th>"#))
        #expect(html.contains(#"<tr><th scope="row">14:00</th><td>85 %</td></tr>"#))
        #expect(html.contains(#"tabindex="0" role="region" aria-label="Hours, table""#))
    }
}
