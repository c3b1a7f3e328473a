extension HostileRequest {
    /// Header lines that break the grammar, or the measure.
    static let headerLines: [HostileRequest] = [
        .get("a line without a colon", "Nonsense", [400]),
        .get("a line without a name", ": value", [400]),
        .get("a name with a space", "X Note: a", [400]),
        .get("a name with a tab", "X\tNote: a", [400]),
        .get("a name before a space", "X-Note : a", [400]),
        .get("a name with a NUL", "X\0Note: a", [400]),
        .get("a name with a control character", "X\u{1}Note: a", [400]),
        .get("a name that is not ASCII", "Xé: a", [400]),
        .get("a name with parentheses", "X(Note): a", [400]),
        .get("a name with a slash", "X/Note: a", [400]),
        .get("a name in quotes", "\"X\": a", [400]),
        .get("a name with an at sign", "X@Note: a", [400]),
        .get("a name with a bare CR", "X\rNote: a", [400]),
        .get("a value with a NUL", "X-Note: a\0b", [400]),
        .get("NULs that look like a line end", "X-Note: a\0\0X-Forged: b", [400]),
        .get("NULs that forge a line of their own", "X-Note: a\0\0X-Forged\0 b", [400]),
        .post("NULs that forge a length", "X-Note: a\0\0Content-Length\05", [400]),
        .host("NULs that forge a Host", "X-Note: a\0\0Host\0 localhost\r\n", [400]),
        .get("NULs that forge a second Host", "X-Note: a\0\0Host\0 evil.example", [400]),
        .get("NULs that end a head", "X-Note: a\0\0\0\0GET /smuggled HTTP/1.1", [400]),
        .get("a value with a bare CR", "X-Note: a\rb", [400]),
        .get("a value that hides a line behind a bare CR", "X-Note: a\rContent-Length: 44", [400]),
        .get("a value that ends in CR CR LF", "X-Note: a\r", [400]),
        .get("a value with a bell", "X-Note: a\u{7}b", [400]),
        .get("a value with an escape sequence", "X-Note: \u{1B}[31mred", [400]),
        .get("a value with a delete character", "X-Note: a\u{7F}b", [400]),
        .get("a value folded with a space", "X-Note: a\r\n b", [400]),
        .get("a value folded with a tab", "X-Note: a\r\n\tb", [400]),
        .get("a fold of nothing but white space", "X-Note: a\r\n  ", [400]),
        .host("a fold before the first header", " X: a\r\nHost: localhost\r\n", [400]),
        .get("a value of 100 kB", "X-Note: \(String(repeating: "a", count: 100_000))", [431]),
        .get("a name of 100 kB", "\(String(repeating: "X", count: 100_000)): a", [400, 431]),
        .get("a line of 100 kB without a colon", String(repeating: "X", count: 100_000), [400, 431]),
        .get("a cookie of 100 kB", "Cookie: a=\(String(repeating: "b", count: 100_000))", [431]),
        .get("ten thousand headers", String(repeating: "A: b\r\n", count: 10_000) + "Z: z", [431]),
        .get(
            "a thousand cookies",
            "Cookie: " + String(repeating: "a=b;", count: 1_000),
            [200, 400, 431],
            ending: .either
        ),
        .get(
            "two thousand types in Accept",
            "Accept: " + String(repeating: "a/b,", count: 900) + "*/*",
            [200, 431],
            ending: .either
        ),
        .get(
            "a thousand ranges",
            "Range: bytes=" + String(repeating: "0-0,", count: 900) + "1-1",
            [200, 400, 416],
            ending: .either
        ),
        .get(
            "a thousand tags",
            "If-None-Match: " + String(repeating: "\"a\",", count: 700) + "\"b\"",
            [200],
            ending: .either
        ),
        .get("a forged Connection header", "Connection: Host, Content-Length, close", [200], ending: .either),
        .get("a forged proxy header", "X-Forwarded-Host: evil.example", [200], ending: .either),
        .get("a forged proxy address", "X-Forwarded-For: \"><script>", [200, 400], ending: .either),
        .raw("line feeds for line ends", "GET / HTTP/1.1\nHost: localhost\n\n", [200, 400], ending: .either),
        .raw(
            "carriage returns for line ends",
            "GET / HTTP/1.1\rHost: localhost\r\r",
            [silence, 400],
            isCutShort: true
        ),
    ]
}
