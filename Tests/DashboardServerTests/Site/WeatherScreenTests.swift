import DashboardTesting
import HTTPDaemon
import Testing

@Suite("The weather screen")
struct WeatherScreenTests {
    private static let widgets = [
        "weather-day/weather-hours", "weather-day/weather-now", "weather-day/air-quality", "weather-week",
        "weather-day/weather-sun", "weather-hero",
    ]

    @Test("Each widget is the one that was looked at", arguments: widgets)
    func widget(path: String) async throws {
        let reply = try await Browser(try ProductSite.make()).fragment("weather/\(path)", waiting: 10)
        #expect(reply.status == .ok)
        let text = reply.text.withoutHashes
        try expectSnapshot(text, named: path.split(separator: "/").last.map(String.init) ?? path)
    }

    @Test(
        "Each widget says in a line or two what it shows",
        arguments: zip(
            widgets,
            [
                "Bergen: Rain, 9°, feels like 6°. Rain until about six, heaviest around four.",
                "Wind: 8 m/s. From the south-west, gusts of 14.",
                "Air: European index 17, good. Nothing to avoid. US index 34, good.",
                "Today  Rain, 5° to 11°, chance of rain 95%, 10.3 mm",
                "The sun rises at 04:10 and sets at 23:08.", "Bergen: Rain, 9°, feels like 6°. Rain until about six",
            ]
        )
    )
    func words(path: String, beginning: String) async throws {
        let reply = try await Browser(try ProductSite.make()).get("/fragments/weather/\(path).txt?wait=10")
        #expect(reply.text.hasPrefix(beginning))
    }

    @Test("Programs get all members that the shape promises", arguments: widgets)
    func model(path: String) async throws {
        let reply = try await Browser(try ProductSite.make()).get("/fragments/weather/\(path).json?wait=10")
        #expect(reply.status == .ok)
        #expect(reply.text.contains(#""state":"ready""#))
        #expect(!reply.text.contains(#""data":null"#))
    }

    @Test("The page stands under the sky of the hour, with the place for its heading")
    func hero() async throws {
        let browser = Browser(try ProductSite.make())
        let text = try await browser.get("/weather").text
        #expect(text.contains(#"data-sky="rain""#))
        #expect(text.contains(#"<h1 id="weather_weather-hero--title">Bergen</h1>"#))
        #expect(text.contains(#"<section id="weather_weather-hero" class="sky hero c12""#))
        #expect(text.split(separator: "<h1").count == 2)
        #expect(text.contains("Sample data"))
        #expect(text.contains(#"<header class="top">"#))
    }

    @Test("A card that is put away comes back from the tray that stands where it was", arguments: BrowserWay.allCases)
    func hiding(way: BrowserWay) async throws {
        try await Browser.visit(try ProductSite.make(), by: way) { browser in
            _ = try await browser.get("/weather")
            let hidden = try await browser.press("weather/weather-day/air-quality", "hide")
            #expect(hidden.isHidden("weather/weather-day/air-quality") == true)
            #expect(hidden.others["weather/weather-day/tray"]?.html.contains("Air") == true)
            #expect(try await browser.get("/weather").text.contains("/fragments/weather/weather-day/air-quality/show"))
            _ = try await browser.press("weather/weather-day/air-quality", "show")
            #expect(try await !browser.get("/weather").text.contains("/fragments/weather/weather-day/air-quality/show"))
        }
    }

    @Test("What is made up says how to have what is not, in each view", arguments: ["", "?view=day", "?view=week"])
    func sample(view: String) async throws {
        let page = try await Browser(try ProductSite.make()).get("/weather\(view)").text
        #expect(page.contains("This weather is made up. Name your place in dashboard.yaml"))
        #expect(page.contains("providers: [{kind: open-meteo}]"))
    }

    @Test(
        "A view is the chosen one in each language",
        arguments: [("en", "Day"), ("de", "Tag"), ("fr", "Jour"), ("es", "Día"), ("ja", "今日")]
    )
    func views(language: String, title: String) async throws {
        let headers: Headers = [.acceptLanguage: try HeaderValue(language)]
        let page = try await Browser(try ProductSite.make()).get("/weather?view=day", headers: headers).text
        #expect(page.contains("<html lang=\"\(language)\""))
        #expect(page.contains("href=\"/weather?view=day\" aria-current=\"true\">\(title)</a>"))
    }

    @Test("The hours are also a picture that stands alone")
    func picture() async throws {
        let reply = try await Browser(try ProductSite.make())
            .get("/fragments/weather/weather-day/weather-hours.svg?wait=10")
        #expect(reply[.contentType]?.hasPrefix("image/svg+xml") == true)
        #expect(reply.text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg""#))
    }

    @Test(
        "The sky is that of the hour",
        arguments: [
            ("2026-06-15T08:00:00Z", "rain"), ("2026-04-14T22:40:00Z", "clear-night"), ("2026-06-21T01:40:00Z", "dawn"),
            ("2026-04-14T18:50:00Z", "dusk"), ("2026-04-14T05:00:00Z", "cloudy"), ("2026-06-21T18:00:00Z", "clear-day"),
        ]
    )
    func sky(moment: String, sky: String) async throws {
        let reply = try await Browser(try ProductSite.make(at: moment)).get("/weather")
        #expect(reply.text.contains("<html lang=\"en\" data-sky=\"\(sky)\">"))
    }
}
