@testable import Fetching
import Testing

@Suite struct RedirectTests {
    @Test(
        "A redirect is followed within the same origin only",
        arguments: [
            ("/new", "https://api.example/new"), ("new?x=1", "https://api.example/v1/new?x=1"),
            ("?page=2", "https://api.example/v1/old?page=2"), ("../up", "https://api.example/up"),
            ("https://api.example/abs", "https://api.example/abs"), ("//api.example/net", "https://api.example/net"),
            ("https://API.EXAMPLE:443/x", "https://api.example/x"), ("/Zürich", "https://api.example/Z%c3%bcrich"),
            ("http://api.example/", nil), ("https://api.example:8443/", nil), ("https://other.example/", nil),
            ("https://api.example.evil/", nil), ("//evil.example/", nil), ("https://user@api.example/", nil),
            ("https://169.254.169.254/", nil), ("file:///etc/passwd", nil), ("javascript:alert(1)", nil),
        ] as [(String, String?)]
    )
    func redirects(_ location: String, _ expected: String?) throws {
        let address = try Address("https://api.example/v1/old?key=1")
        let found = address.redirected(to: location)
        #expect(found?.url.lowercased() == expected?.lowercased(), "\(location)")
        if let found { #expect("\(found)" == "https://api.example/…") }
    }
}
