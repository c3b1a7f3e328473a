@testable import HTTPDaemon
import Testing

@Suite("Cookies")
struct CookieTests {
    @Test(
        "Legal pairs count, all else is passed over",
        arguments: [
            ("", []), ("a=1", [("a", "1")]), ("a=1; b=2", [("a", "1"), ("b", "2")]),
            ("a=1;b=2;", [("a", "1"), ("b", "2")]), ("a=1; a=2", [("a", "1"), ("a", "2")]), ("a=", [("a", "")]),
            ("a=\"1\"", [("a", "1")]), ("a=\"\"", [("a", "")]), ("a=\"1", []), ("a=1\"", []), ("a=\"1\"2", []),
            ("a=b=c", [("a", "b=c")]), ("a", []), ("=a", []), ("; ;", []), ("a =1", []), ("a= 1", []),
            ("a=1 2; b=3", [("b", "3")]), ("a=1,2", []), ("a=é; b=1", [("b", "1")]), ("a=\\; b=1", [("b", "1")]),
            ("a=\u{0}; b=1", [("b", "1")]), ("\u{1}=a; b=1", [("b", "1")]), ("  a=1  ", [("a", "1")]),
            ("$Version=1; a=1", [("$Version", "1"), ("a", "1")]), ("a[0]=1", []),
        ] as [(String, [(String, String)])]
    )
    func pairs(text: String, expected: [(String, String)]) {
        #expect(Cookies(text).fields == expected.map { NamedField($0.0, $0.1) })
    }

    @Test(
        "The cookies of one name are found among any others as if all were read",
        arguments: [
            "a=1", "a=1; ab=2; a=\"3\"", "ab=1; a", "a=1 2; b=3", "  a=1  ; a =2;a=é;;a=", "b=a=1", "a=1\"; a=\\", "",
        ]
    )
    func named(text: String) {
        #expect(Cookies.values(of: "a", in: Array(text.utf8)[...]) == Cookies(text).all("a"))
    }

    @Test("Of cookies without end, the first ones count")
    func bounded() {
        #expect(Cookies(String(repeating: "a=1;", count: 1000)).fields.count == 64)
    }

    @Test("A cookie of ours stays away from scripts and from other sites unless told otherwise")
    func written() throws {
        let plain = try SetCookie("a", "1")
        #expect(plain.description == "a=1; Path=/; HttpOnly; SameSite=Lax")
        let full = try SetCookie(
            "__Host-session",
            "x",
            maxAge: 3600,
            isSecure: true,
            isHTTPOnly: false,
            sameSite: .strict
        )
        #expect(full.description == "__Host-session=x; Path=/; Max-Age=3600; Secure; SameSite=Strict")
        #expect(
            full.removed.description == "__Host-session=; Path=/; Max-Age=0; Secure; SameSite=Strict"
        )
    }

    @Test("A written cookie is read back", arguments: ["", "1", "a=b", "!#$%&'()*+-./:<=>?@[]^_`{|}~"])
    func roundTrip(value: String) throws {
        let cookie = try SetCookie("name", value)
        let pair = cookie.description.prefix { $0 != ";" }
        #expect(Cookies(pair)["name"] == value)
    }

    @Test(
        "Names and values that could not be read back are refused",
        arguments: [
            ("", "1"), ("a b", "1"), ("a=", "1"), ("a;", "1"), ("é", "1"), ("a", "1 2"), ("a", "1;2"), ("a", "1,2"),
            ("a", "\""), ("a", "\\"), ("a", "é"), ("a", "\r\n"), ("a", "\u{7f}"),
        ]
    )
    func refused(name: String, value: String) {
        #expect(throws: ParseError.self) { try SetCookie(name, value) }
    }

    @Test("The rules of a prefixed name are kept, whatever its case")
    func prefixes() throws {
        for name in ["__Host-a", "__host-a", "__HOST-a"] {
            #expect(throws: ParseError.self) { try SetCookie(name, "1") }
            #expect(throws: ParseError.self) { try SetCookie(name, "1", path: "/below", isSecure: true) }
            #expect(try SetCookie(name, "1", isSecure: true).path == "/")
        }
        #expect(throws: ParseError.self) { try SetCookie("__Secure-a", "1") }
        #expect(try SetCookie("__Secure-a", "1", path: "/x", isSecure: true).path == "/x")
        #expect(throws: ParseError.self) { try SetCookie("a", "1", sameSite: .none) }
    }

    @Test("A path that would end the attribute is refused", arguments: ["", "a", "/a;b", "/a b", "/\r\n", "/é"])
    func paths(path: String) {
        #expect(throws: ParseError.self) { try SetCookie("a", "1", path: path) }
    }

    @Test("A negative age is none")
    func age() throws {
        #expect(try SetCookie("a", "1", maxAge: -5).maxAge == 0)
    }
}
