import HTTPDaemon
import Testing

@Suite("Queries and forms")
struct FieldsTests {
    @Test(
        "Pairs are read in order, with their escapes undone once",
        arguments: [
            ("", []), ("a=1", [("a", "1")]), ("a=1&b=2&a=3", [("a", "1"), ("b", "2"), ("a", "3")]),
            ("a", [("a", "")]), ("a=", [("a", "")]), ("=a", [("", "a")]), ("=", [("", "")]), ("&&a=1&", [("a", "1")]),
            ("a=b=c", [("a", "b=c")]), ("a+b=c+d", [("a b", "c d")]), ("a=%2B", [("a", "+")]),
            ("a=%2526", [("a", "%26")]), ("a%3Db=1", [("a=b", "1")]), ("a=%26", [("a", "&")]),
            ("q=%C3%A9%e2%82%ac", [("q", "é€")]), ("a=%0D%0A", [("a", "\r\n")]), ("a;b=1", [("a;b", "1")]),
        ] as [(String, [(String, String)])]
    )
    func pairs(text: String, expected: [(String, String)]) throws {
        let fields = expected.map { NamedField($0.0, $0.1) }
        #expect(try Query(parsing: text).fields == fields)
        #expect(try Form(parsing: Array(text.utf8)).fields == fields)
        #expect(try Query(parsing: Query(fields).encoded).fields == fields)
        #expect(try Form(parsing: Array(Form(fields).encoded.utf8)).fields == fields)
    }

    @Test(
        "Malformed escapes, bytes that are not UTF-8 and NUL are refused",
        arguments: [
            "a=%", "a=%2", "a=%zz", "%", "a=%u00e9", "a=%FF", "a=%C3", "a=%C0%80", "a=%ED%A0%80", "a=%F5%80%80%80",
            "a=%00", "a%00=1",
        ]
    )
    func refused(text: String) {
        #expect(throws: ParseError.self) { try Query(parsing: text) }
        #expect(throws: ParseError.self) { try Form(parsing: Array(text.utf8)) }
    }

    @Test("More fields than allowed are refused, and said to be too many")
    func bounded() throws {
        let text = String(repeating: "a&", count: 256)
        #expect(try Query(parsing: text).fields.count == 256)
        #expect(throws: ParseError.self) { try Query(parsing: text + "b") }
        let error = #expect(throws: ParseError.self) { try Form(parsing: Array("a&b".utf8), maximum: 1) }
        #expect(error?.reason == .tooLarge)
    }

    @Test("Raw bytes beyond ASCII count as the UTF-8 they are, or are refused")
    func rawBytes() throws {
        #expect(try Form(parsing: Array("a=é".utf8))["a"] == "é")
        #expect(throws: ParseError.self) { try Form(parsing: [0x61, 0x3d, 0xe9]) }
    }

    @Test("A name finds its first value, all of them, or none")
    func lookup() throws {
        let query = try Query(parsing: "tag=sun&tag=rain&empty=")
        #expect(query["tag"] == "sun")
        #expect(query.all("tag") == ["sun", "rain"])
        #expect(query["empty"]?.isEmpty == true)
        #expect(query.contains("empty"))
        #expect(query["none"] == nil)
        #expect(query["Tag"] == nil)
        #expect(!query.isEmpty)
    }
}
