import DashboardTesting
import Testing

@Suite("Laid-out HTML")
struct HTMLPrettyPrinterTests {
    @Test(
        "One element stands on a line, and text with what is part of it on one line",
        arguments: [
            ("", ""),
            ("text", "text\n"),
            (" \n\t", ""),
            ("<p>a</p>", "<p>a</p>\n"),
            ("<p> a\n  b </p>", "<p>a b</p>\n"),
            ("<p></p>", "<p></p>\n"),
            (
                "<ul><li>Sun <b>12°</b></li><li>Rain</li></ul>",
                "<ul>\n  <li>Sun <b>12°</b></li>\n  <li>Rain</li>\n</ul>\n"
            ),
            ("<div><div><p>a</p></div></div>", "<div>\n  <div>\n    <p>a</p>\n  </div>\n</div>\n"),
            ("<div>a<p>b</p>c <i>d</i></div>", "<div>\n  a\n  <p>b</p>\n  c <i>d</i>\n</div>\n"),
            ("<a href=x><h2>a</h2></a>", "<a href=x>\n  <h2>a</h2>\n</a>\n"),
            ("<b>a</b><b>b</b> <b>c</b>", "<b>a</b><b>b</b> <b>c</b>\n"),
        ]
    )
    func layout(html: String, expected: String) {
        #expect(HTMLPrettyPrinter.print(html) == expected)
    }

    @Test(
        "A tag keeps its attributes, their order and every byte in their quotes",
        arguments: [
            ("<p  class=\"a  b\"\n id='c'>x</p>", "<p class=\"a  b\" id='c'>x</p>\n"),
            ("<input type=checkbox checked disabled>", "<input type=checkbox checked disabled>\n"),
            ("<p title=\"a > b < c\">x</p>", "<p title=\"a > b < c\">x</p>\n"),
            (
                "<p title=\"it's\">it's  <i title='\"  \"'>x</i></p>",
                "<p title=\"it's\">it's <i title='\"  \"'>x</i></p>\n"
            ),
            ("<P Class=a>x</P>", "<P Class=a>x</p>\n"),
            ("<p a=>x</p>", "<p a=>x</p>\n"),
            ("<p =a>x</p>", "<p =a>x</p>\n"),
            ("<p é=ü>ß</p>", "<p é=ü>ß</p>\n"),
        ]
    )
    func attributes(html: String, expected: String) {
        #expect(HTMLPrettyPrinter.print(html) == expected)
    }

    @Test(
        "Elements without content have no end, whether written with a slash or not",
        arguments: [
            ("<div><img src=a><hr/></div>", "<div>\n  <img src=a>\n  <hr/>\n</div>\n"),
            ("<p>a<br>b<wbr>c</p>", "<p>a<br>b<wbr>c</p>\n"),
            ("<svg><path d=\"M0 0\"/></svg>", "<svg>\n  <path d=\"M0 0\"/>\n</svg>\n"),
        ]
    )
    func void(html: String, expected: String) {
        #expect(HTMLPrettyPrinter.print(html) == expected)
    }

    @Test(
        "What is no text for people keeps every byte",
        arguments: [
            ("<pre>a\n  <b>b</b>\n</pre>", "<pre>a\n  <b>b</b>\n</pre>\n"),
            ("<script>if (a < b) { \"</p>\" }</script>", "<script>if (a < b) { \"</p>\" }</script>\n"),
            ("<div><textarea> <b>\n</textarea></div>", "<div>\n  <textarea> <b>\n</textarea>\n</div>\n"),
            ("<title> <b> a </title>", "<title><b> a</title>\n"),
            ("<!doctype html><!-- a  <p> --><p>b</p>", "<!doctype html>\n<!-- a  <p> -->\n<p>b</p>\n"),
            ("<p>&amp;  &lt;p&gt;&nbsp;</p>", "<p>&amp; &lt;p&gt;&nbsp;</p>\n"),
        ]
    )
    func verbatim(html: String, expected: String) {
        #expect(HTMLPrettyPrinter.print(html) == expected)
    }

    @Test(
        "What is malformed is shown and not mended",
        arguments: [
            ("<div><p>a</div>", "<div>\n  <p>a\n</div>\n"),
            ("a</p>", "a\n</p>\n"),
            ("<div>a</b></div>", "<div>\n  a\n  </b>\n</div>\n"),
            ("<p", "<p>\n"), ("<p a=\"b", "<p a=\"b\">\n"), ("<", "<\n"), ("a < b", "a < b\n"), ("</", "</\n"),
            ("<!-- a", "<!-- a\n"), ("<script>a", "<script>a\n"), ("<p/a>b", "<p a>b\n"),
        ]
    )
    func malformed(html: String, expected: String) {
        #expect(HTMLPrettyPrinter.print(html) == expected)
    }

    @Test(
        "What was laid out stays as it is",
        arguments: ["<main><ul><li>Sun <b>12°</b><li>Rain</ul><pre> a\n b</pre></main>", TestSite.page]
    )
    func idempotent(html: String) {
        let once = HTMLPrettyPrinter.print(html)
        #expect(HTMLPrettyPrinter.print(once) == once)
    }
}
