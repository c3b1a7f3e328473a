import HTTPDaemon
import Testing

@Suite("The origin of a page")
struct WebOriginTests {
    @Test(
        "It has one spelling",
        arguments: [
            ("https://example.org", "https://example.org"), ("http://EXAMPLE.org.", "http://example.org"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("https://[0:0::1]:08443", "https://[::1]:8443"),
            ("https://[::1]", "https://[::1]"),
        ]
    )
    func spelling(text: String, expected: String) {
        #expect(WebOrigin(text)?.text == expected)
    }

    @Test(
        "What is more or less than an origin is none",
        arguments: [
            "", "example.org", "https://", "https://example.org/", "https://example.org/path", "ftp://example.org",
            "https://user@example.org", "https://example.org:", "https://example.org:0", "https://example.org:65536",
            "https://example.org:+80", "https://*.example.org", "https://example.org; script-src *", "*", "'self'",
            "https://example.org https://other.org", "https://example.org\r\nX: y", "HTTPS://example.org", "null",
        ]
    )
    func refused(text: String) {
        #expect(WebOrigin(text) == nil)
    }
}
