import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("Properties of random choices", .timeLimit(.minutes(2)))
struct ChoicesPropertyTests {
    private static let widgets = ["note", "poem", "shelf", "shelf/left", "shelf/right", "tally"]

    /// What stands in each widget and nowhere else.
    private static let marks = [
        "note": "Buy milk", "poem": "The sea", "shelf/left": "On the left", "shelf/right": "On the right",
        "tally": "winked",
    ]

    @Test("Whatever three visitors do, all that they see agrees with what they chose", arguments: UInt64(1)...12)
    func model(seed: UInt64) async throws {
        var chance = Chance(seed: seed)
        let store = MemorySessionStore()
        // Two of three live in memory, so that they are recalled all the time.
        let house = House(store: store, liveVisitors: 2)
        let browsers = (0..<3).map { _ in house.browser }
        var hidden = browsers.map { _ in Set<String>() }
        for _ in 0..<30 {
            let who = chance.below(3)
            let (widget, action) = (chance.pick(Self.widgets), chance.pick(["hide", "show", "toggle"]))
            let isHidden = action == "hide" || action == "toggle" && !hidden[who].contains(widget)
            if isHidden { hidden[who].insert(widget) } else { hidden[who].remove(widget) }
            let reply = try await browsers[who].post("/fragments/today/\(widget)/\(action)", headers: .json)
            let story = "seed \(seed): \(who) \(action)s \(widget)"
            #expect(reply.text.contains("\"hidden\":\(isHidden)"), "\(story)")
            try await check(browsers[who], hides: hidden[who], story)
        }
        for (browser, hidden) in zip(browsers, hidden) {
            try await check(browser, hides: hidden, "seed \(seed), at the end")
        }
        try await check(house.browser, hides: [], "seed \(seed), nobody")
    }

    private func check(_ browser: Browser, hides hidden: Set<String>, _ story: String) async throws {
        let page = try await browser.get("/").text
        let tree = try await browser.get("/fragments", headers: .json).text
        let tray = try await browser.get("/fragments/today/tray", headers: .script).text
        for widget in Self.widgets {
            let isHidden = hidden.contains(widget)
            let isInside = widget.hasPrefix("shelf/") && hidden.contains("shelf")
            let fragment = try await browser.get("/fragments/today/\(widget)", headers: .script).text
            if let mark = Self.marks[widget] {
                #expect(page.contains(mark) == !(isHidden || isInside), "\(story): \(widget) on the page")
                #expect(fragment.contains(mark) == !isHidden, "\(story): \(widget) alone")
            }
            let id = widget.split(separator: "/").joined(separator: "_")
            #expect(fragment.components(by: " hidden>").first?.contains("id=\"today_\(id)\"") == true)
            let entry = tree.components(by: "\"path\":\"today/\(widget)\",").last?.components(by: "}").first ?? ""
            #expect(entry.contains("\"hidden\":\(isHidden)"), "\(story): \(widget) in the tree")
            #expect(page.contains(fragment) == !isInside, "\(story): \(widget) is the same on the page and alone")
            if !widget.contains("/") {
                #expect(tray.contains("/fragments/today/\(widget)/show") == isHidden, "\(story): \(widget) in the tray")
            }
        }
        #expect(page.contains(tray), "\(story): the tray")
    }

    @Test("The changes between two fragments turn the old one into the new one", arguments: UInt64(1)...40)
    func changes(seed: UInt64) async throws {
        var chance = Chance(seed: seed)
        let house = House()
        let scene = try #require(try house.visitors.scene("today", of: house.visitors.anonymous))
        for _ in 0..<20 {
            let before = try #require(scene.session.fragment(at: ["today"]))
            let moves = (0...chance.below(3)).map { _ in (chance.pick(Self.widgets), chance.below(2) == 0) }
            scene.session.enter { root in
                for (widget, isHidden) in moves {
                    let path = ["today"] + widget.split(separator: "/").compactMap { Identifier($0) }
                    root.descendant(at: path)?.isHidden = isHidden
                }
            }
            let after = try #require(scene.session.fragment(at: ["today"]))
            var page = before.text
            for change in after.changes(since: before) {
                let old = try #require(before.part(at: change.path)).text
                #expect(page.components(by: old).count == 2, "seed \(seed)")
                page = page.components(by: old).joined(separator: change.text)
            }
            #expect(page == after.text, "seed \(seed): \(moves)")
        }
    }
}
