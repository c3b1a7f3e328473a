import Markup
import Testing

@Suite struct EscapingTests {
    @Test(
        "Text can never be taken for markup",
        arguments: [
            ("", ""),
            ("plain", "plain"),
            ("<", "&lt;"),
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"),
            ("&lt;", "&amp;lt;"),
            ("\"quoted\" and 'quoted'", "\"quoted\" and 'quoted'"),
            ("Tromsø, 東京, 🌧", "Tromsø, 東京, 🌧"),
            ("line\nbreak\tand tab", "line\nbreak\tand tab"),
            ("nul\0bell\u{7}delete\u{7F}", "nul\u{FFFD}bell\u{FFFD}delete\u{FFFD}"),
            ("ends with &", "ends with &amp;"),
            ("12345678<2345678", "12345678&lt;2345678"),
        ]
    )
    func text(value: String, expected: String) {
        #expect(rendered { value } == expected)
        #expect(rendered { value[...] } == expected)
        #expect(rendered { p { value } } == "<p>\(expected)</p>")
    }

    @Test(
        "An attribute's value cannot leave its quotes",
        arguments: [
            ("", ""),
            ("plain", "plain"),
            ("\"", "&quot;"),
            ("\" onclick=\"alert(1)", "&quot; onclick=&quot;alert(1)"),
            ("\"><script>", "&quot;&gt;&lt;script&gt;"),
            ("it's", "it's"),
            ("a&b", "a&amp;b"),
            ("`backtick`", "`backtick`"),
            ("nul\0", "nul\u{FFFD}"),
        ]
    )
    func attributes(value: String, expected: String) {
        #expect(rendered { p(.title(value)) } == "<p title=\"\(expected)\"></p>")
        #expect(rendered { p(.data("x", value)) } == "<p data-x=\"\(expected)\"></p>")
        #expect(rendered { p(.class(value)) } == "<p class=\"\(expected)\"></p>")
    }

    @Test("Every byte is found at every place of a word", arguments: 0..<24)
    func places(place: Int) {
        for special in ["&", "<", ">", "\"", "\0", "\u{1F}", "\u{7F}"] {
            let before = String(repeating: "x", count: place)
            let after = String(repeating: "y", count: 23 - place)
            let entity = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][special] ?? "\u{FFFD}"

            #expect(rendered { br(.title(before + special + after)) } == "<br title=\"\(before)\(entity)\(after)\">")
        }
    }

    @Test("Every harmless byte of ASCII is left alone, next to any other")
    func harmless() {
        let harmless = (UInt8(0x20)..<0x7F).filter { !"&<>\"".utf8.contains($0) } + [0x09, 0x0A, 0x0C, 0x0D]
        for first in harmless {
            for second in harmless {
                let text = String(
                    decoding: [first, second, first, first, second, second, first, second],
                    as: UTF8.self
                )
                guard rendered({ text }) == text else {
                    Issue.record("changed \(first) and \(second)")
                    return
                }
            }
        }
    }

    @Test(
        "Style rules cannot end their element",
        arguments: [
            ("p > a { color: red }", "p > a { color: red }"),
            ("</style><script>", "<\\/style><script>"),
            ("</STYLE >", "<\\/STYLE >"),
            ("<!-- p {}", "<\\!-- p {}"),
            ("a::before { content: \"</\" }", "a::before { content: \"<\\/\" }"),
        ]
    )
    func style(css: String, expected: String) {
        #expect(rendered { Markup::style { css } } == "<style>\(expected)</style>")
    }

    @Test(
        "A program cannot end its element",
        arguments: [
            ("a < b && b > c", "a < b && b > c"),
            ("\"</script>\"", "\"\\x3C/script>\""),
            ("'</SCRIPT'", "'\\x3C/SCRIPT'"),
            ("'<!--<script>'", "'\\x3C!--\\x3Cscript>'"),
            ("'</p>'", "'</p>'"),
        ]
    )
    func program(source: String, expected: String) {
        #expect(rendered { script { .javaScript(source) } } == "<script>\(expected)</script>")
    }

    @Test(
        "JSON cannot end its element and means the same",
        arguments: [
            (#"{"a": 1}"#, #"{"a": 1}"#),
            (#"{"a": "</script><!--"}"#, #"{"a": "\u003C/script\u003E\u003C!--"}"#),
            (#"["&amp;"]"#, #"["\u0026amp;"]"#),
            ("[\"\u{2028}\u{2029}\"]", #"["\u2028\u2029"]"#),
            ("[\"\u{2027}é€\"]", "[\"\u{2027}é€\"]"),
        ]
    )
    func json(text: String, expected: String) {
        #expect(
            rendered { script(.type(.json)) { .json(text) } }
                == "<script type=\"application/json\">\(expected)</script>"
        )
    }

    @Test(
        "Elements that hold only characters keep all of them",
        arguments: [
            ("plain", "plain"), ("</textarea><script>", "&lt;/textarea&gt;&lt;script&gt;"), ("\nfirst", "\n\nfirst"),
            ("\r\nfirst", "\n\r\nfirst"),
        ]
    )
    func textArea(value: String, expected: String) {
        #expect(rendered { textarea { value } } == "<textarea>\(expected)</textarea>")
    }

    @Test("A title and an option escape what is in them")
    func leaves() {
        #expect(rendered { title { "</title><script>" } } == "<title>&lt;/title&gt;&lt;script&gt;</title>")
        #expect(rendered { option(.value("\"")) { "<b>" } } == "<option value=\"&quot;\">&lt;b&gt;</option>")
    }
}
