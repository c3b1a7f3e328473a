import Testing
import XML

@Suite("The scanner before the parser")
struct PrologScannerTests {
    @Test(
        "A document type goes, however it is written, and its lines stay",
        arguments: [
            ("<a/>", "<a/>"), ("<?xml version='1.0'?>\n<a>b</a>", "<?xml version='1.0'?>\n<a>b</a>"),
            ("<!DOCTYPE a><a/>", "<a/>"), ("<!DOCTYPE a SYSTEM 'x>y'>\n<a/>", "\n<a/>"),
            ("<!DOCTYPE a [\n<!ELEMENT a (b)>\n]>\n<a/>", "\n\n\n<a/>"),
            ("<!DOCTYPE a [\n<!ATTLIST b c CDATA #REQUIRED\n<!ELEMENT d EMPTY>\n] ><a/>", "\n\n\n<a/>"),
            ("<!DOCTYPE a [<!-- it's ]> here --><!ELEMENT a (b)>]><a c='1'/>", "<a c='1'/>"),
            ("<!-- <b> --><a/>", "<!-- <b> --><a/>"), ("<!--<!DOCTYPE x [--><a/>", "<!--<!DOCTYPE x [--><a/>"),
            ("<!--><!DOCTYPE x [--><a/>", "<!--><!DOCTYPE x [--><a/>"), ("<!DOCTYPE a [<!-->]>-->]><a/>", "<a/>"),
            ("<a><!DOCTYPE b></a>", "<a><!DOCTYPE b></a>"), ("\u{FEFF}<a/>", "\u{FEFF}<a/>"),
            ("<a b='\u{0B}\u{1}c\u{1F}'\t>\n</a>", "<a b='  c '\t>\n</a>"),
        ]
    )
    func skipping(document: String, expected: String) throws {
        for size in [1, 2, 5, 1_000] {
            var scanner = PrologScanner()
            var kept: [UInt8] = []
            var rest = Array(document.utf8)[...]
            while !rest.isEmpty {
                var piece = Array(rest.prefix(size))
                try scanner.scan(&piece)
                kept += piece
                rest = rest.dropFirst(size)
            }
            #expect(String(decoding: kept, as: UTF8.self) == expected, "in pieces of \(size)")
            #expect(scanner.root.map { String(decoding: $0, as: UTF8.self) } == "a")
        }
    }

    @Test("Characters that no XML may hold are counted")
    func controls() throws {
        var scanner = PrologScanner()
        var piece = Array("<a>\u{0B}\u{0}\u{8}\t\r\n</a>".utf8)
        try scanner.scan(&piece)
        #expect(scanner.replaced == 3)
    }

    @Test(
        "What is dangerous or no UTF-8 is refused",
        arguments: [
            (Array("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>".utf8), XMLError.Code.entities),
            (Array("<!DOCTYPE a [\n  <!ENTITY % b SYSTEM 'c'>]><a/>".utf8), .entities),
            (Array("<!WHATEVER a><a/>".utf8), .malformed), ([0xFF, 0xFE, 0x3C, 0], .encoding),
            ([0xFE, 0xFF, 0, 0x3C], .encoding),
        ] as [([UInt8], XMLError.Code)]
    )
    func refusals(document: [UInt8], code: XMLError.Code) {
        let error = #expect(throws: XMLError.self) {
            var scanner = PrologScanner()
            var piece = document
            try scanner.scan(&piece)
        }
        #expect(error?.code == code)
    }

    @Test("What goes on for too long before the first element is refused")
    func tooLong() {
        let error = #expect(throws: XMLError.self) {
            var scanner = PrologScanner()
            var piece = [UInt8](repeating: 0x20, count: (1 << 20) + 1)
            try scanner.scan(&piece)
        }
        #expect(error?.code == .tooLong)
    }
}
