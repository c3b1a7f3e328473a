import Testing
import YAML

@Suite("A YAML document")
struct YAMLDocumentTests {
    @Test(
        "A value without quotes is typed by the core schema of YAML 1.2",
        arguments: [
            ("", .null), ("~", .null), ("null", .null), ("nULL", .text("nULL")),
            ("true", .boolean(true)), ("False", .boolean(false)),
            ("no", .text("no")), ("yes", .text("yes")), ("on", .text("on")), ("off", .text("off")), ("y", .text("y")),
            ("12", .integer(12)), ("-7", .integer(-7)), ("+7", .integer(7)), ("007", .integer(7)),
            ("0o17", .integer(15)), ("0xFF", .integer(255)), ("0x-1", .text("0x-1")), ("0b1", .text("0b1")),
            ("1_000", .text("1_000")), ("12:30:45", .text("12:30:45")), ("2026-04-14", .text("2026-04-14")),
            ("1.5", .real(1.5)), ("-.5", .real(-0.5)), ("2.", .real(2)), ("1e3", .real(1000)), ("1.5E-1", .real(0.15)),
            (".", .text(".")), ("-", .text("-")), ("1e", .text("1e")), ("1.2.3", .text("1.2.3")), ("e3", .text("e3")),
            (".inf", .real(.infinity)), ("-.INF", .real(-.infinity)), ("inf", .text("inf")), ("nan", .text("nan")),
            ("9223372036854775807", .integer(.max)), ("9223372036854775808", .real(9_223_372_036_854_775_808)),
            ("http://127.0.0.1:8080/a", .text("http://127.0.0.1:8080/a")),
            ("'12'", .text("12")), ("\"no\"", .text("no")), ("''", .text("")), (#""a\tb\u00e9""#, .text("a\tbé")),
            ("Tromsø 北", .text("Tromsø 北")),
        ] as [(String, Plain)]
    )
    func scalars(text: String, value: Plain) {
        #expect(YAMLDocument("key: \(text == "-" ? "'-'" : text)").plain == .mapping(["key": value]))
    }

    @Test(
        "Lists and groups are read in each of their spellings",
        arguments: [
            ("- 1\n- [2, {a: 3}]\n", .list([.integer(1), .list([.integer(2), .mapping(["a": .integer(3)])])])),
            (
                "---\na:\n- x\n- y: 1\n  z: 2\n...\n",
                .mapping(["a": .list([.text("x"), .mapping(["y": .integer(1), "z": .integer(2)])])])
            ),
            (
                "text: |\n  one\n  two\nlast: >\n  a\n  b\n",
                .mapping(["text": .text("one\ntwo\n"), "last": .text("a b\n")])
            ),
            ("# only a remark\n", .null),
            ("", .null),
            ("\u{FEFF}a: 1\r\nb: 2\r\n", .mapping(["a": .integer(1), "b": .integer(2)])),
            ("1: a\n~: b\n", .mapping(["1": .text("a"), "~": .text("b")])),
        ] as [(String, Plain)]
    )
    func shapes(text: String, value: Plain) {
        let document = YAMLDocument(text)
        #expect(document.plain == value)
        #expect(document.problems.isEmpty)
    }

    @Test("Each value and each key knows its line and column, counted in characters")
    func places() throws {
        let root = try #require(YAMLDocument("a: {北: [1, x]}\nb:\n  - c: 2\n").root)
        guard case .mapping(let entries) = root.content, case .mapping(let inner) = entries[0].value.content,
            case .list(let items) = inner[0].value.content, case .list(let list) = entries[1].value.content,
            case .mapping(let last) = list[0].content
        else {
            Issue.record("it has another shape")
            return
        }
        let places = [root.place, inner[0].place, items[1].place, entries[1].place, last[0].place, last[0].value.place]
        #expect(places.map(\.description) == ["1:1", "1:5", "1:12", "2:1", "3:5", "3:8"])
    }
}
