import HTTPDaemon
import Testing

@Suite("Forms with files")
struct MultipartTests {
    static let whole = """
        preamble, to be ignored\r
        --xyz\r
        Content-Disposition: form-data; name="title"\r
        \r
        A walk\r
        --xyz \t\r
        content-disposition: FORM-DATA; filename="C:\\photos\\sun & rain.png"; name="photo"\r
        Content-Type: image/png\r
        \r
        \r
        \r\n--xy\r\n--xyY\r
        --xyz\r
        Content-Disposition: form-data; name=""\r
        \r
        \r
        --xyz--\r
        epilogue --xyz
        """

    private func parse(_ text: String, limits: MultipartLimits = MultipartLimits()) throws -> MultipartForm {
        try MultipartForm(parsing: Array(text.utf8), boundary: MultipartBoundary("xyz"), limits: limits)
    }

    private func part(_ head: String, _ body: String = "") -> String {
        "--xyz\r\n\(head)\r\n\r\n\(body)\r\n--xyz--"
    }

    @Test("Parts come with their names, their types and every byte")
    func parts() throws {
        let form = try parse(Self.whole)
        #expect(form.fields == [NamedField("title", "A walk"), NamedField("", "")])
        #expect(form["title"] == "A walk")
        let photo = try #require(form.files("photo").first)
        #expect(photo.head.filename == "sun & rain.png")
        #expect(photo.head.contentType == .png)
        #expect(photo.head.headers.count == 2)
        #expect(photo.body == Array("\r\n\r\n--xy\r\n--xyY".utf8))
        #expect(form.parts.count == 3)
    }

    @Test("How the body was cut does not matter", arguments: [1, 2, 3, 5, 7, 16, 100])
    func chunking(size: Int) throws {
        var collector = MultipartCollector(try MultipartBoundary("xyz"))
        var rest = Array(Self.whole.utf8)[...]
        while !rest.isEmpty {
            try collector.feed(rest.prefix(size))
            try collector.feed([])
            rest = rest.dropFirst(size)
        }
        #expect(try collector.finish().parts == parse(Self.whole).parts)
    }

    @Test("Bytes of a part are handed on before the part has ended")
    func streaming() throws {
        var parser = MultipartParser(try MultipartBoundary("xyz"))
        let head = "--xyz\r\nContent-Disposition: form-data; name=a; filename=b\r\n\r\n"
        let began = try parser.feed(Array((head + "sun\r\n--x").utf8))
        #expect(began.count == 2)
        #expect(began.last == .partData(Array("sun".utf8)))
        #expect(try parser.feed(Array("!".utf8)) == [.partData(Array("\r\n--x!".utf8))])
        #expect(try parser.feed(Array("\r\n--xyz--".utf8)) == [.partEnded])
        try parser.finish()
    }

    @Test(
        "A name is read as browsers write it",
        arguments: [
            ("name=a", "a", nil), ("name=\"a b\"", "a b", nil), ("name=\"a%22b\"", "a\"b", nil),
            ("name=\"a\\\"b\"", "a\"b", nil), ("name=\"é\"", "é", nil), ("name=\"a;b\"", "a;b", nil),
            ("NAME=a", "a", nil), ("name=a ; filename=b", "a", "b"), ("name=a; filename=\"\"", "a", ""),
            ("name=a; filename=\"/etc/passwd\"", "a", "passwd"), ("name=a; filename=\"..\\..\\x\"", "a", "x"),
            ("name=a; filename=\"a\\b\"", "a", "b"), ("name=a; filename=\"%41\"", "a", "%41"),
            ("name=a; filename=x; filename*=utf-8''y", "a", "x"), ("name=a;name=b", "a", nil),
        ] as [(String, String, String?)]
    )
    func names(parameters: String, name: String, filename: String?) throws {
        let form = try parse(part("Content-Disposition: form-data; \(parameters)"))
        #expect(form.parts.first?.head.name == name)
        #expect(form.parts.first?.head.filename == filename)
    }

    @Test("A part may end with its head")
    func noBody() throws {
        let form = try parse("--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\n--xyz--")
        #expect(form.fields == [NamedField("a", "")])
    }

    @Test("A form without parts is one", arguments: ["--xyz--", "--xyz--\r\n", "\r\n--xyz--", "junk\r\n--xyz--junk"])
    func empty(text: String) throws {
        #expect(try parse(text).parts.isEmpty)
    }

    @Test(
        "A form that is malformed or cut off is refused",
        arguments: [
            "", "xyz", "--xyz", "--xyz-", "--xyz\r\n", "junk--xyz--", "--xyzz--", "--xyz\n\n", "--xyz x\r\n", "--XYZ--",
            "--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\nbody",
            "--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\nbody\r\n--xyz",
            "--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\nbody\n--xyz--",
            "--xyz\r\n\r\n\r\n--xyz--",
            "--xyz\r\nContent-Disposition: form-data; name=a\r\n--xyz--",
        ]
    )
    func refused(text: String) {
        #expect(throws: ParseError.self) { try parse(text) }
    }

    @Test(
        "A part whose head is malformed is refused",
        arguments: [
            "Content-Type: text/plain", "Content-Disposition: form-data", "Content-Disposition: attachment; name=a",
            "Content-Disposition: form-data; name", "Content-Disposition: form-data; name=\"a",
            "Content-Disposition form-data; name=a", " Content-Disposition: form-data; name=a",
            "Content-Disposition : form-data; name=a", "Content-Disposition: form-data;\r\n name=a",
            "Content-Disposition: form-data; name=a\r\nContent-Type: nonsense",
            "Content-Disposition: form-data; name=\"\u{0}\"", "Content-Disposition: form-data; name=\"a\nb\"",
            "Content-Disposition: form-data; name=a\rX: y", "Content-Disposition: form-data; name=a b",
        ]
    )
    func refusedHeads(head: String) {
        #expect(throws: ParseError.self) { try parse(part(head)) }
    }

    @Test("Bytes that are no text are no field, but may be a file")
    func notText() throws {
        let form =
            Array("--xyz\r\nContent-Disposition: form-data; name=a; filename=f\r\n\r\n".utf8) + [0xff, 0]
            + Array("\r\n--xyz--".utf8)
        let boundary = try MultipartBoundary("xyz")
        #expect(try MultipartForm(parsing: form, boundary: boundary).files("a").first?.body == [0xff, 0])
        let field =
            Array("--xyz\r\nContent-Disposition: form-data; name=a\r\n\r\n".utf8) + [0xff]
            + Array("\r\n--xyz--".utf8)
        #expect(throws: ParseError.self) { try MultipartForm(parsing: field, boundary: boundary) }
    }

    @Test(
        "More than the limits allow is refused, and said to be too large",
        arguments: [
            MultipartLimits(parts: 2), MultipartLimits(headerBytes: 80), MultipartLimits(totalBytes: 200),
        ]
    )
    func limits(limits: MultipartLimits) {
        #expect(throws: Never.self) { try parse(Self.whole) }
        let error = #expect(throws: ParseError.self) { try parse(Self.whole, limits: limits) }
        #expect(error?.reason == .tooLarge)
    }

    @Test("A head that never ends is refused while it comes")
    func endlessHead() throws {
        var parser = MultipartParser(try MultipartBoundary("xyz"), limits: MultipartLimits(headerBytes: 1000))
        _ = try parser.feed(Array("--xyz\r\n".utf8))
        let error = #expect(throws: ParseError.self) {
            for _ in 0..<2000 { _ = try parser.feed([UInt8(ascii: "a")]) }
        }
        #expect(error?.reason == .tooLarge)
        #expect(throws: ParseError.self) { try parser.feed([]) }
        #expect(throws: ParseError.self) { try parser.finish() }
    }

    @Test("A boundary comes from the type of the body", arguments: ["xyz", "----WebKitFormBoundaryA1", "a b"])
    func boundaries(text: String) throws {
        let type = try MediaType(parsing: "Multipart/Form-Data; boundary=\"\(text)\"")
        #expect(try MultipartBoundary(type).text == text)
    }

    @Test(
        "A type without a legal boundary is refused",
        arguments: [
            "multipart/form-data", "multipart/mixed; boundary=a", "multipart/form-data; boundary=\"\"",
            "multipart/form-data; boundary=\"a \"", "multipart/form-data; boundary=\"a*\"",
            "multipart/form-data; boundary=\(String(repeating: "a", count: 71))",
        ]
    )
    func refusedBoundaries(text: String) throws {
        let type = try MediaType(parsing: text)
        #expect(throws: ParseError.self) { try MultipartBoundary(type) }
    }
}
