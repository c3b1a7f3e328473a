import DashboardTesting
import DashboardWeb
import HTTPDaemon
import Testing

@Suite("One fragment for a frame")
struct EmbedTests {
    @Test("It is a whole document with the fragment and nothing to go elsewhere with", arguments: BrowserWay.allCases)
    func document(way: BrowserWay) async throws {
        try await House().visit(by: way) { browser in
            let reply = try await browser.get("/embed/today/note")
            #expect(reply.status == .ok)
            #expect(reply[.contentType] == "text/html; charset=utf-8")
            #expect(reply.text.hasPrefix("<!DOCTYPE html>"))
            #expect(reply.text.contains(#"<section id="today_note""#))
            #expect(reply.text.contains(#"<link rel="stylesheet" href="/style.css""#))
            #expect(!reply.text.contains("<nav") && !reply.text.contains("<header") && !reply.text.contains("<a "))
            #expect(reply[.setCookie] == nil)
        }
    }

    @Test("Nobody may frame it unless they are named, and nobody may frame anything else")
    func permission() async throws {
        let ancestors = { (house: House, target: String) async throws in
            try await house.browser.get(target)[.contentSecurityPolicy]?.split(separator: "; ").last.map(String.init)
        }
        #expect(try await ancestors(House(), "/embed/today/note") == "frame-ancestors 'none'")
        let friend = try #require(WebOrigin("https://example.org"))
        let house = House(embeds: EmbedPolicy(.origins([friend])))
        #expect(try await ancestors(house, "/embed/today/note") == "frame-ancestors 'self' https://example.org")
        for target in ["/", "/fragments/today/note", "/embed/today/nobody", "/embed", "/openapi.json"] {
            #expect(try await ancestors(house, target) == "frame-ancestors 'none'")
        }
    }

    @Test("Without scripts it asks again at the fragment's own pace, and not at all where there is none")
    func pace() async throws {
        let browser = House().browser
        let note = try await browser.get("/embed/today/note").text
        #expect(note.contains(#"<noscript><meta http-equiv="refresh" content="30"></noscript>"#), "\(note)")
        #expect(try await !browser.get("/embed/today/poem").text.contains("http-equiv"))
    }

    @Test("Who has it already is told only that")
    func unchanged() async throws {
        let browser = House().browser
        let first = try await browser.get("/embed/today/note")
        let tag = try #require(first[.eTag])
        #expect(
            try await browser.get("/embed/today/note", headers: [.ifNoneMatch: try HeaderValue(tag)]).status
                == .notModified
        )
    }

    @Test(
        "What is no fragment cannot be framed either",
        arguments: [
            "/embed", "/embed/", "/embed/nowhere", "/embed/today/nobody", "/embed/today/note.json", "/embed/a--b",
        ]
    )
    func unknown(target: String) async throws {
        #expect(try await House().browser.get(target).status == .notFound)
    }
}
