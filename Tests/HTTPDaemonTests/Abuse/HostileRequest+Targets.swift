extension HostileRequest {
    /// Targets that break the grammar, or try to climb out.
    static let targets: [HostileRequest] = [
        .line("a target without a slash", "GET smuggled HTTP/1.1", [400]),
        .line("an asterisk where none belongs", "GET * HTTP/1.1", [400]),
        .line("a query for a target", "GET ?a=b HTTP/1.1", [400]),
        .line("an authority for a target", "GET localhost:80 HTTP/1.1", [400]),
        .line("two spaces before the target", "GET  / HTTP/1.1", [400]),
        .line("two spaces after the target", "GET /  HTTP/1.1", [400]),
        .line("a tab for a space", "GET\t/ HTTP/1.1", [400]),
        .line("a space in the target", "GET /a b HTTP/1.1", [400]),
        .line("a space before the method", " GET / HTTP/1.1", [silence, 400]),
        .line("a fragment in the target", "GET /a#b HTTP/1.1", [400]),
        .line("a backslash in the target", "GET /a\\b HTTP/1.1", [400]),
        .line("a target that is not ASCII", "GET /é HTTP/1.1", [400]),
        .line("a NUL in the target", "GET /a\0b HTTP/1.1", [400]),
        .line("a control character in the target", "GET /a\u{1}b HTTP/1.1", [400]),
        .line("a delete character in the target", "GET /a\u{7F}b HTTP/1.1", [400]),
        .line("a bare CR in the target", "GET /a\rb HTTP/1.1", [400]),
        .line("a NUL in percent signs", "GET /a%00b HTTP/1.1", [400], ending: .either),
        .line("a line end in percent signs", "GET /a%0D%0AX:%20b HTTP/1.1", [400], ending: .either),
        .line("a percent sign without digits", "GET /a%zz HTTP/1.1", [400], ending: .either),
        .line("a percent sign at the end", "GET /a% HTTP/1.1", [400], ending: .either),
        .line("a percent sign cut short", "GET /a%4 HTTP/1.1", [400], ending: .either),
        .line("bytes that are not UTF-8", "GET /%FF%FE HTTP/1.1", [400], ending: .either),
        .line("an overlong slash", "GET /%C0%AF HTTP/1.1", [400], ending: .either),
        .line("half a surrogate", "GET /%ED%A0%80 HTTP/1.1", [400], ending: .either),
        .line("dots that climb", "GET /../../../etc/passwd HTTP/1.1", [400, 404], ending: .either),
        .line("dots in percent signs", "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1", [400, 404], ending: .either),
        .line("slashes in percent signs", "GET /..%2f..%2fetc%2fpasswd HTTP/1.1", [400, 404], ending: .either),
        .line("dots in percent signs twice", "GET /%252e%252e/etc/passwd HTTP/1.1", [400, 404], ending: .either),
        .line("backslashes in percent signs", "GET /..%5c..%5cetc%5cpasswd HTTP/1.1", [400, 404], ending: .either),
        .line("two slashes and a name", "GET //evil.example/ HTTP/1.1", [400, 404], ending: .either),
        .line(
            "a thousand slashes",
            "GET \(String(repeating: "/", count: 1_000))nowhere HTTP/1.1",
            [400, 404, 414],
            ending: .either
        ),
        .line(
            "a thousand dots",
            "GET \(String(repeating: "/..", count: 300))/nowhere HTTP/1.1",
            [400, 404, 414],
            ending: .either
        ),
        .line("a target of 3 kB", "GET /\(String(repeating: "a", count: 3_000)) HTTP/1.1", [414]),
        .line("a target of 100 kB", "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1", [414, 431]),
        .line("a query of 100 kB", "GET /?\(String(repeating: "a", count: 100_000)) HTTP/1.1", [414, 431]),
        .line(
            "five hundred query fields",
            "GET /?\(String(repeating: "a&", count: 500)) HTTP/1.1",
            [silence, 200, 400, 414],
            ending: .either
        ),
        .line("a percent sign in the query", "GET /query?a=%zz HTTP/1.1", [400], ending: .either),
    ]

    /// Methods that are none, and methods that are nobody's business here.
    static let methods: [HostileRequest] = [
        .line("a method in small letters", "get / HTTP/1.1", [400, 405, 501], ending: .either),
        .line("a method nobody knows", "BREW / HTTP/1.1", [405, 501], ending: .either),
        .line("TRACE", "TRACE / HTTP/1.1", [405, 501], ending: .either),
        .line("TRACK", "TRACK / HTTP/1.1", [405, 501], ending: .either),
        .line("PROPFIND", "PROPFIND / HTTP/1.1", [405, 501], ending: .either),
        .line("DELETE on a page", "DELETE / HTTP/1.1", [405], ending: .either),
        .line("CONNECT to us", "CONNECT localhost:80 HTTP/1.1", [400, 405, 501]),
        .line("CONNECT to somebody else", "CONNECT evil.example:443 HTTP/1.1", [400, 405, 421, 501]),
        .line("CONNECT to a path", "CONNECT / HTTP/1.1", [400, 405, 501], ending: .either),
        .line("a method with an at sign", "G@T / HTTP/1.1", [400, 501]),
        .line("a method with parentheses", "GET() / HTTP/1.1", [400, 501]),
        .line("a method with a NUL", "GE\0T / HTTP/1.1", [400, 501]),
        .line("a method that is not ASCII", "GÉT / HTTP/1.1", [400, 501]),
        .line("no method", "/ HTTP/1.1", [400, 501]),
        .line("a method of 10 kB", "\(String(repeating: "A", count: 10_000)) / HTTP/1.1", [400, 405, 414, 431, 501]),
        .line("an asterisk for another method", "POST * HTTP/1.1", [400, 405]),
    ]
}
