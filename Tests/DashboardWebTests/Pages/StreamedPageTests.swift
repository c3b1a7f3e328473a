@testable import DashboardCore
import DashboardTesting
@testable import DashboardWeb
@testable import HTTPDaemon
import Locking
import Markup
import Testing

@Suite("A page on which something is still loading", .timeLimit(.minutes(2)))
struct StreamedPageTests {
    private let house = House(patience: Patience(budget: .zero, deadline: .seconds(10)))

    @Test("The shell leaves before any load has finished, and what is ready is in it")
    func shell() async throws {
        try await house.whileListening { endpoint in
            let reply = try await LiveReply("/harbour", at: endpoint)
            let head = try await reply.head
            #expect(head.contains("Transfer-Encoding: chunked"))
            #expect(!head.contains("Content-Length") && !head.contains("ETag"))
            let shell = try await reply.until("slot=\"harbour_three-wait\"")
            #expect(shell.contains("<main id=\"main\" class=\"wrap\"><template shadowrootmode=\"open\">"))
            #expect(shell.contains("part=\"screen grid\""))
            #expect(shell.contains("<slot name=\"harbour_one\"><slot name=\"harbour_one-wait\"></slot></slot>"))
            #expect(shell.contains("<slot name=\"harbour_quay\"></slot>"))
            // The sibling that is ready waits for nobody.
            #expect(shell.contains("The quay is dry"))
            #expect(!shell.contains("High water"))
            #expect(!shell.contains("</main>"))
            for gate in house.gates.values { gate.open() }
            _ = try await reply.until("</html>")
        }
    }

    @Test(
        "Widgets arrive in the order in which they are ready, each in its own slot",
        arguments: [["one", "two", "three"], ["three", "one", "two"], ["two", "three", "one"]] as [[Identifier]]
    )
    func order(names: [Identifier]) async throws {
        try await house.whileListening { endpoint in
            let reply = try await LiveReply("/harbour", at: endpoint)
            _ = try await reply.until("slot=\"harbour_three-wait\"")
            for (index, name) in names.enumerated() {
                house[name].open()
                let body = try await reply.until("<section slot=\"harbour_\(name)\" id=\"harbour_\(name)\"")
                for late in names[(index + 1)...] { #expect(!body.contains("slot=\"harbour_\(late)\" id")) }
            }
            let page = try await reply.until("</html>")
            #expect(page.components(by: "High water").count == 4)
            #expect(page.components(by: "aria-busy").count == 4)
            #expect(page.components(by: "id=\"harbour_one\"").count == 2)
            #expect(page.hasInOrder(["</template>", "The quay is dry", "High water", "</main>", "<footer"]))
        }
    }

    @Test("The next page after that is whole again", arguments: BrowserWay.allCases)
    func wholeAgain(way: BrowserWay) async throws {
        try await house.openAll(on: "harbour")
        try await house.visit(by: way) { browser in
            let page = try await browser.get("/harbour")
            #expect(page[.eTag] != nil && page[.contentLength] != nil)
            #expect(page.count(of: "High water") == 3)
            #expect(!page.text.contains("<template"))
        }
    }

    @Test("Loads that are over within the budget make a page in one piece")
    func withinBudget() async throws {
        let house = House(patience: Patience(budget: .seconds(1)))
        let browser = house.browser
        async let page = browser.get("/harbour")
        await house.scheduler.untilAsked(for: .seconds(1))
        for gate in house.gates.values { gate.open() }
        let whole = try await page
        #expect(whole[.eTag] != nil)
        #expect(whole.count(of: "High water") == 3)
        #expect(!whole.text.contains("<template"))
    }

    @Test("After the deadline there is an apology with a way to look again, and the page ends")
    func deadline() async throws {
        let browser = house.browser
        async let reply = browser.get("/harbour")
        await house["three"].until { $0.arrivals == 1 }
        house["one"].open()
        await house.scheduler.untilAsked(for: .seconds(10))
        house.scheduler.advance(by: .seconds(10))
        let page = try await reply
        #expect(page.status == .ok)
        #expect(page.count(of: "Nothing has come within 10 seconds.") >= 2)
        #expect(page.text.contains("<section slot=\"harbour_two\" id=\"harbour_two\""))
        #expect(page.text.contains("<a href=\"/harbour\">Look again</a>"))
        #expect(page.text.hasInOrder(["Look again", "</main>", "</html>"]))
        // It was said that they are still being asked for.
        #expect(house["two"].tally.callbacks == 0)
    }

    @Test("A client that leaves calls back the loads that it alone waited for, and they start again at the next visit")
    func leaving() async throws {
        try await house.whileListening { endpoint in
            let reply = try await LiveReply("/harbour", at: endpoint)
            _ = try await reply.until("slot=\"harbour_three-wait\"")
            await house["one"].until { $0.arrivals == 1 }
            try await reply.leave()
            for name: Identifier in ["one", "two", "three"] {
                await house[name].until { $0.callbacks == 1 }
                house[name].open()
            }
            let next = try await LiveReply("/harbour", at: endpoint)
            let page = try await next.until("</html>")
            #expect(page.components(by: "High water").count == 4)
            #expect(house["one"].tally == Gate.Tally(arrivals: 2, callbacks: 1))
        }
    }

    @Test("A client that leaves calls back nothing that another page waits for")
    func leavingOthers() async throws {
        try await house.whileListening { endpoint in
            let stays = try await LiveReply("/harbour", at: endpoint)
            _ = try await stays.until("slot=\"harbour_three-wait\"")
            let leaves = try await LiveReply("/harbour", at: endpoint)
            _ = try await leaves.until("slot=\"harbour_three-wait\"")
            let scene = try #require(try house.visitors.scene("harbour", of: house.visitors.anonymous))
            #expect(scene.audience(at: ["harbour", "one"]) == 2)
            try await leaves.leave()
            while scene.audience(at: ["harbour", "one"]) == 2 { await Task.yield() }
            for gate in house.gates.values { gate.open() }
            let page = try await stays.until("</html>")
            #expect(page.components(by: "High water").count == 4)
            #expect(house["one"].tally == Gate.Tally(arrivals: 1, callbacks: 0))
        }
    }

    @Test("A page that begins just after another has left asks for what was called back")
    func leavingBetween() async throws {
        let scene = try #require(try house.visitors.scene("harbour", of: house.visitors.anonymous))
        await house["one"].until { $0.arrivals == 1 }
        let paths: [[Identifier]] = [["harbour", "one"], ["harbour", "two"], ["harbour", "three"]]
        scene.session.startWaiting(for: paths)
        scene.session.stopWaiting(for: paths, hasLeft: true)
        await house["one"].until { $0.callbacks == 1 }
        for gate in house.gates.values { gate.open() }
        let body = Locked<[UInt8]>([])
        let page = StreamedPage(scene: scene, stage: house.visitors.stage)
        try await page.send(into: ResponseStream { bytes in body.withLock { $0 += bytes } })
        let text = String(decoding: body.withLock { $0 }, as: UTF8.self)
        #expect(text.components(by: "High water").count == 4)
    }

    @Test("A server that stops waits for no page, and has its loads called back")
    func stopping() async throws {
        let reply = try await house.whileListening { endpoint in
            let reply = try await LiveReply("/harbour", at: endpoint)
            _ = try await reply.until("slot=\"harbour_three-wait\"")
            return reply
        }
        await house["one"].until { $0.callbacks == 1 }
        try await reply.leave()
    }

    @Test("Each part of a compressed page can be read when it comes")
    func compressed() async throws {
        try await house.whileListening { endpoint in
            let reply = try await LiveReply("/harbour", at: endpoint, headers: "Accept-Encoding: gzip\r\n")
            let head = try await reply.head
            #expect(head.contains("Content-Encoding: gzip"))
            for name: Identifier in ["one", "two"] {
                let length = try await reply.untilFlushed()
                house[name].open()
                _ = try await reply.untilFlushed(beyond: length)
            }
            house["three"].open()
            let page = Reply(.ok, headers: [.contentEncoding: "gzip"], body: try await reply.whole())
            #expect(page.count(of: "High water") == 3)
            #expect(page.text.contains("</html>"))
        }
    }

    @Test("HEAD waits for nothing and calls nothing back")
    func head() async throws {
        let browser = house.browser
        let head = try await browser.request(.head, "/harbour")
        #expect(head.status == .ok && head.body.isEmpty)
        #expect(head[.contentLength] == nil && head[.eTag] == nil)
        #expect(house["one"].tally.callbacks == 0)
    }

    @Test("What fails says so in its own place, and costs the others nothing")
    func failures() async throws {
        try await house.openAll(on: "storm")
        let browser = house.browser
        let page = try await browser.get("/storm")
        #expect(page.status == .ok)
        #expect(page.count(of: "class=\"card c5 short failed\"") == 4)
        #expect(page.count(of: "The harbour is in fog.") == 4)
        #expect(page.text.contains("<form class=\"retry\" method=\"post\" action=\"/fragments/storm/late/refresh\">"))
    }
}

extension DashboardWeb.Scene {
    /// How many pages wait for a widget.
    fileprivate func audience(at path: [Identifier]) -> Int {
        session.enter { root in root.descendant(at: path)?.audience ?? 0 }
    }
}
