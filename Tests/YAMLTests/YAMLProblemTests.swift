import Testing
import YAML

@Suite("What a YAML document is refused for")
struct YAMLProblemTests {
    @Test(
        "A file that breaks off says where, and what to do",
        arguments: [
            ("a: 1: 2\n", "1:5: a value cannot hold another colon; put it in quotes, or begin a new line"),
            (
                "a:\n\tb: 1\n",
                "2:1: nothing can begin with this character; indent with spaces and not with tabs, or put the value in quotes"
            ),
            (
                "a: @b\n",
                "1:4: nothing can begin with this character; indent with spaces and not with tabs, or put the value in quotes"
            ),
            ("a: 1\nb\nc: 2\n", "2:1: there is no colon after this key; write “key: value”"),
            ("a: 1\n  b: 2\n", "2:4: a value cannot hold another colon; put it in quotes, or begin a new line"),
            ("a:\n    b: 1\n  c: 2\n", "3:3: a key was expected here; indent the line like the keys before it"),
            ("- 1\nb: 2\n", "2:1: an item of the list that begins at 1:1 was expected; begin the line with “- ”"),
            ("a: - b\n", "1:4: a list cannot begin here; begin it on a line of its own"),
            (
                "a: [1, 2\nb: 3\n",
                "2:2: a comma or ] was expected; close the list that begins at 1:4, or put a value with [ or { in quotes"
            ),
            (
                "a: {b: 1\nc: 3\n",
                "2:2: a comma or } was expected; close the group that begins at 1:4, or put a value with [ or { in quotes"
            ),
            (
                "{a: ${B}}",
                "1:6: a comma or } was expected; close the group that begins at 1:1, or put a value with [ or { in quotes"
            ),
            ("a: \"b\n", "1:4: a text in quotes begins here and does not end; close it with the same quote"),
            (#"a: "\q""#, "1:5: there is no such escape; write a backslash twice, or use single quotes"),
            ("a: 1\nb: \u{1}\n", "2:4: a control character stands here; delete it"),
            ("a: 1\n---\nb: 2\n", "2:1: a second document begins here; a file holds one, so delete one of them"),
        ]
    )
    func broken(text: String, complaint: String) {
        let document = YAMLDocument(text)
        #expect(document.root == nil)
        #expect(document.complaints == [complaint])
    }

    @Test(
        "Bytes that are no UTF-8 are refused at their place",
        arguments: [([0xFF], 5), ([0xC3, 0x28], 6), ([0xED, 0xA0, 0x80], 5)] as [([UInt8], Int)]
    )
    func noText(bytes: [UInt8], column: Int) {
        let document = YAMLDocument(parsing: Array("é: 1\nab: ".utf8) + bytes)
        #expect(document.root == nil)
        #expect(document.complaints == ["2:\(column): the bytes here are no UTF-8; save the file as UTF-8"])
    }

    @Test(
        "What makes one thing of another is refused, and the rest is read",
        arguments: [
            ("x: &a 1", "1:4: names for values (&name) are not read; take the name away", .mapping(["x": .refused])),
            (
                "x: *a", "1:4: references to other values (*name) are not read; write the value out",
                .mapping(["x": .refused])
            ),
            (
                "x: !!str 1", "1:4: tags (!name) are not read; put a text in quotes to keep it one",
                .mapping(["x": .refused])
            ),
            (
                "x: ! 1", "1:4: tags (!name) are not read; put a text in quotes to keep it one",
                .mapping(["x": .refused])
            ),
            (
                "x: !a [1]", "1:4: tags (!name) are not read; put a text in quotes to keep it one",
                .mapping(["x": .refused])
            ),
            (
                "<<: {a: 1}\nb: 2", "1:1: merge keys (<<) are not read; write the values out",
                .mapping(["b": .integer(2)])
            ),
            (
                "a: 1\nb: 2\na: 3", "3:1: this key stands at 1:1 already; keep one of the two",
                .mapping(["a": .integer(1), "b": .integer(2)])
            ),
            ("[1]: 2\nb: 3", "1:1: a list cannot be a key; write one word", .mapping(["b": .integer(3)])),
            ("{'': 2, b: 3}", "1:2: a key was expected before the colon; write one", .mapping(["b": .integer(3)])),
        ] as [(String, String, Plain)]
    )
    func refused(text: String, complaint: String, rest: Plain) {
        let document = YAMLDocument(text)
        #expect(document.complaints == [complaint])
        #expect(document.plain == rest)
    }

    @Test("All that is wrong is said at once")
    func all() {
        let document = YAMLDocument("a: &x 1\nb: *x\nc: 1\nc: 2\nd: [\n")
        #expect(document.problems.map(\.place.line) == [1, 2, 4, 6])
        #expect(document.root == nil)
    }

    @Test("A quoted merge key is a key like any other")
    func quotedMerge() {
        #expect(YAMLDocument("'<<': 1").plain == .mapping(["<<": .integer(1)]))
    }
}
