import HTTPDaemon
import Testing

@Suite("Headers")
struct HeadersTests {
    @Test("A name is compared without regard to case, and keeps its spelling")
    func names() throws {
        let spelling = "x-Request-ID"
        let name = try HeaderName(spelling)
        #expect(name == .xRequestId)
        #expect(name.hashValue == HeaderName.xRequestId.hashValue)
        #expect(name.text == "x-Request-ID")
    }

    @Test("What is no token is no name", arguments: ["", "A B", "A:", "A\r\n", "Ä", " A", "A ", "A\t", "A\u{0}"])
    func illegalNames(text: String) {
        #expect(throws: ParseError.self) { try HeaderName(text) }
    }

    @Test(
        "A value loses the blanks around it and nothing else",
        arguments: [
            ("", ""), (" ", ""), ("\t \t", ""), (" a", "a"), ("a \t", "a"), (" a  b ", "a  b"), ("é", "é"),
            ("a\tb", "a\tb"),
        ]
    )
    func trimmed(text: String, value: String) throws {
        #expect(try HeaderValue(text).text == value)
    }

    @Test(
        "A value cannot end its line",
        arguments: ["a\r\nX: y", "a\n", "\r", "a\u{0}b", "a\u{7f}", "\u{1b}[31m", "a\u{b}"]
    )
    func illegalValues(text: String) {
        #expect(throws: ParseError.self) { try HeaderValue(text) }
    }

    @Test("Fields keep their order, and one name may have several")
    func order() {
        var headers: Headers = ["Vary": "Accept", "Set-Cookie": "a=1"]
        headers.add("set-cookie", "b=2")
        #expect(headers.count == 3)
        #expect(headers[.setCookie] == "a=1")
        #expect(headers.all(.setCookie) == ["a=1", "b=2"])
        #expect(headers.joined(.setCookie) == "a=1, b=2")
        #expect(headers.map(\.name.text) == ["Vary", "Set-Cookie", "set-cookie"])
        #expect(headers.joined(.date) == nil)
    }

    @Test("Setting a name leaves one field of it, in the first one's place")
    func replacing() {
        var headers: Headers = ["A": "1", "B": "2", "a": "3"]
        headers["a"] = "4"
        #expect(headers == ["a": "4", "B": "2"])
        headers["B"] = nil
        #expect(headers == ["a": "4"])
        headers["C"] = "5"
        #expect(headers.last?.name == "C")
        headers.remove("A")
        #expect(headers == ["C": "5"])
    }

    @Test("A list takes each word once, whatever its case")
    func lists() {
        var headers = Headers()
        headers.addToList(.vary, .accept)
        headers.addToList(.vary, "accept")
        headers.addToList(.vary, .acceptEncoding)
        headers.addToList(.vary, .accept)
        #expect(headers == ["Vary": "Accept, Accept-Encoding"])
    }

    @Test(
        "An error shows what came, short and printable",
        arguments: [
            ("a\r\nb", "a\\x0d\\x0ab"), ("\u{1b}[31m", "\\x1b[31m"), ("é", "\\xc3\\xa9"), ("\\", "\\\\"),
            (String(repeating: "a", count: 41), String(repeating: "a", count: 40) + "…"),
        ]
    )
    func errors(text: String, shown: String) {
        #expect(ParseError("thing", expected: "another", got: text).got == shown)
    }

    @Test("An error stays short, whatever came")
    func shortErrors() {
        let error = ParseError("thing", expected: "another", got: [UInt8](repeating: 0, count: 1000))
        #expect(error.got.utf8.count <= 64)
        #expect(error.description.hasPrefix("not a legal thing: expected another, got “\\x00"))
    }
}
