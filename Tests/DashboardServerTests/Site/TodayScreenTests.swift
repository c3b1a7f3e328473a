import DashboardTesting
import HTTPDaemon
import Testing

@Suite("The first screen")
struct TodayScreenTests {
    private static let afternoon = "2026-04-14T12:20:00Z"
    static let widgets = [
        "greeting", "day-line", "weather-glance", "day-summary", "next", "last-night", "to-read", "tomorrow",
    ]

    @Test("Each widget is the one that was looked at", arguments: widgets)
    func widget(_ name: String) async throws {
        let browser = Browser(try ProductSite.make(at: Self.afternoon))
        let reply = try await browser.untilLoaded("today/\(name)").reply
        #expect(reply.status == .ok)
        try expectSnapshot(reply.text.withoutHashes, named: name)
    }

    @Test("Each widget says itself in words and as JSON with all that its shape promises", arguments: widgets)
    func forms(_ name: String) async throws {
        let browser = Browser(try ProductSite.make(at: Self.afternoon))
        _ = try await browser.untilLoaded("today/\(name)")
        #expect(try await browser.fragment("today/\(name)", as: .text).status == .ok)
        let document = try await browser.fragment("today/\(name)", as: .json)
        #expect(document.status == .ok)
        #expect(document.text.contains(#""state":"ready""#) && !document.text.contains(#""data":null"#))
    }

    @Test(
        "It greets by the hour in Bergen, whatever the machine's zone is",
        arguments: [
            ("2026-04-14T03:30:00Z", "Good morning, Ingrid"), ("2026-04-14T12:20:00Z", "Good afternoon, Ingrid"),
            ("2026-04-14T16:00:00Z", "Good evening, Ingrid"), ("2026-04-14T21:30:00Z", "Good night, Ingrid"),
        ]
    )
    func greeting(moment: String, words: String) async throws {
        let browser = Browser(try ProductSite.make(at: moment))
        _ = try await browser.untilLoaded("today/greeting")
        let page = try await browser.get("/").text
        let heading = #"<h1 id="today_greeting--title">\#(words)</h1>"#
        #expect(page.contains(#"<p class="dateline">Tuesday 14 April, Bergen</p>"# + heading))
    }

    @Test("The samples agree with one another on all screens")
    func agreement() async throws {
        let browser = Browser(try ProductSite.make(at: Self.afternoon))
        let goal = #""move":{"done":744,"#
        for path in ["today/day-summary", "day/day-summary", "kiosk/wall/body"] {
            _ = try await browser.untilLoaded(path)
            #expect(try await browser.fragment(path, as: .json).text.contains(goal))
        }
        for path in ["today/weather-glance", "weather/weather-day/weather-hours", "kiosk/wall/weather"] {
            let text = try await browser.untilLoaded(path).reply.text
            #expect(text.contains("11"))
        }
        for path in ["today/next", "today/day-line", "kiosk/wall/day"] {
            #expect(try await browser.untilLoaded(path).reply.text.contains("Dentist"))
        }
        for path in ["today/last-night", "day/sleep"] {
            #expect(try await browser.untilLoaded(path).reply.text.contains("7 h 06"))
        }
    }

    @Test("The day's line is a picture that stands alone, too")
    func picture() async throws {
        let browser = Browser(try ProductSite.make(at: Self.afternoon))
        _ = try await browser.untilLoaded("today/day-line")
        let reply = try await browser.get("/fragments/today/day-line.svg", headers: [.accept: "*/*"])
        #expect(reply[.contentType] == "image/svg+xml")
        #expect(reply.text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg""#))
        #expect(!reply.text.contains("style=") && !reply.text.contains("class="))
    }

    @Test("Before the morning nothing is told that has not happened")
    func night() async throws {
        let browser = Browser(try ProductSite.make(at: "2026-04-14T01:00:00Z"))
        #expect(try await browser.untilLoaded("today/last-night").reply.text.contains("The night is not known yet"))
        #expect(try await browser.untilLoaded("day/workout").reply.text.contains("No workout yet"))
        #expect(try await browser.untilLoaded("day/average").reply.text.contains("not yet"))
        let line = try await browser.untilLoaded("today/day-line").reply.text
        #expect(!line.contains("f-heart") && !line.contains("f-sleep"))
    }

    @Test("A story is opened from here on the screen for reading, without scripts")
    func reading() async throws {
        let browser = Browser(try ProductSite.make(at: Self.afternoon))
        let card = try await browser.untilLoaded("today/to-read").reply.text
        #expect(card.contains(#"action="/fragments/stories/feed/reader/open""#))
        #expect(card.contains(##"name="return" value="/stories#stories_feed_reader_pages""##))
        let page = try await browser.submit("stories/feed/reader", "open", [NamedField("story", "tram")])
        #expect(page.text.contains("The drivers noticed first"))
    }
}
