import DashboardCore
import Testing

@Suite("A model for programs")
struct JSONTests {
    @Test(
        "Every value is written as the standard has it",
        arguments: [
            (nil, "null"), (true, "true"), (false, "false"), (0, "0"), (-7, "-7"), (2.5, "2.5"), (3.0, "3"),
            (.number(.nan), "null"), (.number(.infinity), "null"), (.number(-0.0), "0"), ([], "[]"), ([:], "{}"),
            ([1, [nil], "x"], "[1,[null],\"x\"]"), (["b": 1, "a": ["c": false]], "{\"b\":1,\"a\":{\"c\":false}}"),
            ("", "\"\""), ("café ☂ 🌊", "\"café ☂ 🌊\""), ("a\"b\\c", #""a\"b\\c""#),
            ("a\nb\tc\u{0}\u{1F}\u{7F}", "\"a\\nb\\u0009c\\u0000\\u001f\u{7F}\""), ("</script>", "\"</script>\""),
            (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
        ] as [(JSON, String)]
    )
    func text(json: JSON, expected: String) {
        #expect(json.text == expected)
        #expect(json.bytes == Array(expected.utf8))
    }

    @Test("A member is found by its name, the first of two, and nothing anywhere else")
    func members() {
        let object: JSON = ["a": 1, "b": "x", "a": 2]
        #expect(object["a"] == 1 && object["b"] == "x" && object["c"] == nil)
        #expect((["a"] as JSON)["a"] == nil && JSON.null["a"] == nil)
        #expect(JSON(nil as String?) == nil && JSON("a") == "a")
    }
}
