import DashboardTesting
import HTTPDaemon
import Testing

@Suite("A day that an address asks for")
struct DayAddressTests {
    private static let wanted = "/day?date=2026-06-12"

    private func browser() throws -> Browser { Browser(try ProductSite.make()) }

    private func press(
        _ path: String,
        _ action: String,
        on page: String,
        as more: Headers = [:],
        _ browser: Browser
    ) async throws -> Reply {
        var headers = more
        headers[.host] = "localhost"
        headers[.referer] = try HeaderValue("http://localhost\(page)")
        headers[.accept] = "text/html"
        return try await browser.post("/fragments/\(path)/\(action)", headers: headers)
    }

    @Test("It is shown with all of its sections, and nothing is chosen by that")
    func looking() async throws {
        let browser = try browser()
        let page = try await browser.get(Self.wanted)
        #expect(page.status == .ok)
        #expect(page.text.contains(">Friday 12 June</h2>"))
        #expect(page.text.contains("As of Friday 12 June, sample watch"))
        #expect(page[.setCookie] == nil)
        #expect(try await browser.get("/day").text.contains(">Monday 15 June</h2>"))
        #expect(try await browser.get(Self.wanted).text.contains(">Friday 12 June</h2>"))
    }

    @Test("Its fragments can be asked for in the same way, in each form and in a frame")
    func fragments() async throws {
        let browser = try browser()
        let summary = "/fragments/day/day-summary"
        #expect(try await browser.get("\(summary)?wait=10&date=2026-06-12").text.contains("Friday 12 June"))
        #expect(try await browser.get("\(summary).json?wait=10&date=2026-06-12").text.contains(#""date":"2026-06-12""#))
        #expect(try await browser.get("\(summary).json?wait=10").text.contains(#""date":"2026-06-15""#))
        #expect(try await browser.get("/embed/day/summary?wait=10&date=2026-06-12").text.contains("Friday 12 June"))
    }

    @Test("A day that there is not is not found", arguments: ["2026-06-16", "2019-01-01", "2026-02-30", "today", ""])
    func missing(date: String) async throws {
        let browser = try browser()
        #expect(try await browser.get("/day?date=\(date)").status == .notFound)
        #expect(try await browser.get("/fragments/day/sleep?date=\(date)").status == .notFound)
        #expect(try await browser.get("/day").status == .ok)
    }

    @Test("What is pressed on its page happens on that day, and leads to a page of it")
    func acting() async throws {
        let browser = try browser()
        let navigation: Headers = [.secFetchMode: "navigate", .secFetchSite: "same-origin"]
        let hidden = try await press("day/sleep", "hide", on: Self.wanted, as: navigation, browser)
        #expect(hidden.status == .seeOther)
        #expect(hidden[.location] == "/day?date=2026-06-12")
        let next = try await press("day/day-pages", "next", on: Self.wanted, as: navigation, browser)
        #expect(next[.location]?.hasPrefix("/day?date=2026-06-13") == true)
        let page = try await browser.get("/day?date=2026-06-11")
        #expect(page.text.contains(">Thursday 11 June</h2>"))
        #expect(page.text.contains(#"<section id="day_sleep" class="card c7 large" data-pace="60" hidden></section>"#))
        let today = try await press("day/calendar", "next", on: Self.wanted, as: navigation, browser)
        #expect(today[.location] == "/day", "today needs no date")
    }

    @Test("Scripts are told the address that the page has from now on; others' pages keep theirs")
    func scripts() async throws {
        let browser = try browser()
        let script: Headers = [.hxRequest: "true", .secFetchMode: "cors", .secFetchSite: "same-origin"]
        let reply = try await press("day/day-pages", "previous", on: "/day", as: script, browser)
        #expect(reply[.hxReplaceURL] == "/day?date=2026-06-14")
        #expect(reply.text.contains(">Sunday 14 June</h2>"))
        let elsewhere = try await press("day/day-pages", "previous", on: "/", as: script, browser)
        #expect(elsewhere[.hxReplaceURL] == nil)
    }

    @Test("Whoever looks at many days has few of them kept, and all are right")
    func many() async throws {
        let browser = try browser()
        for _ in 0..<2 {
            for day in 1...15 where day != 15 {
                let date = "2026-06-\(day < 10 ? "0" : "")\(day)"
                let address = "/fragments/day/day-summary.json?wait=10&date=\(date)"
                #expect(try await browser.get(address).text.contains(#""date":"\#(date)""#))
            }
        }
    }
}
