extension HostileRequest {
    /// Versions of HTTP that are not spoken here.
    static let versions: [HostileRequest] = [
        .line("HTTP/0.9 by name", "GET / HTTP/0.9", [400, 505]),
        .raw("HTTP/0.9 without a name", "GET /\r\n\r\n", [silence, 400, 505]),
        .raw("a method alone", "GET\r\n\r\n", [silence, 400, 505]),
        .line("HTTP/1.2", "GET / HTTP/1.2", [200, 400, 505], ending: .either),
        .line("HTTP/2.0", "GET / HTTP/2.0", [400, 505]),
        .line("HTTP/3.0", "GET / HTTP/3.0", [400, 505]),
        .line("HTTP/1", "GET / HTTP/1", [400, 505]),
        .line("HTTP/1.10", "GET / HTTP/1.10", [400, 505]),
        .line("HTTP/11.1", "GET / HTTP/11.1", [400, 505]),
        .line("HTTP/-1.1", "GET / HTTP/-1.1", [400, 505]),
        .line("HTTP/1.x", "GET / HTTP/1.x", [400, 505]),
        .line("http/1.1", "GET / http/1.1", [400, 505]),
        .line("HTTPS/1.1", "GET / HTTPS/1.1", [400, 505]),
        .line("HTTP/1.1 and a letter", "GET / HTTP/1.1x", [400, 505]),
        .line("HTTP/1.1 and a NUL", "GET / HTTP/1.1\0", [400, 505]),
        .line("HTTP/1.1 and a space", "GET / HTTP/1.1 ", [400, 505]),
    ]

    /// What arrives at a plain port when somebody dials the wrong number.
    static let protocols: [HostileRequest] = [
        .raw("the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400, 505]),
        HostileRequest(
            "a TLS hello",
            bytes: [0x16, 3, 1, 0, 0x2E, 1, 0, 0, 0x2A, 3, 3] + [UInt8](repeating: 0x5A, count: 32) + [
                0, 0, 2, 0x13, 1, 1, 0,
            ]
                + Array("\r\n\r\n".utf8),
            answers: [silence, 400, 505]
        ),
        HostileRequest(
            "a SOCKS greeting",
            bytes: [5, 1, 0],
            answers: [silence, 400, 505],
            isCutShort: true
        ),
        HostileRequest(
            "all bytes there are",
            bytes: Array(UInt8.min...UInt8.max) + Array("\r\n\r\n".utf8),
            answers: [silence, 400, 505]
        ),
        .raw("an SSH banner", "SSH-2.0-OpenSSH_9.9\r\n\r\n", [silence, 400, 505]),
        .raw("an SMTP greeting", "EHLO evil.example\r\n\r\n", [silence, 400, 505]),
        .raw("a proxy header", "PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\nGET / HTTP/1.1\r\n\r\n", [silence, 400, 505]),
        .raw("a response for a request", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", [silence, 400, 505]),
        .raw("an XML document", "<?xml version=\"1.0\"?><a/>\r\n\r\n", [silence, 400, 505]),
        .raw("half a request line", "GET / HT", [silence, 400], isCutShort: true),
        .raw("half a header", "GET / HTTP/1.1\r\nHost: loc", [silence, 400], isCutShort: true),
        .raw("nothing at all", "", [silence], isCutShort: true),
        .get(
            "an upgrade to HTTP/2",
            "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk",
            [200],
            ending: .either
        ),
        .get(
            "an upgrade to a web socket",
            "Connection: Upgrade\r\nUpgrade: websocket",
            [200, 400, 426],
            ending: .either
        ),
        .raw(
            "a line of NULs before a request",
            String(repeating: "\0", count: 1_000) + "\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            [200, 400],
            ending: .either
        ),
        .raw(
            "empty lines before a request",
            "\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            [200, 400],
            ending: .either
        ),
    ]

    /// Bodies too large, too short, or not what was announced.
    static let bodies: [HostileRequest] = [
        .post("a body of 1 GB announced", "Content-Length: 1000000000", [413]),
        .post("one byte more than the route takes", "Content-Length: 1001", [413]),
        .post("a body too large and an expectation", "Content-Length: 1001\r\nExpect: 100-continue", body: "", [413]),
        .post("an expectation nobody can meet", "Content-Length: 5\r\nExpect: a-miracle", [417]),
        .post("two expectations", "Content-Length: 5\r\nExpect: 100-continue, a-miracle", [417]),
        .post("a body shorter than announced", "Content-Length: 50", [silence, 400, 408], isCutShort: true),
        .inside("a request inside the body of another", "POST /echo", [200]),
        .inside("a request inside the body of a GET", "GET /", [200, 400, 413]),
        .inside("a request inside a body that nobody takes", "POST /nowhere", [404]),
        .inside("a request inside a body for a page that takes none", "POST /", [405]),
        .inside("a request inside a body for a method nobody knows", "BREW /", [405, 501]),
        .inside("a request inside a body for somebody else's Host", "POST /echo", host: "evil.example", [421]),
    ]
}
