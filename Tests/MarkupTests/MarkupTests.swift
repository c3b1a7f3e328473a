import Markup
import Testing

@Suite struct MarkupTests {
    /// The example of the protocol's documentation.
    struct WeatherCard: Markup {
        let summary: String
        let titleID: ElementID = "weather-title"

        var content: some Markup {
            section(.class("card"), .labelledBy(titleID)) {
                h2(.id(titleID)) { "Today" }
                p { summary }
                a(.href("/weather")) { "Weather" }
            }
        }
    }

    @Test("A view writes what its content says")
    func view() {
        let bytes = WeatherCard(summary: "Rain & wind from four.").rendered().bytes

        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"<section class="card" aria-labelledby="weather-title"><h2 id="weather-title">Today</h2>"#
                + #"<p>Rain &amp; wind from four.</p><a href="/weather">Weather</a></section>"#
        )
    }

    /// A view whose properties hide the elements of the same name.
    struct Story: Markup {
        let title: String
        let time: String

        var content: some Markup {
            h3 { title }
            Markup::time(.dateTime(time)) { "today" }
        }
    }

    @Test("An element whose name a property hides is reached through its module")
    func hiddenNames() {
        #expect(
            Story(title: "A", time: "2026-07-14").rendered().text
                == #"<h3>A</h3><time datetime="2026-07-14">today</time>"#
        )
    }

    @Test("Braces without a statement write nothing")
    func emptyBraces() {
        #expect(rendered {} == "")
        #expect(rendered { div {} } == "<div></div>")
        #expect(rendered { div() } == "<div></div>")
    }

    @Test("An if without else writes its content only where the condition holds", arguments: [true, false])
    func condition(isShown: Bool) {
        let text = rendered {
            p {
                "a"
                if isShown { b { "b" } }
            }
        }

        #expect(text == (isShown ? "<p>a<b>b</b></p>" : "<p>a</p>"))
    }

    @Test("A choice writes the branch that was taken", arguments: [(0, "<i>none</i>"), (1, "one"), (2, "<b>2</b>")])
    func choice(number: Int, expected: String) {
        let text = rendered {
            switch number {
            case 0: i { "none" }
            case 1: "one"
            default: b { number }
            }
        }

        #expect(text == expected)
    }

    @Test(
        "A loop writes one row for each element",
        arguments: [([], ""), ([1], "<li>1</li>"), ([1, 2], "<li>1</li><li>2</li>")]
    )
    func loop(numbers: [Int], rows: String) {
        #expect(rendered { ul { for number in numbers { li { number } } } } == "<ul>\(rows)</ul>")
    }

    @Test("An optional value writes itself where there is one")
    func optionals() {
        let none: WeatherCard? = nil
        let some: Text? = Text("here")

        #expect(
            rendered {
                none; some
            } == "here"
        )
    }

    @Test("Elements nest as deep as a page may need")
    func nesting() {
        let text = rendered {
            div { div { div { div { div { div { div { div { div { div { "deep" } } } } } } } } } }
        }

        #expect(text == String(repeating: "<div>", count: 10) + "deep" + String(repeating: "</div>", count: 10))
    }

    @Test("A tree whose depth only the data know is rendered branch by branch", arguments: [0, 1, 10, 500])
    func recursion(depth: Int) {
        var branch = EmptyMarkup().rendered()
        for _ in 0..<depth {
            branch = ul { li { branch } }.rendered(reserving: branch.bytes.count)
        }

        let start = String(repeating: "<ul><li>", count: depth)
        #expect(branch.text == start + String(repeating: "</li></ul>", count: depth))
    }

    @Test("A page outgrows the room that was reserved for it without harm", arguments: [0, 1, 63, 64, 65, 4096, -5])
    func growth(reserved: Int) {
        let line = String(repeating: "0123456789<", count: 20)
        let page = div {
            for number in 0..<500 {
                p {
                    number; line
                }
            }
        }

        let escaped = String(repeating: "0123456789&lt;", count: 20)
        let expected = (0..<500).map { "<p>\($0)\(escaped)</p>" }.joined()
        #expect(page.rendered(reserving: reserved).text == "<div>\(expected)</div>")
    }

    @Test("Whole numbers are written in digits", arguments: [0, 7, -7, 10, 99, 100, 1_234_567, .max, .min])
    func integers(number: Int) {
        #expect(rendered { number } == "\(number)")
    }

    @Test("A page begins with its document type")
    func doctype() {
        #expect(
            rendered {
                Doctype(); html(.lang("en")) { body() }
            } == "<!DOCTYPE html>\n<html lang=\"en\"><body></body></html>"
        )
    }

    @Test("Raw markup is written as it is")
    func raw() {
        #expect(rendered { Raw("<b>&amp;</b>") } == "<b>&amp;</b>")
    }

    @Test(
        "A comment cannot be ended by what is in it",
        arguments: [
            ("plain", "<!-- plain -->"),
            ("--><script>", "<!-- --&gt;&lt;script&gt; -->"),
            (">", "<!-- &gt; -->"),
            ("--!>", "<!-- --!&gt; -->"),
            ("<!--", "<!-- &lt;!-- -->"),
            ("ends with <!-", "<!-- ends with &lt;!- -->"),
        ]
    )
    func comments(note: String, expected: String) {
        #expect(rendered { Comment(note) } == expected)
    }
}
