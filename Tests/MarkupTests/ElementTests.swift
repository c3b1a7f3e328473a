import Markup
import Testing

@Suite struct ElementTests {
    @Test(
        "An element that cannot have content is one tag",
        arguments: [
            ("area", area().rendered()), ("base", base().rendered()), ("br", br().rendered()),
            ("col", col().rendered()),
            ("embed", embed().rendered()), ("hr", hr().rendered()), ("img", img().rendered()),
            ("input", input().rendered()), ("link", Markup::link().rendered()), ("meta", meta().rendered()),
            ("source", source().rendered()), ("track", track().rendered()), ("wbr", wbr().rendered()),
        ]
    )
    func voids(name: String, markup: RenderedMarkup) {
        #expect(markup.text == "<\(name)>")
    }

    @Test(
        "An element without content has an end tag all the same",
        arguments: [
            ("iframe", iframe().rendered()), ("script", script().rendered()), ("textarea", textarea().rendered()),
            ("title", title().rendered()), ("option", option().rendered()), ("td", td().rendered()),
            ("var", variable().rendered()), ("map", imageMap().rendered()), ("slot", slot().rendered()),
        ]
    )
    func empties(name: String, markup: RenderedMarkup) {
        #expect(markup.text == "<\(name)></\(name)>")
    }

    @Test("Text whose white space counts keeps its first line break")
    func preformatted() {
        #expect(rendered { pre { "\n  x" } } == "<pre>\n\n  x</pre>")
    }

    @Test("A table, a form and a figure read as HTML does")
    func vocabulary() {
        let text = rendered {
            table {
                caption { "Hours" }; colgroup { col(.span(2)) }; tbody { tr { td(.columnSpan(2)) { 1 } } }
            }
            form(.action("/search")) {
                fieldset {
                    legend { "Find" }
                    label(.for("q")) { "Words" }
                    select(.id("q"), .name("q")) { optgroup(.label("A")) { option(.selected) { "a" } } }
                    output(.for("q"))
                    progress(.max(10), .value(2.5))
                }
            }
            figure {
                picture {
                    source(.srcset("/a.avif")); img(.src("/a.png"), .alt(""))
                }; figcaption { "A" }
            }
        }

        #expect(
            text
                == #"<table><caption>Hours</caption><colgroup><col span="2"></colgroup><tbody><tr><td colspan="2">1</td></tr>"#
                + #"</tbody></table><form action="/search"><fieldset><legend>Find</legend><label for="q">Words</label>"#
                + #"<select id="q" name="q"><optgroup label="A"><option selected>a</option></optgroup></select>"#
                + #"<output for="q"></output><progress max="10" value="2.5"></progress></fieldset></form>"#
                + #"<figure><picture><source srcset="/a.avif"><img src="/a.png" alt=""></picture>"#
                + #"<figcaption>A</figcaption></figure>"#
        )
    }
}
