import Testing
import YAML

@Suite("The limits of a YAML document")
struct YAMLLimitTests {
    @Test("A billion laughs are refused before the first one")
    func laughs() {
        var text = "a: &a [lol]\n"
        for (name, next) in zip("abcdefgh", "bcdefghi") {
            text += "\(next): &\(next) [\(Array(repeating: "*\(name)", count: 10).joined(separator: ", "))]\n"
        }
        let document = YAMLDocument(text)
        #expect(document.root == nil)
        #expect(document.problems.count == YAMLLimits().problems)
    }

    @Test("As deep as the limit is read, and one level more is not", arguments: ["[]", "{}"])
    func depth(kind: String) {
        let (open, close) = kind == "[]" ? ("[", "]") : ("{a: ", "}")
        let nested = { (depth: Int) in
            YAMLDocument(String(repeating: open, count: depth) + String(repeating: close, count: depth))
        }
        #expect(nested(16).problems.isEmpty)
        #expect(nested(17).root == nil)
        #expect(
            nested(17).complaints.first?.hasSuffix("this stands more than 16 levels deep; that is more than is read")
                == true
        )
    }

    @Test("A very deep file ends at the limit and not with the stack", arguments: ["[", "{a: ", "- ", "? "])
    func bottomless(piece: String) {
        let document = YAMLDocument(String(repeating: piece, count: 60_000))
        #expect(document.root == nil)
        #expect(document.problems.count == 1)
    }

    @Test("The limits on bytes and values hold exactly")
    func counts() {
        var limits = YAMLLimits()
        limits.bytes = 12
        #expect(YAMLDocument("a: [1, 2, 3]", limits: limits).problems.isEmpty)
        #expect(
            YAMLDocument("a: [1, 2, 34]", limits: limits).complaints == [
                "1:1: the file has 13 bytes; at most 12 are read"
            ]
        )
        // The mapping, the key, the list and three values.
        limits.nodes = 6
        #expect(YAMLDocument("a: [1, 2, 3]", limits: limits).problems.isEmpty)
        limits.nodes = 5
        #expect(YAMLDocument("a: [1, 2, 3]", limits: limits).root == nil)
    }
}
