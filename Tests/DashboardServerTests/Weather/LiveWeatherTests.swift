import DashboardTesting
@testable import DashboardServer
import HTTPDaemon
import Testing

@Suite("Weather from out there")
struct LiveWeatherTests {
    private let upstream: StubUpstream

    init() throws {
        upstream = try StubUpstream()
    }

    private var openMeteo: String { "{kind: open-meteo, url: \"http://\(upstream.daemon.endpoint)/v1\"}" }
    private var metNorway: String { "{kind: met-norway, url: \"http://\(upstream.daemon.endpoint)/met\"}" }
    private var openMeteoWithAir: String {
        """
        {kind: open-meteo, url: "http://\(upstream.daemon.endpoint)/v1", \
        air-url: "http://\(upstream.daemon.endpoint)/air"}
        """
    }
    private var pirateWeather: String {
        "{kind: pirate-weather, key: s3cret-key, url: \"http://\(upstream.daemon.endpoint)/pirate\"}"
    }
    /// Port 9 discards, and nobody listens there.
    private let nobody = "{kind: met-norway, url: \"http://127.0.0.1:9/met\"}"

    @Test("The page shows what the service has said, with whose it is, and is no sample")
    func page() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [openMeteo])
        await house.untilAsked()
        let page = try await Browser(house.site).get("/weather").text
        #expect(page.contains("Oslo") && page.contains(">As of 10:20</time>"))
        #expect(page.contains(#"<a href="https://open-meteo.com/" rel="noreferrer">Open-Meteo</a>"#))
        #expect(
            page.contains(#"<a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">CC BY 4.0</a>"#)
        )
        #expect(page.contains("Not given by Open-Meteo."))
        #expect(!page.contains("Sample data") && !page.contains("This weather is made up"))
        let words = try await Browser(house.site).get("/fragments/weather/weather-hero.txt?wait=10").text
        #expect(words.hasPrefix("Oslo: Sunny spells, 15°, feels like 15°. Dry and sunny."))
        await house.office.close()
    }

    @Test(
        "The first screen and the wall show the same place, and stay samples for the rest",
        arguments: ["/", "/kiosk"]
    )
    func others(path: String) async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [openMeteo])
        await house.untilAsked()
        let page = try await Browser(house.site).get(path).text
        #expect(page.contains("Oslo") && page.contains("CC BY 4.0") && page.contains("Sample data"))
        #expect(!page.contains("Bergen,"))
        #expect(upstream.calls == 1)
        await house.office.close()
    }

    @Test("Two hundred who come at the same time are one call")
    func crowd() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [openMeteo])
        let site = house.site
        let statuses = try await withThrowingTaskGroup(of: Status.self) { group in
            for _ in 0..<200 { group.addTask { try await Browser(site).get("/weather").status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        await house.untilAsked()
        #expect(statuses.count == 200 && statuses.allSatisfy { $0 == .ok })
        #expect(upstream.calls == 1)
        await house.office.close()
    }

    @Test("Where nobody answers, each weather card says so and offers to try again, and others are as ever")
    func down() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [nobody])
        await house.untilAsked()
        let browser = Browser(house.site)
        let page = try await browser.get("/weather").text
        #expect(page.contains("The source could not be reached.") && page.contains("Nothing from MET Norway"))
        #expect(page.contains("/fragments/weather/weather-week/refresh"))
        let today = try await browser.get("/").text
        #expect(today.contains("Nothing from MET Norway") && today.contains("Choir"))
        #expect(try await browser.get("/fragments/weather/weather-week.json?wait=10").status == .badGateway)
        await house.office.close()
    }

    @Test("The second service is shown where the first one fails")
    func failover() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [metNorway, openMeteo])
        await house.untilAsked()
        let words = try await Browser(house.site).get("/fragments/weather/weather-hero.txt?wait=10").text
        #expect(words.hasPrefix("Oslo: Sunny spells, 15°"))
        await house.office.close()
    }

    @Test("After a restart without an upstream the last answer stands for the hour that it is, with its age")
    func stale() async throws {
        let folder = try TemporaryFolder()
        let morning = try LiveHouse(at: "2026-06-15T08:20:00Z", keepingIn: folder.path, asking: [openMeteo])
        await morning.untilAsked()
        await morning.office.close()
        upstream.daemon.stop()
        let noon = try LiveHouse(at: "2026-06-15T11:20:00Z", keepingIn: folder.path, asking: [openMeteo])
        await noon.untilAsked()
        let page = try await Browser(noon.site).get("/weather").text
        #expect(page.contains("The last good answer, three hours old. The source could not be reached."))
        #expect(page.contains("As of 10:20"))
        let words = try await Browser(noon.site).get("/fragments/weather/weather-hero.txt?wait=10").text
        #expect(words.hasPrefix("Oslo: Sunny spells, 16°"))
        await noon.office.close()
    }

    @Test("The metrics count what was asked of whom")
    func metrics() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [metNorway, openMeteo])
        #expect(try await !Browser(house.site).get("/metrics").text.contains("daybook_fetch"))
        await house.untilAsked()
        let text = try await Browser(house.site).get("/metrics").text
        let host = "{host=\"http://\(upstream.daemon.endpoint)\"}"
        #expect(text.contains("\ndaybook_fetch_calls_total\(host) 2\n"))
        #expect(text.contains("\ndaybook_fetch_failures_total\(host) 1\n"))
        await house.office.close()
    }

    @Test("The air has a card with its own credit, and none where nobody is asked for it")
    func air() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [openMeteoWithAir])
        let browser = Browser(house.site)
        _ = try await browser.untilLoaded("weather/weather-day/air-quality", attempts: 12)
        let words = try await browser.get("/fragments/weather/weather-day/air-quality.txt?wait=10").text
        #expect(words.hasPrefix("Air: European index 64, poor.") && words.contains("US index 120"))
        let card = try await browser.fragment("weather/weather-day/air-quality", waiting: 10).text
        #expect(card.contains("CAMS ENSEMBLE and Open-Meteo</a>") && card.contains("Grass pollen"))
        await house.office.close()

        let other = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [openMeteo])
        #expect(try await Browser(other.site).get("/fragments/weather/weather-day/air-quality").status == .notFound)
        #expect(try await Browser(other.site).get("/fragments/weather/weather-day/weather-alerts").status == .notFound)
        await other.office.close()
    }

    @Test("A source of the air that fails costs the forecast nothing")
    func airDown() async throws {
        let broken =
            "{kind: open-meteo, url: \"http://\(upstream.daemon.endpoint)/v1\", air-url: \"http://127.0.0.1:9/air\"}"
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [broken])
        let browser = Browser(house.site)
        var card = ""
        // On a slow machine it takes longer than one request may wait until all tries have failed.
        for _ in 0..<12 where !card.contains("Nothing from") {
            card = try await browser.fragment("weather/weather-day/air-quality", waiting: 10).text
        }
        #expect(card.contains("Nothing from Open-Meteo") && card.contains("The source could not be reached."))
        let words = try await browser.get("/fragments/weather/weather-hero.txt?wait=10").text
        #expect(words.hasPrefix("Oslo: Sunny spells, 15°"))
        await house.office.close()
    }

    @Test("Warnings come from who has them, first of the day, while another tells the weather")
    func alerts() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [openMeteo, pirateWeather])
        let browser = Browser(house.site)
        _ = try await browser.untilLoaded("weather/weather-day/weather-alerts", attempts: 12)
        let card = try await browser.fragment("weather/weather-day/weather-alerts", waiting: 10).text
        #expect(card.contains("Thunder &amp; &lt;hail&gt;") && card.contains("<strong>Extreme</strong>"))
        #expect(card.contains("From today 10:00, no end given.") && card.contains("Pirate Weather"))
        await house.untilAsked()
        let page = try await browser.get("/weather?view=day").text
        let places = ["weather-alerts", "weather-hours"].compactMap {
            page.firstRange(of: "id=\"weather_weather-day_\($0)\"")
        }
        #expect(places.count == 2 && places[0].lowerBound < places[1].lowerBound)
        let words = try await browser.get("/fragments/weather/weather-hero.txt?wait=10").text
        #expect(words.hasPrefix("Oslo: Sunny spells, 15°"))
        await house.office.close()
    }

    @Test("A key goes in a header, and no page, answer or count shows it")
    func key() async throws {
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [pirateWeather])
        await house.untilAsked()
        let browser = Browser(house.site)
        for path in ["/weather", "/metrics", "/fragments/weather/weather-day/weather-alerts.json?wait=10"] {
            let text = try await browser.get(path).text
            #expect(!text.contains("s3cret") && !text.contains("/forecast/header"))
        }
        let words = try await browser.get("/fragments/weather/weather-hero.txt?wait=10").text
        #expect(words.hasPrefix("Oslo: Rain, 7°"))
        #expect(upstream.keys == ["s3cret-key"])
        await house.office.close()
    }

    @Test("Where all fail, each is named with its reason")
    func allDown() async throws {
        let dead = "{kind: open-meteo, url: \"http://127.0.0.1:9/v1\"}"
        let house = try LiveHouse(at: "2026-06-15T08:20:00Z", asking: [dead, metNorway])
        await house.untilAsked()
        let page = try await Browser(house.site).get("/weather").text
        #expect(page.contains("Nothing from Open-Meteo and MET Norway"))
        #expect(
            page.contains(
                "Open-Meteo: The source could not be reached. MET Norway: The source answered with status 503."
            )
        )
        await house.office.close()
    }
}
