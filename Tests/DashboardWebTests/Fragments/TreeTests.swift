import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("The list of all fragments")
struct TreeTests {
    private let house = House()

    @Test("It is exactly as documented: flat, in tree order", arguments: BrowserWay.allCases)
    func json(way: BrowserWay) async throws {
        try await house.openAll(on: "harbour")
        try await house.visit(by: way) { browser in
            let reply = try await browser.get("/fragments", headers: .json)
            let asOf = "\"2026-06-15T08:00:00Z\""
            let expected = [
                entry("today", "today-screen", "Today", formats: ["html", "json", "txt"], actions: []),
                entry("today/note", "note", "Note", asOf, formats: ["html", "json", "txt", "svg"]),
                entry("today/poem", "note", "Poem"),
                entry("today/shelf", "shelf", "Shelf", actions: ["hide", "show", "toggle", "tidy"]),
                entry("today/shelf/left", "note", "Left"),
                entry("today/shelf/right", "note", "Right"),
                entry("today/tally", "tally", "Tally", actions: ["hide", "show", "toggle", "count", "ring", "wink"]),
                entry("today/tray", "tray", "Tray", formats: ["html"], actions: []),
                entry("harbour", "harbour-screen", "Harbour", actions: []),
                entry("harbour/one", "tide", "One", asOf, actions: ["hide", "show", "toggle", "refresh"]),
                entry("harbour/two", "tide", "Two", asOf, actions: ["hide", "show", "toggle", "refresh"]),
                entry("harbour/three", "tide", "Three", asOf, actions: ["hide", "show", "toggle", "refresh"]),
                entry("harbour/quay", "note", "Quay"),
                entry("harbour/tray", "tray", "Tray", formats: ["html"], actions: []),
            ]
            #expect(reply[.contentType] == "application/json")
            #expect(reply.text.hasPrefix("{\"fragments\":[" + expected.joined(separator: ",") + ","), "\(reply)")
            #expect(reply.text.hasSuffix("]}\n"))
            #expect(reply.count(of: "\"path\"") == 20)
        }
    }

    private func entry(
        _ path: String,
        _ kind: String,
        _ title: String,
        _ asOf: String = "null",
        formats: [String] = ["html", "json", "txt"],
        actions: [String] = ["hide", "show", "toggle"]
    ) -> String {
        #"{"path":"\#(path)","kind":"\#(kind)","title":"\#(title)","hidden":false,"state":"ready","asOf":\#(asOf),"#
            + #""formats":[\#(list(formats))],"actions":[\#(list(actions))]}"#
    }

    private func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ",") }

    @Test("It tells what state a fragment is in, and what is hidden")
    func states() async throws {
        let browser = house.browser
        house["storm"].open()
        try await house.visitors.scene("storm", of: house.visitors.anonymous)?.session.settle(within: .seconds(3600))
        let reply = try await browser.get("/fragments", headers: .json)
        #expect(reply.text.contains(#""title":"One","hidden":false,"state":"loading","asOf":null"#))
        #expect(reply.text.contains(#""title":"Broken","hidden":false,"state":"failed","asOf":null"#))
        _ = try await browser.post("/fragments/today/poem/hide")
        let mine = try await browser.get("/fragments", headers: .json)
        #expect(mine.text.contains(#""path":"today/poem","kind":"note","title":"Poem","hidden":true"#))
        #expect(mine[.cacheControl] == "private, no-cache" && mine[.eTag] != reply[.eTag])
    }

    @Test(
        "A browser gets it as a page, and everybody else as JSON",
        arguments: [
            ("text/html,application/xhtml+xml,*/*;q=0.8", 200, "text/html"), ("*/*", 200, "application/json"),
            ("application/json", 200, "application/json"), ("image/png", 406, ""), ("text/plain", 406, ""),
        ]
    )
    func accept(accept: String, status: Int, type: String) async throws {
        let reply = try await house.browser.get("/fragments", headers: [.accept: try HeaderValue(accept)])
        #expect(reply.status.code == status)
        if status == 200 {
            #expect(reply[.contentType]?.hasPrefix(type) == true)
            #expect(reply[.vary]?.contains("Accept") == true && reply[.vary]?.contains("Cookie") == true)
        }
    }

    @Test("Every address that the page names is there")
    func links() async throws {
        try await house.openAll(on: "harbour")
        let browser = house.browser
        let page = try await browser.get("/fragments", headers: .navigation)
        #expect(page.count(of: "<h1") == 1)
        let targets = page.text.components(by: "href=\"/fragments/").dropFirst().compactMap {
            $0.split(separator: "\"").first
        }
        #expect(targets.count > 50)
        for target in targets where !target.hasPrefix("storm") {
            #expect(try await browser.get("/fragments/\(target)", headers: .script).status == .ok, "\(target)")
        }
    }

    @Test("Every form and every action that the list names is there, and no other")
    func truth() async throws {
        try await house.openAll(on: "harbour")
        for fragment in Self.someFragments {
            for form in ["html", "json", "txt", "svg"] {
                let status = try await house.browser.get("/fragments/\(fragment.path).\(form)", headers: .script).status
                #expect((status == .ok) == fragment.formats.contains(form), "\(fragment.path).\(form): \(status)")
            }
            for action in ["hide", "show", "toggle", "refresh", "count", "tidy", "select"] {
                let reply = try await house.browser.post("/fragments/\(fragment.path)/\(action)", headers: .script)
                #expect((reply.status == .ok) == fragment.actions.contains(action), "\(fragment.path)/\(action)")
            }
        }
    }

    private static let someFragments: [(path: String, formats: [String], actions: [String])] = [
        ("today", ["html", "json", "txt"], []),
        ("today/note", ["html", "json", "txt", "svg"], ["hide", "show", "toggle"]),
        ("today/poem", ["html", "json", "txt"], ["hide", "show", "toggle"]),
        ("today/tally", ["html", "json", "txt"], ["hide", "show", "toggle", "count"]),
        ("today/tray", ["html"], []),
        ("harbour/one", ["html", "json", "txt"], ["hide", "show", "toggle", "refresh"]),
    ]
}
