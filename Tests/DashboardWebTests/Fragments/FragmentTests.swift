import DashboardCore
import DashboardTesting
import FoundationEssentials
import HTTPDaemon
import Locking
import Testing

@Suite("One fragment, alone")
struct FragmentTests {
    private let house = House()

    @Test(
        "It can be had in four forms by its suffix",
        arguments: [
            ("", "text/html; charset=utf-8", "<section id=\"today_note\""),
            (".html", "text/html; charset=utf-8", "<section id=\"today_note\""),
            (".json", "application/json", "{\"version\":1,"),
            (".txt", "text/plain; charset=utf-8", "Buy milk & bread\n"),
            (".svg", "image/svg+xml", "<svg xmlns="),
        ],
        BrowserWay.allCases
    )
    func suffix(form: (suffix: String, type: String, start: String), way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let reply = try await browser.get("/fragments/today/note\(form.suffix)", headers: .script)
            #expect(reply.status == .ok)
            #expect(reply[.contentType]?.hasPrefix(form.type) == true, "\(reply)")
            #expect(reply.text.hasPrefix(form.start), "\(reply)")
        }
    }

    @Test(
        "It can be had in four forms by Accept",
        arguments: [
            ("text/html", "text/html"), ("application/json", "application/json"), ("text/plain", "text/plain"),
            ("image/svg+xml", "image/svg+xml"), ("*/*", "text/html"), ("application/*", "application/json"),
            ("text/plain;q=0.5, application/json;q=0.9", "application/json"),
            ("image/png, text/plain;q=0.1", "text/plain"),
        ]
    )
    func accept(accept: String, type: String) async throws {
        let browser = house.browser
        let headers = Headers.script.with(.accept, try HeaderValue(accept))
        let reply = try await browser.get("/fragments/today/note", headers: headers)
        #expect(reply.status == .ok)
        #expect(reply[.contentType]?.hasPrefix(type) == true, "\(reply)")
        #expect(reply[.vary]?.contains("Accept") == true)
    }

    @Test(
        "What cannot be had so is refused",
        arguments: [
            ("/fragments/today/note", "image/png", 406), ("/fragments/today/poem", "image/svg+xml", 406),
            ("/fragments/today/note", "text/vnd.turbo-stream.html", 406),
            ("/fragments/today/poem.svg", "*/*", 404), ("/fragments/today/note.png", "*/*", 404),
            ("/fragments/today/note.", "*/*", 404), ("/fragments/today/note.JSON", "*/*", 404),
            ("/fragments/today.json/note", "*/*", 404), ("/fragments/.json", "*/*", 404),
        ]
    )
    func refusedForm(target: String, accept: String, status: Int) async throws {
        let browser = house.browser
        let headers = Headers.script.with(.accept, try HeaderValue(accept))
        #expect(try await browser.get(target, headers: headers).status.code == status)
    }

    private static let strangeAddresses: [(String, Int)] = [
        ("/fragments/today/nobody", 404), ("/fragments/nowhere", 404), ("/fragments/today/note/title", 404),
        ("/fragments/Today/note", 404), ("/fragments/today/note/", 200), ("/fragments/today//note", 200),
        ("/fragments/", 200), ("/fragments/_screens", 404), ("/fragments/screens/today", 404),
        ("/fragments/today/-note", 404), ("/fragments/today/" + String(repeating: "n", count: 2000), 404),
        ("/fragments" + String(repeating: "/a", count: 1000), 404),
        ("/fragments/today" + String(repeating: "/note", count: 700), 404),
        ("/fragments/today/%6Eote", 200), ("/fragments/today%2Fnote", 200), ("/fragments/today/note%00", 400),
        ("/fragments/today/%ff", 400), ("/fragments/today/n%C3%B6te", 404), ("/fragments/today/note%2Ejson", 200),
        ("/fragments/today/..%2Fnote", 404), ("/fragments/..%2Fetc%2Fpasswd", 404),
        ("/fragments/today/note?wait=0&x=" + String(repeating: "y", count: 4000), 200),
        ("/fragments/today/note?x=" + String(repeating: "y", count: 64_000), 414),
    ]

    @Test("Strange addresses are answered plainly", arguments: strangeAddresses, BrowserWay.allCases)
    func strange(address: (target: String, status: Int), way: BrowserWay) async throws {
        try await house.visit(by: way) { browser in
            let reply = try await browser.get(address.target, headers: .script)
            #expect(reply.status.code == address.status, "\(reply)")
        }
    }

    @Test(
        "Dot segments are walked before anything is decided",
        arguments: [
            ("/fragments/today/poem/../note", 200), ("/fragments/./today/note", 200),
            ("/fragments/today/poem/%2e%2e/note", 200), ("/fragments/../fragments/today/note", 200),
            ("/fragments/today/note/..", 200), ("/fragments/../../note", 404),
        ]
    )
    func dots(target: String, status: Int) async throws {
        let reply = try await house.browser.get(target, headers: .script)
        #expect(reply.status.code == status)
    }

    @Test("Its JSON is exactly as documented")
    func json() async throws {
        try await house.openAll(on: "harbour")
        let browser = house.browser
        #expect(
            try await browser.get("/fragments/today/note.json").text
                == #"{"version":1,"path":"today/note","kind":"note","title":"Note","hidden":false,"#
                + #""state":"ready","asOf":"2026-06-15T08:00:00Z","source":"a notebook","#
                + #""data":{"note":"Buy milk & bread"}}"# + "\n"
        )
        #expect(
            try await browser.get("/fragments/harbour/one", headers: .json).text
                == #"{"version":1,"path":"harbour/one","kind":"tide","title":"One","hidden":false,"#
                + #""state":"ready","asOf":"2026-06-15T08:00:00Z","source":"the harbour","#
                + #""data":{"level":"High water"}}"# + "\n"
        )
    }

    @Test("The JSON and the text of a container are those of its members")
    func container() async throws {
        let browser = house.browser
        func note(_ name: String, _ title: String, _ text: String) -> String {
            #"{"version":1,"path":"today/shelf/\#(name)","kind":"note","title":"\#(title)","hidden":false,"#
                + #""state":"ready","asOf":null,"source":null,"data":{"note":"\#(text)"}}"#
        }
        let start =
            #"{"version":1,"path":"today/shelf","kind":"shelf","title":"Shelf","hidden":false,"#
            + #""state":"ready","asOf":null,"source":null,"fragments":["#
        let (left, right) = (note("left", "Left", "On the left"), note("right", "Right", "On the right"))
        let both = try await browser.get("/fragments/today/shelf.json")
        #expect(both.text == start + left + "," + right + "]}\n")
        #expect(try await browser.get("/fragments/today/shelf.txt").text == "On the left\n\nOn the right\n")
        _ = try await browser.post("/fragments/today/shelf/left/hide")
        #expect(try await browser.get("/fragments/today/shelf.json").text == start + right + "]}\n")
        #expect(try await browser.get("/fragments/today/shelf.txt").text == "On the right\n")
    }

    @Test("Who has it already gets no body, in whichever form", arguments: ["", ".json", ".txt", ".svg"])
    func notModified(suffix: String) async throws {
        let browser = house.browser
        let first = try await browser.get("/fragments/today/note\(suffix)", headers: .script)
        let tag = try #require(first.headers[.eTag])
        let again = try await browser.get(
            "/fragments/today/note\(suffix)",
            headers: .script.with(.ifNoneMatch, tag)
        )
        #expect(again.status == .notModified && again.body.isEmpty)
        let other = try await browser.get("/fragments/today/poem\(suffix == ".svg" ? "" : suffix)", headers: .script)
        #expect(other[.eTag] != first[.eTag])
    }

    @Test("The tag changes when and only when the bytes do", arguments: [true, false])
    func tag(isAnonymous: Bool) async throws {
        let browser = house.browser
        if !isAnonymous { _ = try await browser.post("/fragments/today/poem/hide") }
        var replies: [Reply] = []
        for action in ["ring", "wink", "nothing", "ring"] {
            // An errand changes everybody's tree; winking changes nothing that is kept.
            if isAnonymous || action != "wink" { _ = try await browser.post("/fragments/today/tally/\(action)") }
            for suffix in [".json", ".txt", ""] {
                replies.append(try await browser.get("/fragments/today/tally\(suffix)", headers: .script))
            }
        }
        for (index, reply) in replies.enumerated() {
            for other in replies[..<index] {
                #expect((reply[.eTag] == other[.eTag]) == (reply.content == other.content), "\(reply) \(other)")
            }
        }
        // Rung once and rung twice, in three forms.
        #expect(Set(replies.compactMap { $0[.eTag] }).count == 6)
    }

    @Test("Age says how old it is", arguments: ["", ".json", ".txt", ".svg"])
    func age(suffix: String) async throws {
        let browser = house.browser
        #expect(try await browser.get("/fragments/today/note\(suffix)", headers: .script)[.age] == "0")
        house.clock.withLock { $0 = House.noon.addingTimeInterval(75) }
        let later = try await browser.get("/fragments/today/note\(suffix)", headers: .script)
        #expect(later[.age] == "75")
        #expect(try await browser.get("/fragments/today/poem", headers: .script)[.age] == nil)
        house.clock.withLock { $0 = House.noon.addingTimeInterval(-5) }
        #expect(try await browser.get("/fragments/today/note\(suffix)", headers: .script)[.age] == "0")
    }
}
