import HTTPDaemon
import Testing

@Suite("Entity tags")
struct EntityTagTests {
    @Test(
        "A tag comes back as it was written",
        arguments: ["\"a\"", "W/\"a\"", "\"\"", "\"a,b*\\\"", "\"é\"", "\"W/\""]
    )
    func roundTrip(text: String) throws {
        #expect(try EntityTag(parsing: text).description == text)
    }

    @Test(
        "What is no tag is refused",
        arguments: [
            "", "a", "\"", "\"a", "a\"", "w/\"a\"", "W\"a\"", "\"a\"b", "\"a b\"", "\"a\u{7f}\"", " \"a\"", "*",
        ]
    )
    func refused(text: String) {
        #expect(throws: ParseError.self) { try EntityTag(parsing: text) }
    }

    @Test(
        "Weak and strong comparison are those of RFC 9110's table",
        arguments: [
            ("W/\"1\"", "W/\"1\"", false, true), ("W/\"1\"", "W/\"2\"", false, false),
            ("W/\"1\"", "\"1\"", false, true), ("\"1\"", "\"1\"", true, true), ("\"1\"", "\"2\"", false, false),
        ]
    )
    func comparison(left: String, right: String, strong: Bool, weak: Bool) throws {
        let left = try EntityTag(parsing: left)
        let right = try EntityTag(parsing: right)
        #expect(left.matchesStrongly(right) == strong)
        #expect(right.matchesStrongly(left) == strong)
        #expect(left.matchesWeakly(right) == weak)
        #expect(right.matchesWeakly(left) == weak)
    }

    @Test(
        "A list is read with all the blanks and empty elements it may have",
        arguments: [
            ("\"a\"", "\"a\""), ("\"a\",\"b\"", "\"a\", \"b\""), (" \"a\" , W/\"b\"\t", "\"a\", W/\"b\""),
            (",, \"a\",,\"b\",", "\"a\", \"b\""), ("*", "*"), (" * ", "*"), ("\"a,b\"", "\"a,b\""),
        ]
    )
    func lists(text: String, written: String) throws {
        #expect(try EntityTagList(parsing: text).description == written)
    }

    @Test("What is no list is refused", arguments: ["", ",", " ", "*, \"a\"", "\"a\" \"b\"", "\"a\", b", "\"a\", *"])
    func refusedLists(text: String) {
        #expect(throws: ParseError.self) { try EntityTagList(parsing: text) }
    }

    @Test("A list matches by any of its tags, and a star always")
    func matching() throws {
        let list = try EntityTagList(parsing: "\"a\", W/\"b\"")
        #expect(list.matchesStrongly(EntityTag("a")))
        #expect(!list.matchesStrongly(EntityTag("b")))
        #expect(list.matchesWeakly(EntityTag("b")))
        #expect(!list.matchesWeakly(EntityTag("c")))
        #expect(EntityTagList.any.matchesWeakly(EntityTag("c", isWeak: true)))
    }
}
