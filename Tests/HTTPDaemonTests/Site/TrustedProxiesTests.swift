import HTTPDaemon
import Testing

@Suite("Trusted proxies")
struct TrustedProxiesTests {
    /// A case: the peer, what it forwards, and what the site believes then.
    struct Case: Sendable, CustomTestStringConvertible {
        let peer: String
        let forwarded: String
        let believed: String
        var testDescription: String { "\(peer) forwarding \(forwarded)" }
    }

    private func who(_ peer: String, _ headers: Headers) async -> String {
        let networks = ["10.0.0.0/8", "fd00::/8", "192.0.2.7"].compactMap(AddressRange.init)
        let site = SampleSite.make(proxies: TrustedProxies(networks))
        var draft = Site.Draft(.get, "/who")
        for field in headers { draft.headers.add(field.name, field.value) }
        draft.peer = peer
        return await site.respond(to: draft).text
    }

    @Test(
        "Only a named proxy is believed, and only the last stranger in its chain",
        arguments: [
            Case(peer: "203.0.113.9", forwarded: "198.51.100.1", believed: "203.0.113.9"),
            Case(peer: "10.1.2.3", forwarded: "198.51.100.1", believed: "198.51.100.1"),
            Case(peer: "10.1.2.3", forwarded: "6.6.6.6, 198.51.100.1, 10.9.9.9", believed: "198.51.100.1"),
            Case(peer: "192.0.2.7", forwarded: "198.51.100.1", believed: "198.51.100.1"),
            Case(peer: "192.0.2.8", forwarded: "198.51.100.1", believed: "192.0.2.8"),
            Case(peer: "fd12::1", forwarded: "2001:db8::5", believed: "2001:db8::5"),
            Case(peer: "10.1.2.3", forwarded: "nonsense", believed: "10.1.2.3"),
        ]
    )
    func chain(sample: Case) async throws {
        let answer = await who(sample.peer, ["X-Forwarded-For": try HeaderValue(sample.forwarded)])
        #expect(answer.hasPrefix(sample.believed + " "))
    }

    @Test("The scheme, the host and the request's id are taken from a trusted proxy only")
    func schemeAndHost() async {
        let headers: Headers = [
            "X-Forwarded-Proto": "https", "X-Forwarded-Host": "localhost:8443", "X-Request-Id": "from-proxy.1",
        ]
        #expect(await who("10.1.2.3", headers) == "10.1.2.3 true localhost:8443 from-proxy.1")
        #expect(await who("203.0.113.9", headers).hasPrefix("203.0.113.9 false localhost "))
    }

    @Test(
        "Text that is no network is refused",
        arguments: ["", "10.0.0.0/33", "10.0.0/8", "::/129", "example.org", "10.0.0.0/8/8"]
    )
    func ranges(text: String) {
        #expect(AddressRange(text) == nil)
    }
}
