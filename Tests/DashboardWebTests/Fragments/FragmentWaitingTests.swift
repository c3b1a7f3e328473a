import DashboardCore
import DashboardTesting
import HTTPDaemon
import Testing

@Suite("One fragment that is loading, or has failed", .timeLimit(.minutes(2)))
struct FragmentWaitingTests {
    private let house = House()

    @Test("It is answered at once, with when to come again", arguments: BrowserWay.allCases)
    func loading(way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let html = try await browser.get("/fragments/harbour/one", headers: .script)
            #expect(html.status == .ok && html[.refresh] == "1" && html[.retryAfter] == nil)
            #expect(html.text.hasPrefix("<section id=\"harbour_one\""))
            #expect(html.text.contains("class=\"bones\""))
            let json = try await browser.get("/fragments/harbour/one.json")
            #expect(json.status == .ok && json[.retryAfter] == "1" && json[.refresh] == nil)
            #expect(
                json.text
                    == #"{"version":1,"path":"harbour/one","kind":"tide","title":"One","hidden":false,"#
                    + #""state":"loading","asOf":null,"source":"the harbour","data":null}"# + "\n"
            )
            let text = try await browser.get("/fragments/harbour/one.txt")
            #expect(text.status == .ok && text.text == "Asking the harbour.\n")
            #expect(try await browser.get("/fragments/harbour/quay", headers: .script)[.refresh] == nil)
        }
    }

    @Test("Who is willing to wait gets it when it is there", arguments: ["", ".json", ".txt"], BrowserWay.allCases)
    func wait(suffix: String, way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            async let reply = browser.get("/fragments/harbour/one\(suffix)?wait=10", headers: .script)
            await house["one"].until { $0.arrivals == 1 }
            await house.scheduler.untilAsked(for: .seconds(10))
            house["one"].open()
            let fragment = try await reply
            #expect(fragment.text.contains("High water"))
            #expect(fragment[.refresh] == nil && fragment[.retryAfter] == nil)
        }
    }

    @Test("Who has waited long enough is told to come again", arguments: [("0.5", 500), ("10", 10_000)])
    func waitInVain(wait: String, milliseconds: Int) async throws {
        let browser = house.browser
        async let reply = browser.get("/fragments/harbour/one?wait=\(wait)", headers: .script)
        await house.scheduler.untilAsked(for: .milliseconds(milliseconds))
        house.scheduler.advance(by: .milliseconds(milliseconds))
        let fragment = try await reply
        #expect(fragment.status == .ok && fragment[.refresh] == "1")
        #expect(house["one"].tally.callbacks == 0)
    }

    @Test("What is not loading is waited for by nobody")
    func noWait() async throws {
        let browser = house.browser
        let reply = try await browser.get("/fragments/today/note?wait=10", headers: .script)
        #expect(reply.text.contains("Buy milk"))
    }

    @Test(
        "A wish that is no wish is refused",
        arguments: [
            ("wait=0", 200), ("wait=11", 400), ("wait=10.001", 400), ("wait=-1", 400), ("wait=abc", 400),
            ("wait=", 400), ("wait=nan", 400), ("wait=inf", 400), ("wait=1e400", 400), ("strict=0", 200),
            ("strict=2", 400), ("strict=yes", 400),
        ]
    )
    func wish(query: String, status: Int) async throws {
        let browser = house.browser
        #expect(try await browser.get("/fragments/today/note?\(query)", headers: .script).status.code == status)
    }

    @Test("A client that leaves while it waits calls the load back")
    func leaving() async throws {
        try await house.whileListening { endpoint in
            let reply = try await LiveReply("/fragments/harbour/one?wait=10", at: endpoint)
            await house["one"].until { $0.arrivals == 1 }
            await house.scheduler.untilAsked(for: .seconds(10))
            try await reply.leave()
            await house["one"].until { $0.callbacks == 1 }
            #expect(house["two"].tally.callbacks == 0)
        }
    }

    private static let failures: [(String, Int, String?)] = [
        ("broken", 502, nil), ("late", 504, nil), ("busy", 429, "90"), ("private", 403, nil),
    ]

    @Test("Programs are told of a failure by the status", arguments: failures, [".json", "?strict=1", ".txt?strict=1"])
    func strict(failure: (name: String, status: Int, retryAfter: String?), ending: String) async throws {
        try await house.openAll(on: "storm")
        let browser = house.browser
        let reply = try await browser.get("/fragments/storm/\(failure.name)\(ending)", headers: .script)
        #expect(reply.status.code == failure.status)
        #expect(reply[.retryAfter] == failure.retryAfter)
        #expect(reply[.contentType] == "application/problem+json", "\(reply)")
        #expect(reply.text.contains("\"status\":\(failure.status)"))
        #expect(reply.text.contains("The harbour is in fog."))
    }

    @Test("People are told of a failure by the fragment", arguments: failures)
    func lenient(failure: (name: String, status: Int, retryAfter: String?)) async throws {
        try await house.openAll(on: "storm")
        let browser = house.browser
        let html = try await browser.get("/fragments/storm/\(failure.name)", headers: .script)
        #expect(html.status == .ok)
        #expect(html.text.hasPrefix("<section id=\"storm_\(failure.name)\" class=\"card c5 short failed\""))
        // Who wants to be left alone is, and who must sign in gains nothing by trying again.
        let canBeTriedNow = failure.status >= 500
        #expect(html.text.contains("action=\"/fragments/storm/\(failure.name)/refresh\"") == canBeTriedNow)
        let text = try await browser.get("/fragments/storm/\(failure.name).txt")
        #expect(text.status == .ok && text.text.contains("The harbour is in fog."))
    }
}
