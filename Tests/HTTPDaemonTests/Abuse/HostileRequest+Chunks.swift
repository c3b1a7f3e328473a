extension HostileRequest {
    /// Bodies in chunks that are no chunks, and trailers that are no trailers.
    static let chunks: [HostileRequest] = [
        .chunks("a chunk size that is no number", "zz\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks("a chunk without a size", "\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks("a chunk size below zero", "-5\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks("a chunk size with a plus", "+5\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks("a chunk size with 0x", "0x5\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks("a chunk size after a space", " 5\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks("a chunk size in full-width digits", "５\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks("a chunk size of 16 digits", "FFFFFFFFFFFFFFFF\r\nhello\r\n0\r\n\r\n", [silence, 400, 413]),
        .chunks("a chunk size of 17 digits", "10000000000000005\r\nhello\r\n0\r\n\r\n", [400, 413]),
        .chunks("a chunk size of a thousand digits", "\(String(repeating: "F", count: 1_000))\r\n", [400, 413]),
        .chunks("a chunk that goes on past its size", "5\r\nhelloX\r\n0\r\n\r\n", [400]),
        .chunks("a chunk shorter than its size", "5\r\nhell\r\n0\r\n\r\n", [200, 400]),
        .chunks("no line end after a chunk", "5\r\nhello0\r\n\r\n", [400]),
        .chunks("a bare CR after the chunk size", "5\rhello\r\n0\r\n\r\n", [400]),
        .chunks("a bare CR after the chunk", "5\r\nhello\r0\r\n\r\n", [400]),
        .chunks("a NUL in the chunk size", "5\0\r\nhello\r\n0\r\n\r\n", [400]),
        .chunks(
            "a chunk extension of 100 kB",
            "5;x=\(String(repeating: "y", count: 100_000))\r\n",
            [400, 413, 431, 500]
        ),
        .chunks(
            "more in chunks than the route takes",
            "800\r\n\(String(repeating: "z", count: 0x800))\r\n0\r\n\r\n",
            [413]
        ),
        .chunks(
            "a thousand chunks, together more than the route takes",
            String(repeating: "2\r\nzz\r\n", count: 1_000) + "0\r\n\r\n",
            [413]
        ),
        .chunks("chunks that never end", "5\r\nhello\r\n", [silence, 400], isCutShort: true),
        .chunks("a chunk cut short", "5\r\nhel", [silence, 400], isCutShort: true),
        .chunks("a trailer without a colon", "5\r\nhello\r\n0\r\nNonsense\r\n\r\n", [400]),
        .chunks(
            "a trailer with a space before its colon",
            "5\r\nhello\r\n0\r\nX : y\r\n\r\n",
            [200, 400],
            ending: .either
        ),
        .chunks("a trailer with a NUL", "5\r\nhello\r\n0\r\nX: y\0z\r\n\r\n", [200, 400], ending: .either),
        .chunks(
            "a trailer that names the length",
            "5\r\nhello\r\n0\r\nContent-Length: 50\r\n\r\n",
            [200, 400],
            ending: .either
        ),
        .chunks(
            "a trailer that names another host",
            "5\r\nhello\r\n0\r\nHost: evil.example\r\n\r\n",
            [200, 400],
            ending: .either
        ),
        .chunks(
            "a trailer that switches to chunks",
            "5\r\nhello\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n",
            [200, 400],
            ending: .either
        ),
        .chunks("trailers of 100 kB", "0\r\n\(String(repeating: "X: yyyyyy\r\n", count: 10_000))", [400, 413, 431]),
    ]
}
