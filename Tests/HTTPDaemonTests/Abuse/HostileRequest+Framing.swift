extension HostileRequest {
    /// Two readers must never disagree on where a request ends.
    static let framing: [HostileRequest] = [
        .post("Content-Length, then Transfer-Encoding", "Content-Length: 5\r\nTransfer-Encoding: chunked", [400]),
        .post("Transfer-Encoding, then Content-Length", "Transfer-Encoding: chunked\r\nContent-Length: 5", [400]),
        .post(
            "Content-Length of nothing and chunks",
            "Content-Length: 0\r\nTransfer-Encoding: chunked",
            body: "0\r\n\r\n",
            [400]
        ),
        .post("two Content-Lengths that differ", "Content-Length: 5\r\nContent-Length: 0", [400]),
        .post("two Content-Lengths that agree", "Content-Length: 5\r\nContent-Length: 5", [400]),
        .post("two Content-Lengths in other letters", "Content-Length: 5\r\ncontent-length: 0", [400]),
        .post("a list of Content-Lengths that agree", "Content-Length: 5, 5", [400]),
        .post("a list of Content-Lengths that differ", "Content-Length: 5, 0", [400]),
        .post("Content-Length with a plus", "Content-Length: +5", [400]),
        .post("Content-Length below zero", "Content-Length: -5", [400]),
        .post("Content-Length with a space inside", "Content-Length: 5 5", [400]),
        .post("Content-Length in hexadecimal", "Content-Length: 0x5", [400]),
        .post("Content-Length with a fraction", "Content-Length: 5.0", [400]),
        .post("Content-Length with an exponent", "Content-Length: 5e0", [400]),
        .post("Content-Length with an underscore", "Content-Length: 5_0", [400]),
        .post("Content-Length in quotes", "Content-Length: \"5\"", [400]),
        .post("Content-Length in full-width digits", "Content-Length: ５", [400]),
        .post("Content-Length that is a word", "Content-Length: five", [400]),
        .post("Content-Length without a value", "Content-Length:", [400]),
        .post("Content-Length of white space", "Content-Length: \t ", [400]),
        .post("Content-Length of 2 to the 64", "Content-Length: 18446744073709551616", [400, 413]),
        .post("Content-Length of 2 to the 64 and 5", "Content-Length: 18446744073709551621", [400, 413]),
        .post("Content-Length of 2 to the 63", "Content-Length: 9223372036854775808", [400, 413]),
        .post(
            "Content-Length of a hundred digits",
            "Content-Length: \(String(repeating: "9", count: 100))",
            [400, 413]
        ),
        .post("Content-Length after a vertical tab", "Content-Length:\u{B}5", [400]),
        .post("space before the colon of Content-Length", "Content-Length : 5", [400]),
        .post("tab before the colon of Content-Length", "Content-Length\t: 5", [400]),
        .post("space before the name Content-Length", " Content-Length: 5", [400]),
        .post("Content-Length folded into another line", "X-Note: a\r\n Content-Length: 5", [400]),
        .post("Content-Length whose value is folded", "Content-Length:\r\n 5", [400]),

        .post("a coding nobody knows", "Transfer-Encoding: cow", [400, 501]),
        .post("the coding identity", "Transfer-Encoding: identity", [400, 501]),
        .post("the coding gzip", "Transfer-Encoding: gzip", [400, 501]),
        .post("gzip, then chunked", "Transfer-Encoding: gzip, chunked", [400, 501]),
        .post("chunked, then gzip", "Transfer-Encoding: chunked, gzip", [400, 501]),
        .post("chunked, chunked", "Transfer-Encoding: chunked, chunked", [400, 501]),
        .post("two lines of chunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", [400, 501]),
        .post(
            "chunked and identity in two lines",
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity",
            [400, 501]
        ),
        .post(
            "identity and chunked in two lines",
            "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked",
            [400, 501]
        ),
        .post("xchunked", "Transfer-Encoding: xchunked", [400, 501]),
        .post("chunkedx", "Transfer-Encoding: chunkedx", [400, 501]),
        .post("chunked with a parameter", "Transfer-Encoding: chunked;q=1", [400, 501]),
        .post("chunked in quotes", "Transfer-Encoding: \"chunked\"", [400, 501]),
        .post("chunked and a comma", "Transfer-Encoding: chunked,", [400, 501]),
        .post("a comma and chunked", "Transfer-Encoding: ,chunked", [400, 501]),
        .post("Transfer-Encoding without a value", "Transfer-Encoding:", [400, 501]),
        .post("chunked after a vertical tab", "Transfer-Encoding: \u{B}chunked", [400, 501]),
        .post("chunked before a form feed", "Transfer-Encoding: chunked\u{C}", [400, 501]),
        .post("chunked before a NUL", "Transfer-Encoding: chunked\0", [400, 501]),
        .post("chunked with a bare CR before it", "Transfer-Encoding: \rchunked", [400, 501]),
        .post("chunked, folded", "Transfer-Encoding:\r\n chunked", [400, 501]),
        .post("space before the colon of Transfer-Encoding", "Transfer-Encoding : chunked", [400, 501]),
        .post("space before the name Transfer-Encoding", " Transfer-Encoding: chunked", [400, 501]),
        .post(
            "a space before the colon hides chunks behind a Content-Length",
            "Content-Length: 5\r\nTransfer-Encoding : chunked",
            [400, 501]
        ),
        .raw(
            "chunks in HTTP/1.0",
            "POST /echo HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            [400, 501]
        ),
        .raw(
            "Transfer-Encoding that is not chunked, on a GET",
            "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: identity\r\n\r\n",
            [400, 501]
        ),
        .raw(
            "two Content-Lengths on a GET",
            "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nContent-Length: 44\r\n\r\n",
            [400]
        ),
    ]
}
