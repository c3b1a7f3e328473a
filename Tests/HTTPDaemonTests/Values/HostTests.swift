import HTTPDaemon
import Testing

@Suite("Hosts")
struct HostTests {
    @Test(
        "A host has one spelling",
        arguments: [
            ("localhost", "localhost"), ("Example.ORG", "example.org"), ("example.org.", "example.org"),
            ("a-b.c_d", "a-b.c_d"), ("127.0.0.1", "127.0.0.1"), ("xn--bcher-kva.example", "xn--bcher-kva.example"),
            ("[::1]", "[::1]"), ("[0:0:0:0:0:0:0:1]", "[::1]"), ("[2001:DB8::0:1]", "[2001:db8::1]"),
            ("[::]", "[::]"), ("[1::]", "[1::]"), ("[1:0:0:2:0:0:0:3]", "[1:0:0:2::3]"),
            ("[::ffff:127.0.0.1]", "[::ffff:7f00:1]"), ("[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7:8]"),
            ("[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]"), ("[0001:02::]", "[1:2::]"), ("1a", "1a"), ("a.1b", "a.1b"),
        ]
    )
    func spelling(text: String, expected: String) throws {
        let host = try HostName(parsing: text)
        #expect(host.text == expected)
        #expect(try HostName(parsing: host.text) == host)
    }

    @Test(
        "What is no host is refused",
        arguments: [
            "", ".", "..", "a..b", ".a", "a b", "a/b", "a@b", "a:b", "é.example", "-a", "a-", "a,b", "a\u{0}", "a\r\n",
            "*", "*.a", "%61", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "0x7f.0.0.1", "a.0x1", "2130706433",
            "[", "]", "[]", "[:]", "[:::]", "[1]", "[::1", "::1", "[1:2:3:4:5:6:7:8:9]", "[1::2::3]", "[12345::]",
            "[g::]", "[::1%eth0]", "[1.2.3.4::]", "[::1.2.3]", "[:1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:8::]",
            "[\u{301}::1]", "[::1]\u{301}",
        ]
    )
    func refused(text: String) {
        #expect(throws: ParseError.self) { try HostName(parsing: text) }
    }

    @Test("Names and labels are bounded")
    func bounded() throws {
        let label = String(repeating: "a", count: 63)
        #expect(try HostName(parsing: label).text == label)
        #expect(throws: ParseError.self) { try HostName(parsing: label + "a") }
        #expect(throws: ParseError.self) { try HostName(parsing: [label, label, label, label].joined(separator: ".")) }
    }

    @Test(
        "A port may follow",
        arguments: [
            ("a:80", "a", 80), ("a:65535", "a", 65535), ("a", "a", nil), ("a:", "a", nil), ("[::1]:1", "[::1]", 1),
            ("[::1]", "[::1]", nil), ("a:00080", "a", 80),
        ] as [(String, String, UInt16?)]
    )
    func ports(text: String, host: String, port: UInt16?) throws {
        let authority = try Authority(parsing: text)
        #expect(authority.host.text == host)
        #expect(authority.port == port)
    }

    @Test(
        "What is no host with a port is refused",
        arguments: [
            "", ":", ":80", "a:0", "a:65536", "a:-1", "a:+1", "a:8 0", "a:1:2", "[::1]a:1", "a:000080",
            "u:p@a",
        ]
    )
    func refusedPorts(text: String) {
        #expect(throws: ParseError.self) { try Authority(parsing: text) }
    }

    @Test(
        "A list allows what it names",
        arguments: [
            ("localhost", true), ("LOCALHOST:8080", true), ("localhost.", true), ("a.example", false),
            ("secure.example:8443", true), ("secure.example", false), ("secure.example:443", false),
            ("x.home.example", true), ("x.y.home.example:1", true), ("home.example", false), ("xhome.example", false),
            ("[::1]:8080", true), ("[0::1]", true), ("127.0.0.1:9", true), ("127.0.0.2", false),
        ]
    )
    func allowed(text: String, isAllowed: Bool) throws {
        let list = try HostAllowList(["localhost", "secure.example:8443", "*.home.example", "[::1]", "127.0.0.1"])
        #expect(list.allows(try Authority(parsing: text)) == isAllowed)
    }

    @Test("An entry that is no host is refused", arguments: ["", "*", "*.", "a b", "*.a:80", "http://a"])
    func refusedEntries(entry: String) {
        #expect(throws: ParseError.self) { try HostAllowList([entry]) }
    }
}
