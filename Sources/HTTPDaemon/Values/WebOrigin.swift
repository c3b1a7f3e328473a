/// Whose page a page is: a scheme, a host, and a port where it is not the scheme's own.
///
/// ```swift
/// #expect(WebOrigin("https://example.org")?.text == "https://example.org")
/// #expect(WebOrigin("https://example.org/path") == nil)
/// ```
public struct WebOrigin: Hashable, Sendable {
    /// The origin in its one spelling, with nothing that could end a directive or a header.
    public let text: String

    /// Reads `https://example.org` or `http://127.0.0.1:8080`; answers nil for anything more or less than that.
    public init?(_ text: String) {
        for scheme in ["http://", "https://"] where text.hasPrefix(scheme) {
            let authority = text.dropFirst(scheme.count)
            // A colon inside brackets belongs to the address.
            let end = authority.lastIndex(of: "]") ?? authority.startIndex
            let colon = authority[end...].lastIndex(of: ":")
            guard let host = try? HostName(parsing: authority[..<(colon ?? authority.endIndex)]) else { return nil }
            guard let colon else {
                self.text = scheme + host.text
                return
            }
            let digits = authority[authority.index(after: colon)...]
            guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isDigit),
                let port = Int(digits), (1...65_535).contains(port)
            else { return nil }
            self.text = "\(scheme)\(host.text):\(port)"
            return
        }
        return nil
    }
}
