import HTTPDaemon
import Testing

@Suite("Targets and paths")
struct RequestTargetTests {
    @Test(
        "A path is walked and decoded once, into its one spelling",
        arguments: [
            ("/", "/"), ("//", "/"), ("///", "/"), ("/a", "/a"), ("/a/", "/a/"), ("/a//b", "/a/b"), ("/a//", "/a/"),
            ("/.", "/"), ("/..", "/"), ("/../..", "/"), ("/a/.", "/a/"), ("/a/..", "/"), ("/a/../", "/"),
            ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/../a", "/a"), ("/a/b/../c", "/a/c"), ("/a/b/..", "/a/"),
            ("/%2e%2e/a", "/a"), ("/a/%2E%2e/b", "/b"), ("/a/.%2e/b", "/b"), ("/%2e/a", "/a"), ("/a%2Fb", "/a/b"),
            ("/a%2f..%2fb", "/b"), ("/%2f%2f", "/"), ("/a%2F", "/a/"), ("/%2e%2e%2f%2e%2e%2fetc", "/etc"),
            ("/...", "/..."), ("/.a", "/.a"), ("/a..", "/a.."), ("/%61", "/a"), ("/%7Ea", "/~a"),
            ("/a%20b", "/a%20b"), ("/%C3%A9", "/%C3%A9"), ("/a+b", "/a+b"), ("/a%2Bb", "/a+b"), ("/a;b=1", "/a;b=1"),
            ("/%252e%252e", "/%252e%252e"), ("/%25", "/%25"), ("/%3F", "/%3F"), ("/%23", "/%23"), ("/a:b@c", "/a:b@c"),
            ("/a|b^{c}`", "/a%7Cb%5E%7Bc%7D%60"),
        ]
    )
    func canonical(text: String, expected: String) throws {
        let path = try RequestPath(parsing: text)
        #expect(path.canonical == expected)
        #expect(try RequestPath(parsing: path.canonical) == path)
    }

    @Test(
        "A path that cannot be trusted is refused",
        arguments: [
            "", "a", "a/b", "/%", "/%2", "/%zz", "/%00", "/a%00b", "/%0a", "/%0D%0A", "/%1f", "/%7f", "/%ff", "/%c3",
            "/%c0%ae%c0%ae/", "/%ed%a0%80", "/a\\b", "/a%5Cb", "/..%5c..%5c", "/a#b", "/a b", "/é", "/\"", "/<", "/>",
            "/\u{0}", "/\t", "/\r\n", "/\u{7f}",
        ]
    )
    func refusedPaths(text: String) {
        #expect(throws: ParseError.self) { try RequestPath(parsing: text) }
    }

    @Test("Segments are decoded text without slashes")
    func segments() throws {
        let path = try RequestPath(parsing: "/weather/z%C3%BCrich%20west/")
        #expect(path.segments == ["weather", "zürich west"])
        #expect(path.hasTrailingSlash)
        #expect(!RequestPath.root.hasTrailingSlash)
        #expect(RequestPath.root.segments.isEmpty)
        #expect(try RequestPath(parsing: "/./") == .root)
    }

    @Test(
        "A target is a path, a query if there is one, and a host if it is a whole address",
        arguments: [
            ("/", "/", nil, nil), ("/a?b=1", "/a", "b=1", nil), ("/?", "/", "", nil), ("/a?b?c", "/a", "b?c", nil),
            ("/a?/../b", "/a", "/../b", nil), ("/a%3Fb", "/a%3Fb", nil, nil),
            ("http://Example.org/a", "/a", nil, "example.org"), ("HTTPS://a:8443", "/", nil, "a:8443"),
            ("http://a?b", "/", "b", "a"), ("http://[::1]:80/", "/", nil, "[::1]:80"),
            ("//evil.example/a", "/evil.example/a", nil, nil),
        ] as [(String, String, String?, String?)]
    )
    func targets(text: String, path: String, query: String?, authority: String?) throws {
        let target = try RequestTarget(parsing: text)
        #expect(target.path.canonical == path)
        #expect(target.rawQuery == query)
        #expect(target.authority?.description == authority)
        #expect(!target.isAsterisk)
    }

    @Test(
        "A target that cannot be trusted is refused",
        arguments: [
            "", "*", "a", "?a", "example.org:443", "http:/a", "http:///a", "http://", "ftp://a/", "http://u@a/",
            "http://a:0/", "http://a:99999/", "/a?b c", "/a?é", "/a?b#c", "/a?\"", "/a?<", "/a?\u{0}", "/a?\\",
            "javascript:alert(1)", "http://a b/", "http://a\\@b/",
        ]
    )
    func refusedTargets(text: String) {
        #expect(throws: ParseError.self) { try RequestTarget(parsing: text) }
    }

    @Test("A star stands for the server, and for OPTIONS only")
    func asterisk() throws {
        #expect(try RequestTarget(parsing: "*", method: .options).isAsterisk)
        #expect(throws: ParseError.self) { try RequestTarget(parsing: "*", method: .get) }
        #expect(throws: ParseError.self) { try RequestTarget(parsing: "**", method: .options) }
    }
}
