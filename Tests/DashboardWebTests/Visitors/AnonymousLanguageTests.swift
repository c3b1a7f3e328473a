import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Markup
import Testing

@Suite("Those who have chosen nothing, in their languages", .timeLimit(.minutes(2)))
struct AnonymousLanguageTests {
    private let house = House()

    private func asking(_ languages: String, _ headers: Headers = .navigation) -> Headers {
        languages.isEmpty ? headers : headers.with(.acceptLanguage, HeaderValue(ours: languages))
    }

    @Test(
        "A page, a fragment alone and an embedded one are in the language that the browser asks for",
        arguments: [
            ("", "en", "Hide Note"), ("de", "de", "Note ausblenden"), ("de-AT, en;q=0.5", "de", "Note ausblenden"),
            ("it, fr;q=0.4, de;q=0.1", "fr", "Masquer «\u{202F}Note\u{202F}»"), ("es;q=0.1", "es", "Ocultar «Note»"),
            ("*", "en", "Hide Note"), ("tlh", "en", "Hide Note"), ("en;q=0, ja;q=0.1", "ja", "「Note」を隠す"),
        ]
    )
    func language(asked: String, tag: String, words: String) async throws {
        for target in ["/", "/fragments/today/note", "/embed/today/note"] {
            let reply = try await house.browser.get(target, headers: asking(asked))
            #expect(reply.text.contains("<html lang=\"\(tag)\""), "\(target)")
            #expect(reply.text.contains(words), "\(target)")
            #expect(reply[.vary]?.contains("Accept-Language") == true && reply[.vary]?.contains("Cookie") == true)
            #expect(reply[.setCookie] == nil && reply[.cacheControl] == "no-cache")
        }
        let page = try await house.browser.get("/", headers: asking(asked))
        #expect(page[.contentLanguage] == tag)
        let fragment = try await house.browser.get("/fragments/today/note", headers: asking(asked, .script))
        #expect(fragment.text.contains(words) && !fragment.text.contains(" lang="))
    }

    @Test("What is kept of a page in one language is never taken for another", arguments: BrowserWay.allCases)
    func caching(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            for target in ["/", "/fragments/today/note"] {
                var tags: [String: String] = [:]
                for _ in 0..<2 {
                    for language in ["de", "ja", "en", "fr"] {
                        let reply = try await browser.get(target, headers: asking(language))
                        let tag = try #require(reply[.eTag])
                        #expect(tags[language] == nil || tags[language] == tag)
                        tags[language] = tag
                    }
                }
                #expect(Set(tags.values).count == 4)
                for (language, tag) in tags {
                    for other in tags.keys {
                        let headers = asking(other).with(.ifNoneMatch, HeaderValue(ours: tag))
                        let reply = try await browser.get(target, headers: headers)
                        #expect(reply.status == (other == language ? .notModified : .ok), "\(language), \(other)")
                        #expect(reply[.vary]?.contains("Accept-Language") == true)
                    }
                }
            }
        }
    }

    @Test("Whoever makes a first choice goes on in the language in which they were welcomed")
    func welcome() async throws {
        let browser = house.browser
        let first = try await browser.post("/fragments/today/poem/hide", headers: asking("de", .script))
        #expect(first.text.contains("Ausgeblendete Karten"))
        #expect(try await browser.get("/", headers: asking("fr")).text.contains("<html lang=\"de\""))
        #expect(try await house.browser.get("/", headers: asking("fr")).text.contains("<html lang=\"fr\""))
    }

    @Test("There is one tree for each language that somebody reads, and not more")
    func bounded() async throws {
        for asked in ["de", "de-CH", "tlh", "xx", "de;q=0.3", "zh"] {
            _ = try await house.browser.get("/", headers: asking(asked))
        }
        let (german, english) = (house.visitors.anonymous(in: .german), house.visitors.anonymous(in: .english))
        #expect(german !== english && german.openScenes.count == 1 && english.openScenes.count == 1)
        #expect(house.visitors.anonymous(in: .japanese).openScenes.isEmpty)
    }

    @Test("A model has the same figures in every language")
    func model() async throws {
        var models: Set<String> = []
        for language in ["en", "de", "ja"] {
            models.insert(
                try await house.browser.get("/fragments/today/tally.json", headers: asking(language, .json)).text
            )
        }
        #expect(models.count == 1)
    }
}
