import Testing
import XML

@Suite("The XML parser")
struct XMLParserTests {
    @Test("It tells what stands there, in whatever pieces it comes", arguments: [1, 2, 3, 7, 64, 1_000])
    func pieces(_ size: Int) throws {
        let document = #"<a one="1 &lt; 2" two="&#183;"><plain three="3"/>words<b/></a>"#
        let listing = Listing()
        let parser = XMLParser(readsText: true)
        var rest = Array(document.utf8)[...]
        while !rest.isEmpty {
            try parser.feed(Array(rest.prefix(size)).span, to: listing)
            rest = rest.dropFirst(size)
        }
        try parser.finish(telling: listing)
        let expected = [
            "<a", "one=1 < 2", "two=·", ">", "<plain", "</plain", "words", "<b", ">", "</b", "</a",
        ]
        #expect(listing.lines.joined().split(separator: "|") == expected.joined().split(separator: "|"))
    }

    @Test(
        "What it must not read it refuses",
        arguments: [
            ("<a><b></a>", XMLError.Code.malformed), ("<a>", .malformed), ("", .malformed), ("words", .malformed),
            (#"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#, .entities), ("<a>&b;</a>", .entities),
            (#"<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>"#, .entities),
            (#"<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd"><a>&b;</a>"#, .entities),
            (#"<!DOCTYPE a [<!ENTITY % b "c"> %b;]><a/>"#, .entities),
            (String(repeating: "<a>", count: 65), .tooDeep),
            ("<\(String(repeating: "a", count: 1_025))/>", .tooLong),
            ("<a b='\(String(repeating: "c", count: (1 << 20) + 1))'/>", .tooLong),
            ("<a b='\(String(repeating: "c", count: 3 << 20))'/>", .tooLong),
            ("<a b='\(String(repeating: "c", count: 3 << 20))", .tooLong),
        ] as [(String, XMLError.Code)]
    )
    func refusals(document: String, code: XMLError.Code) {
        let error = #expect(throws: XMLError.self) {
            let parser = XMLParser()
            let listing = Listing()
            var rest = Array(document.utf8)[...]
            while !rest.isEmpty {
                try parser.feed(Array(rest.prefix(65_536)).span, to: listing)
                rest = rest.dropFirst(65_536)
            }
            try parser.finish(telling: listing)
        }
        #expect(error?.code == code, "\(document.prefix(60)): \(error?.description ?? "")")
    }
    @Test(
        "What is just not too long or too deep is read",
        arguments: [
            String(repeating: "<a>", count: 64) + String(repeating: "</a>", count: 64),
            "<a>\(String(repeating: "<b/>", count: 200))</a>", "<\(String(repeating: "a", count: 1_024))/>",
            "<a \(String(repeating: "b", count: 1_024))='\(String(repeating: "c", count: 1 << 20))'/>",
        ]
    )
    func limits(document: String) throws {
        let parser = XMLParser()
        let listing = Listing()
        try parser.feed(Array(document.utf8).span, to: listing)
        try parser.finish(telling: listing)
        #expect(!listing.lines.isEmpty)
    }

    @Test("A name that only begins like a word is another one, and so is one that ends too early")
    func words() {
        let name = Array("plain".utf8)
        #expect(name.span.spells("plain") && !name.span.spells("plainer") && !name.span.spells("pla"))
        #expect(name.span.begins(with: "pla") && name.span.begins(with: "plain") && !name.span.begins(with: "plainer"))
        var shorter = name
        shorter.removeLast()
        #expect(name.span.stand(in: name) && !name.span.stand(in: shorter) && !name.span.stand(in: name, at: 1))
        #expect(shorter.span.stand(in: name) && !shorter.span.stand(in: name, at: 1))
    }
}
