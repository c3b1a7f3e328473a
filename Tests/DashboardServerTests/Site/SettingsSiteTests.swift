import Crypto
import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("The settings as Daybook shows them", .timeLimit(.minutes(2)))
struct SettingsSiteTests {
    private static let script: Headers = [.secFetchMode: "cors", .secFetchSite: "same-origin", .accept: "*/*"]
    private static let screens = ["/", "/weather", "/day", "/stories", "/server", "/settings", "/kiosk"]

    private func choose(_ card: String, _ fields: [String: String], with browser: Browser) async throws -> Reply {
        let form = fields.sorted { $0.key < $1.key }.map { NamedField($0.key, $0.value) }
        return try await browser.post("/fragments/settings/\(card)/save", form: form)
    }

    @Test("The screen is what was looked at", arguments: ["en", "de", "fr", "es", "ja"])
    func screen(language: String) async throws {
        let browser = Browser(try ProductSite.make())
        let page = try await browser.get("/settings", headers: [.acceptLanguage: HeaderValue(ours: language)])
        try expectSnapshot(page.text.withoutHashes.withoutZones, named: "settings-\(language)")
    }

    @Test("A chosen language is that of every page, whatever the browser asks for", arguments: BrowserWay.allCases)
    func language(way: BrowserWay) async throws {
        try await Browser.visit(try ProductSite.make(), by: way) { browser in
            let reply = try await choose("language", ["language": "de"], with: browser)
            #expect(reply.status == .seeOther && reply[.location] == "/settings")
            for screen in Self.screens {
                let page = try await browser.get(screen, headers: [.acceptLanguage: "fr"])
                #expect(page.text.contains("<html lang=\"de\""), "\(screen)")
                #expect(page[.contentLanguage] == "de" && page[.cacheControl] == "private, no-cache")
            }
            _ = try await choose("language", ["language": ""], with: browser)
            #expect(try await browser.get("/").text.contains("<html lang=\"en\""))
        }
    }

    @Test("Units and clock are chosen each for itself, and what is not sent stays")
    func units() async throws {
        let browser = Browser(try ProductSite.make())
        _ = try await choose("units", ["temperature": "fahrenheit", "wind": "kn"], with: browser)
        _ = try await choose("units", ["hours": "12", "wind": ""], with: browser)
        let model = try await browser.get("/fragments/settings/units.json").text
        #expect(model.contains(#""temperature":"fahrenheit""#) && model.contains(#""hours":"12""#))
        #expect(model.contains(#""wind":null"#) && model.contains(#""distance":null"#))
    }

    @Test(
        "What cannot be chosen is refused, and nothing is lost",
        arguments: [
            ("units", ["temperature": "cubits"]), ("units", ["temperature": "celsius", "hours": "13"]),
            ("language", ["language": "tlh"]), ("language", ["language": "<script>"]),
        ]
    )
    func refusal(card: String, fields: [String: String]) async throws {
        let browser = Browser(try ProductSite.make())
        _ = try await choose("units", ["temperature": "fahrenheit"], with: browser)
        let before = try await browser.get("/settings")
        let reply = try await choose(card, fields, with: browser)
        #expect(reply.status == .unprocessableContent && reply.text.contains("Nothing was changed."))
        #expect(!reply.text.contains("<script>"))
        #expect(try await browser.get("/settings").content == before.content)
    }

    @Test("The choice survives a restart, and nobody else has it")
    func restart() async throws {
        let store = MemorySessionStore()
        let browser = Browser(try ProductSite.make(store: store))
        _ = try await choose("language", ["language": "ja"], with: browser)
        let cookie: Headers = [.cookie: HeaderValue(ours: "daybook=\(try #require(browser.cookie("daybook")))")]
        let site = try ProductSite.make(store: store)
        #expect(try await Browser(site).get("/", headers: cookie).text.contains("<html lang=\"ja\""))
        #expect(try await Browser(site).get("/").text.contains("<html lang=\"en\""))
    }

    @Test("The house has a language and units of its own, for those who ask for none that it speaks")
    func house() async throws {
        var units = Units()
        units.temperature = .fahrenheit
        let browser = Browser(try ProductSite.make(manner: Manner(.spanish, units: units, hours: .twelve)))
        for (asked, tag) in [("tlh", "es"), ("de", "de")] {
            let page = try await browser.get("/settings", headers: [.acceptLanguage: HeaderValue(ours: asked)]).text
            #expect(page.contains("<html lang=\"\(tag)\""))
            #expect(page.contains(": °F</option>") && page.contains("2:30"))
        }
        let error = try await browser.get("/no/such/page", headers: [.accept: "text/html", .acceptLanguage: "tlh"])
        #expect(error.text.contains("<html lang=\"es\"") && error[.vary]?.contains("Accept-Language") == true)
    }

    @Test("What is not translated says in which language it is", arguments: ["/server", "/stories", "/fragments"])
    func foreign(target: String) async throws {
        let browser = Browser(try ProductSite.make())
        let headers: Headers = [.acceptLanguage: "de", .accept: "text/html"]
        let page = try await browser.get(target, headers: headers).text
        #expect(page.contains("<html lang=\"de\"") && page.contains("lang=\"en\""))
        #expect(page.contains(">Einstellungen<") && page.contains(">Geschichten<"))
        #expect(try await !browser.get(target, headers: [.accept: "text/html"]).text.contains(" lang=\"en\" class"))
    }

    @Test("An error is told in the visitor's language, and a program reads it in English")
    func errors() async throws {
        let browser = Browser(try ProductSite.make())
        _ = try await choose("language", ["language": "de"], with: browser)
        let page = try await browser.get("/no/such/page", headers: [.accept: "text/html", .acceptLanguage: "ja"])
        #expect(page.text.contains("<html lang=\"de\"") && page.text.contains("Hier ist keine Seite"))
        let problem = try await browser.get("/no/such/page", headers: [.accept: "application/problem+json"])
        #expect(problem.text.contains("\"status\":404") && !problem.text.contains("Seite"))
    }

    @Test("The door speaks the language that the browser asks for")
    func door() async throws {
        let hash = try #require(PassphraseHash(of: "correct horse", cost: .least))
        let site = try ProductSite.make(account: Account(name: "ingrid", hash: hash))
        let headers: Headers = [.secFetchMode: "navigate", .secFetchDest: "document", .acceptLanguage: "de"]
        let page = try await Browser(site).get("/stories", headers: headers)
        #expect(page.status == .unauthorized && page[.vary]?.contains("Accept-Language") == true)
        #expect(page.text.contains("<html lang=\"de\"") && page.text.contains("<em>Geschichten</em>"))
    }
}

extension String {
    /// The same text without the zones of the machine that the test runs on.
    fileprivate var withoutZones: String {
        replacing(#/(<datalist [^>]*>).*?<\/datalist>/#.dotMatchesNewlines()) { "\($0.output.1)</datalist>" }
    }
}
