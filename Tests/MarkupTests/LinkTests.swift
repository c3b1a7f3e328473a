import Markup
import Testing

@Suite struct LinkTests {
    @Test(
        "An address that is safe to follow is kept",
        arguments: [
            "https://example.org/a?b=c&d=e#f", "http://example.org", "HTTPS://EXAMPLE.ORG/", "mailto:a@example.org",
            "/", "/weather", "/a:b", "weather/week", "../up", "./here", "?page=2", "?a=b:c", "#top", "#10:30", "",
            "a/b:c", "/search?q=javascript:alert(1)", "https://[::1]:8080/", "/%2e%2e", "/tromsø",
        ]
    )
    func kept(address: String) {
        #expect(Link(untrusted: address)?.description == address)
    }

    @Test(
        "An address that runs a program or hides where it leads is refused",
        arguments: [
            "javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)",
            "\u{1}javascript:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)", "java\r\nscript:alert(1)",
            "\tjavascript:alert(1)", "java\0script:alert(1)", "javascript\t:alert(1)", "javascript :alert(1)",
            "&#106;avascript:alert(1)", "&#x6A;avascript:alert(1)", "javascript&colon;alert(1)",
            "java&Tab;script:alert(1)", "java&NewLine;script&colon;alert(1)", "data:text/html,<script>",
            "DATA:text/html;base64,PHNjcmlwdD4=", "vbscript:msgbox(1)", "file:///etc/passwd", "ftp://example.org",
            "blob:https://example.org/1", "about:blank", "view-source:https://example.org", "tel:112",
            "ws://example.org",
            "//example.org", "/\\example.org", "\\\\example.org", "https:\\\\example.org", "https:example.org",
            "https:/example.org", "https://", "http:///path", "https://?q", "https://@example.org", ":", "1:2",
            "javascript%3Aalert(1):", "https://exa\u{7F}mple.org", "x:y", "//", "jav&#x0A;ascript:alert(1)",
            "feed:javascript:alert(1)", "javascript://example.org/%0aalert(1)", "\u{A0}javascript:alert(1)",
            "jаvascript:alert(1)",
        ]
    )
    func refused(address: String) {
        #expect(Link(untrusted: address) == nil)
    }

    @Test(
        "White space around an address is dropped and spaces in it are encoded",
        arguments: [(" https://example.org \n", "https://example.org"), ("/a b", "/a%20b"), ("\u{0B}/a", "/a")]
    )
    func white(address: String, expected: String) {
        #expect(Link(untrusted: address)?.description == expected)
    }

    @Test(
        "A path of our own is encoded segment by segment",
        arguments: [
            ([], "/"), (["weather", "week"], "/weather/week"), (["a/b", "c d"], "/a%2Fb/c%20d"),
            (["Tromsø"], "/Troms%C3%B8"), (["", "evil.example"], "/evil.example"), (["..", "."], "/%252E%252E/%252E"),
            (["a?b#c&d\"e"], "/a%3Fb%23c%26d%22e"),
        ]
    )
    func paths(segments: [String], expected: String) {
        #expect(Link(path: segments).description == expected)
    }

    @Test("A query and a fragment follow the path")
    func query() {
        let link = Link(path: ["day"], query: [("of", "a&b"), ("n", "2")], fragment: "top")

        #expect(link.description == "/day?of=a%26b&n=2#top")
        #expect(rendered { a(.href(link)) } == "<a href=\"/day?of=a%26b&amp;n=2#top\"></a>")
    }

    @Test(
        "One more question comes after those that are there, and before the element",
        arguments: [("/day", "/day?of=a%26b"), ("/day?n=2", "/day?n=2&of=a%26b"), ("/day#top", "/day?of=a%26b#top")]
    )
    func asking(address: String, expected: String) {
        #expect(Link(untrusted: address)?.asking("of", "a&b").description == expected)
    }

    @Test(
        "An address with a scheme leaves the site",
        arguments: [("https://example.org", true), ("mailto:a@b.c", true), ("/a:b", false), ("#a", false), ("", false)]
    )
    func external(address: String, isExternal: Bool) {
        #expect(Link(untrusted: address)?.isExternal == isExternal)
    }

    @Test("A link to an element is its fragment")
    func element() {
        #expect(Link(to: "weather/week").description == "#weather/week")
    }
}
