import HTTPDaemon
import Testing

@Suite("Negotiation")
struct AcceptTests {
    @Test(
        "The most specific range decides how gladly a kind is taken",
        arguments: [
            ("text/html", 1), ("text/html;level=1", 1), ("text/html;level=2", 0.4), ("text/plain", 0.3),
            ("image/jpeg", 0.5), ("text/html;level=3", 0.7),
        ] as [(String, Double)]
    )
    func specificity(type: String, quality: Double) throws {
        // RFC 9110's example, with a plain text/html of weight 0.7.
        let list = AcceptList("text/*;q=0.3, text/html;q=0.7, text/html;level=1, text/html;level=2;q=0.4, */*;q=0.5")
        let expected = type == "text/html" ? 0.7 : quality
        #expect(list.quality(of: try MediaType(parsing: type)) == expected)
    }

    @Test(
        "The best offer is the most wanted, and of equals the first",
        arguments: [
            ("text/html, application/json;q=0.5", "text/html; charset=utf-8"),
            ("application/json, text/html;q=0.5", "application/json"),
            ("*/*", "application/json"), ("", "application/json"), (" , ;;", "application/json"),
            ("text/*", "text/html; charset=utf-8"), ("TEXT/HTML", "text/html; charset=utf-8"),
            ("image/png", nil), ("*/*;q=0", nil), ("application/*;q=0, */*", "text/html; charset=utf-8"),
            ("application/json;q=0.001, text/html;q=0", "application/json"),
            ("text/html;charset=UTF-8", "text/html; charset=utf-8"), ("text/html;charset=latin1", nil),
            // Java's default, with an element that is none.
            ("text/html, image/gif, *; q=.2, */*; q=.2", "text/html; charset=utf-8"),
            ("application/json;q=2, text/html;q=0.1", "text/html; charset=utf-8"),
            ("application/json;q=0.1234, text/html;q=0.1", "text/html; charset=utf-8"),
            ("application/json;x=\"a,b\";q=0.9, text/html;q=0.1", "text/html; charset=utf-8"),
            ("application/json;x=\"a, text/html", "application/json"),
        ] as [(String, String?)]
    )
    func best(text: String, type: String?) {
        #expect(AcceptList(text).best(of: [.json, .html])?.description == type)
    }

    @Test("Of a list without end, the first elements count")
    func bounded() {
        let many = String(repeating: "a/b,", count: 64) + "text/html"
        #expect(AcceptList(many).best(of: [.html]) == nil)
        #expect(AcceptList(String(many.dropFirst(4))).best(of: [.html]) == .html)
    }

    @Test(
        "A coding is chosen by weight, and identity unless it is refused",
        arguments: [
            (nil, .identity), ("", .identity), ("gzip", .gzip), ("x-gzip", .gzip), ("GZIP", .gzip),
            ("gzip;q=0", .identity), ("*", .gzip), ("*;q=0", nil), ("identity;q=0", nil), ("br", .identity),
            ("identity;q=0, gzip", .gzip), ("identity, gzip;q=0.5", .identity), ("gzip;q=0.5, identity;q=0.5", .gzip),
            ("*;q=0, identity", .identity), ("gzip;q=0, *", .identity), ("gzip;q=0.000", .identity),
            ("deflate, gzip;q=1.0, *;q=0.5", .gzip), ("gzip ; q=0.8", .gzip), ("gzip;q=nonsense", .identity),
            ("gzip;q=1.5", .identity), ("identity;q=0.5, *;q=0", .identity),
        ] as [(String?, ContentCoding?)]
    )
    func codings(text: String?, coding: ContentCoding?) {
        #expect(EncodingPreference(text).best(of: [.gzip, .identity]) == coding)
    }

    @Test(
        "A language is found by its nearest parent",
        arguments: [
            ("de-CH", "de"), ("de-ch, en;q=0.5", "de"), ("fr, en;q=0.5", "en"), ("fr", nil), ("", nil), ("*", nil),
            ("en;q=0.2, de;q=0.8", "de"), ("en;q=0, en-US", nil), ("zh-Hant-TW", "zh-hant"), ("de_DE", nil),
            ("en, de", "en"), ("xx-toolongsubtag, de", "de"),
        ] as [(String, String?)]
    )
    func languages(text: String, language: String?) {
        #expect(AcceptLanguage(text).best(of: ["en", "de", "zh-hant"]) == language)
    }

    @Test("Languages stand by weight, and equal ones as they came")
    func languageOrder() {
        let list = AcceptLanguage("a, b;q=0.5, c, d;q=0, e;q=0.5, *;q=0.1")
        #expect(list.preferred == ["a", "c", "b", "e"])
    }

    @Test(
        "A media type comes back in its one spelling",
        arguments: [
            ("text/html", "text/html"), (" TEXT/Html ; Charset=\"utf-8\" ", "text/html; charset=utf-8"),
            ("a/b;c=\"d e\"", "a/b; c=\"d e\""), ("a/b;c=\"\\\"\\\\\"", "a/b; c=\"\\\"\\\\\""), ("a/b;", "a/b"),
            ("a/b;;c=d", "a/b; c=d"), ("a/b;c=\"\\\\\u{301}\"", "a/b; c=\"\\\\\u{301}\""),
            ("a/b;c=\"\"", "a/b; c=\"\""),
        ]
    )
    func mediaTypes(text: String, written: String) throws {
        let type = try MediaType(parsing: text)
        #expect(type.description == written)
        #expect(try MediaType(parsing: type.description) == type)
    }

    @Test(
        "What is no media type is refused",
        arguments: [
            "", "text", "text/", "/html", "text/html charset", "text/html;a", "text/html;a=", "a/b/c", "a/b, c/d",
        ]
    )
    func refusedMediaTypes(text: String) {
        #expect(throws: ParseError.self) { try MediaType(parsing: text) }
    }
}
