import DashboardCore
import DashboardTesting
@testable import DashboardServer
import HTTPDaemon
import Testing

@Suite("Places that visitors choose", .timeLimit(.minutes(5)))
struct PlacesTests {
    private static let moment = "2026-06-15T08:20:00Z"
    private static let sydney = "-33.8679 151.2073 Australia/Sydney Sydney"
    private static let oslo = "59.9100 10.7500 Europe/Oslo Oslo"

    private let upstream: StubUpstream
    private let store = MemorySessionStore()

    init() throws {
        upstream = try StubUpstream()
    }

    private var openMeteo: String {
        let base = "http://\(upstream.daemon.endpoint)/v1"
        return "{kind: open-meteo, url: \"\(base)\", geocoding-url: \"\(base)\"}"
    }

    private func house() throws -> LiveHouse { try LiveHouse(at: Self.moment, store: store, asking: [openMeteo]) }

    /// Presses as a browser does that runs no scripts.
    @discardableResult
    private func press(_ action: String, _ fields: KeyValuePairs<String, String>, _ browser: Browser) async throws
        -> Reply
    {
        let reply = try await browser.post(
            "/fragments/settings/places/\(action)",
            form: fields.map { NamedField($0, $1) },
            headers: [.secFetchSite: "same-origin", .secFetchMode: "navigate", .accept: "text/html"]
        )
        #expect(reply.status == .seeOther)
        return reply
    }

    private func hero(_ browser: Browser) async throws -> String {
        try await browser.get("/fragments/weather/weather-hero.txt?wait=10").text
    }

    @Test("What is found by its name is chosen, kept for the visitor, and shown on all screens")
    func choosing() async throws {
        let house = try house()
        let browser = Browser(house.site)
        #expect(try await !browser.get("/weather").text.contains("<nav id=\"weather_place-chooser\""))
        let first = try await press("search", ["q": "Syd"], browser)
        #expect(first.headers[.setCookie] != nil)
        let page = try await browser.get("/settings").text
        for words in ["value=\"Syd\"", "New South Wales · Australia", "4,627,345 people", "GeoNames", Self.sydney] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(upstream.calls == 1)
        try await press("choose", ["place": Self.sydney], browser)
        let words = try await hero(browser)
        #expect(words.hasPrefix("Sydney: ") && words.contains(" 35°"))
        #expect(try await browser.get("/").text.contains("Monday 15 June, Sydney"))
        #expect(try await browser.get("/kiosk").text.contains("Sydney"))
        let weather = try await browser.get("/weather").text
        #expect(weather.contains("value=\"\(Self.sydney)\" aria-current=\"true\">Sydney</button>"))
        #expect(weather.contains("value=\"\(Self.oslo)\">Oslo</button>"))
        #expect(try await !browser.get("/settings").text.contains("value=\"Syd\""))
        #expect(Set(upstream.latitudes) == ["59.9100", "-33.8679"] && upstream.calls == 2)
        await house.office.close()
    }

    @Test("Two visitors look at two places at once, and whoever has chosen none at the house's")
    func apart() async throws {
        let house = try house()
        let (one, other, nobody) = (Browser(house.site), Browser(house.site), Browser(house.site))
        try await press("choose", ["place": Self.sydney], one)
        try await press("add", ["at": "-51°42′ -57°51′", "name": "Stanley", "zone": "Atlantic/Stanley"], other)
        for _ in 0..<2 {
            #expect(try await hero(one).hasPrefix("Sydney: "))
            #expect(try await hero(other).hasPrefix("Stanley: "))
            #expect(try await hero(nobody).hasPrefix("Oslo: Sunny spells, 15°"))
        }
        await house.office.close()
    }

    @Test("Choices are there again after a restart")
    func restart() async throws {
        let evening = try house()
        let browser = Browser(evening.site)
        try await press("choose", ["place": Self.sydney], browser)
        await evening.office.close()
        let morning = try house()
        let cookie: Headers = [.cookie: HeaderValue(ours: "daybook=\(try #require(browser.cookie("daybook")))")]
        let words = try await Browser(morning.site).get("/fragments/weather/weather-hero.txt?wait=10", headers: cookie)
        #expect(words.text.hasPrefix("Sydney: "))
        await morning.office.close()
    }

    @Test("Where the place that is shown is removed, the next one is shown, with its own figures")
    func removal() async throws {
        let house = try house()
        let browser = Browser(house.site)
        try await press("choose", ["place": Self.sydney], browser)
        let words = try await hero(browser)
        #expect(words.hasPrefix("Sydney: ") && words.contains(" 35°"))
        try await press("remove", ["place": Self.sydney], browser)
        #expect(try await hero(browser).hasPrefix("Oslo: Sunny spells, 15°"))
        #expect(try await !browser.get("/weather").text.contains("Sydney"))
        await house.office.close()
    }

    @Test("A place of the house is chosen by its chip, is marked as everybody's, and cannot be removed")
    func everybodys() async throws {
        let house = try house()
        let browser = Browser(house.site)
        try await press("choose", ["place": Self.sydney], browser)
        try await press("select", ["place": Self.oslo, "return": "/weather"], browser)
        #expect(try await hero(browser).hasPrefix("Oslo: "))
        try await press("remove", ["place": Self.oslo], browser)
        #expect(try await browser.get("/settings").text.contains("Europe/Oslo · everybody’s"))
        await house.office.close()
    }

    @Test("A place is kept fresh by its first provider as long as somebody looks, and nobody is asked before")
    func watching() async throws {
        let house = try house()
        #expect(upstream.calls == 0)
        #expect(house.office.weather.bureau.post(at: nil).keepFresh() != nil)
        await house.office.close()
    }

    @Test("Two hundred first looks at one place are one call")
    func crowd() async throws {
        let house = try house()
        let browser = Browser(house.site)
        try await press("choose", ["place": Self.sydney], browser)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { _ = try await hero(browser) } }
            try await group.waitForAll()
        }
        #expect(upstream.latitudes == ["-33.8679"])
        await house.office.close()
    }

    @Test(
        "What cannot be read is said beside its field, and nothing that was typed is lost",
        arguments: [
            ("here", "Home", "Europe/Berlin", "Two numbers are expected"),
            ("91, 0", "Home", "Europe/Berlin", "The latitude goes from"),
            ("0, 181", "Home", "Europe/Berlin", "The longitude goes from"),
            ("1, 2", " ", "Europe/Berlin", "Give the place a name"),
            ("1, 2", "Home", "Europe/Atlantis", "There is no time zone of that name"),
            ("1, 2", "<b>\"Home\"", "../../etc/passwd", "There is no time zone of that name"),
        ]
    )
    func mistakes(at: String, name: String, zone: String, complaint: String) async throws {
        let house = try house()
        let browser = Browser(house.site)
        try await press("add", ["at": at, "name": name, "zone": zone], browser)
        let page = try await browser.get("/settings").text
        #expect(page.contains(complaint) && page.contains("value=\"\(at)\"") && page.contains("aria-invalid=\"true\""))
        #expect(!page.contains("<b>"))
        #expect(try await hero(browser).hasPrefix("Oslo: "))
        await house.office.close()
    }

    @Test("A search that fails says so in its place and keeps the question; too short a one asks nobody")
    func searchFailures() async throws {
        let house = try house()
        let browser = Browser(house.site)
        try await press("search", ["q": "down"], browser)
        let failed = try await browser.get("/settings").text
        #expect(failed.contains("The search did not work.") && failed.contains("value=\"down\""))
        #expect(failed.contains("Try again"))
        try await press("search", ["q": "é"], browser)
        #expect(try await browser.get("/settings").text.contains("Two letters at least"))
        await house.office.close()
    }

    @Test(
        "What strangers send as a place changes nothing unless it is one",
        arguments: ["", "Berlin", "1 2 UTC X", "1.0000 2.0000 Europe/Atlantis X", "1.0000 2.0000 UTC X\nY"]
    )
    func forged(place: String) async throws {
        let house = try house()
        let browser = Browser(house.site)
        for action in ["choose", "select", "remove", "rename", "earlier", "later"] {
            let reply = try await press(action, ["place": place, "name": "Z"], browser)
            #expect(reply.headers[.setCookie] == nil)
        }
        #expect(try await !browser.get("/settings").text.contains("1.0000"))
        await house.office.close()
    }

    @Test("Places are renamed and put in another order")
    func order() async throws {
        let house = try house()
        let browser = Browser(house.site)
        try await press("choose", ["place": Self.sydney], browser)
        try await press("add", ["at": "1, 2", "name": "Home", "zone": "UTC"], browser)
        try await press("earlier", ["place": "1.0000 2.0000 UTC Home"], browser)
        try await press("rename", ["place": Self.sydney, "name": "Down under"], browser)
        let words = try await browser.get("/fragments/settings/places.txt").text
        #expect(words.hasPrefix("* Home\n  Down under\n  Oslo"))
        #expect(try await browser.get("/weather").text.contains("Down under</button>"))
        await house.office.close()
    }

    @Test("Where the weather is asked of a service of the house's own, names are asked of nobody else")
    func ownService() async throws {
        let service = "{kind: open-meteo, url: \"http://\(upstream.daemon.endpoint)/v1\"}"
        let house = try LiveHouse(at: Self.moment, asking: [service])
        #expect(house.office.weather.gazetteer == nil)
        await house.office.close()
    }

    @Test("Samples have no list of names, and their places are given by coordinates")
    func samples() async throws {
        let browser = Browser(try ProductSite.make())
        let page = try await browser.get("/settings").text
        #expect(page.contains("Names are looked up where real weather is shown.") && !page.contains("name=\"q\""))
        try await press("add", ["at": "-33.87 151.21", "name": "Sydney", "zone": "Australia/Sydney"], browser)
        let weather = try await browser.get("/weather").text
        #expect(weather.contains(">Sydney</h1>") && weather.contains("Sample data"))
    }
}
