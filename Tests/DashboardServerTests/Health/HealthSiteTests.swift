import Crypto
import DashboardData
import DashboardTesting
@testable import DashboardServer
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("What is brought of a body, and taken out again", .timeLimit(.minutes(2)))
struct HealthSiteTests {
    private static let batch =
        #"{"data":{"metrics":[{"name":"step_count","units":"count","data":[{"qty":7,"date":"2026-06-14 10:00:00 +0200"}]}]}}"#

    private let folder: TemporaryFolder
    private let token: String

    init() throws {
        folder = try TemporaryFolder()
        let (made, text) = PushToken.make(named: "phone", at: 0)
        try TokenFile(in: folder.path).write([made])
        token = text
    }

    private func site(account: Account? = nil) throws -> Site {
        try ProductSite.make(account: account, "--data", folder.path)
    }

    private func push(_ text: String, _ browser: Browser, _ more: Headers = [:]) async throws -> Reply {
        var headers: Headers = [.authorization: HeaderValue(ours: "Bearer \(token)"), .contentType: "application/json"]
        for field in more { headers[field.name] = field.value }
        return try await browser.request(.post, "/api/health", headers: headers, body: Array(text.utf8))
    }

    private func bring(_ text: String, _ browser: Browser, named field: String = "export") async throws -> Reply {
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"export.xml\"\r\n\r\n\(text)\r\n--b--\r\n"
        let headers: Headers = [
            .contentType: "multipart/form-data; boundary=b", .secFetchSite: "same-origin", .accept: "*/*",
        ]
        return try await browser.request(.post, "/day/import", headers: headers, body: Array(body.utf8))
    }

    private func untilEnded(_ browser: Browser) async throws -> String {
        while true {
            let page = try await browser.get("/day/import")
            guard page.text.contains("class=\"halt\"") else { return page.text }
            await Task.yield()
        }
    }

    @Test("A batch with a token is kept once, over either way", arguments: BrowserWay.allCases)
    func pushing(way: BrowserWay) async throws {
        try await Browser.visit(try site(), by: way) { browser in
            let first = try await push(Self.batch, browser)
            #expect(first.status == .ok && first.text == "{\"read\":1,\"kept\":1,\"duplicates\":0,\"skipped\":{}}\n")
            #expect(try await push(Self.batch, browser).text.contains(#""kept":0,"duplicates":1"#))
            #expect(first[.setCookie] == nil)
        }
    }

    @Test("A page that was open before shows what has come, and the sample again when it has gone")
    func openBefore() async throws {
        let archive = try HealthArchive(in: StoreFolder(folder.path))
        let site = try ProductSite.make(at: "2026-06-14T12:00:00Z", health: archive, "--data", folder.path)
        let browser = Browser(site)
        #expect(try await browser.get("/day").text.contains("Sample data"))
        #expect(try await push(Self.batch, browser).status == .ok)
        #expect(try await !browser.get("/day").text.contains("Sample data"))
        let steps = try await browser.get("/fragments/day/day-summary.json?wait=10")
        #expect(steps.text.contains(#""steps":7"#))
        try HealthStore.erase(in: folder.path)
        #expect(try await browser.get("/day").text.contains("Sample data"))
    }

    @Test(
        "What cannot be taken is told as a problem",
        arguments: [
            (HeaderName.authorization, "Bearer wrong", 401), (.authorization, "Basic eDp5", 401),
            (.contentType, "text/plain", 415), (.contentEncoding, "gzip", 415),
        ] as [(HeaderName, HeaderValue, Int)]
    )
    func refusals(name: HeaderName, value: HeaderValue, status: Int) async throws {
        let reply = try await push(Self.batch, Browser(try site()), Headers([.init(name, value)]))
        #expect(reply.status.code == status && reply[.contentType] == "application/problem+json")
        #expect((reply[.wwwAuthenticate]?.hasPrefix("Bearer") == true) == (status == 401))
        #expect(!reply.text.contains(folder.path))
    }

    @Test("A body of another shape is a 422 that names the place, and no JSON at all a 400")
    func shapes() async throws {
        let browser = Browser(try site())
        let odd = try await push(#"{"data":{"metrics":[{"name":3}]}}"#, browser)
        #expect(odd.status == .unprocessableContent && odd.text.contains("$.data.metrics[0].name"))
        #expect(try await push("{", browser).status == .badRequest)
        let large = try await push(String(repeating: " ", count: 33 << 20), browser)
        #expect(large.status == .contentTooLarge && large[.contentType] == "application/problem+json")
    }

    @Test("Whoever guesses tokens has to wait, and a token that is revoked is good for nothing")
    func guessing() async throws {
        let browser = Browser(try site())
        try TokenFile(in: folder.path).write([])
        for _ in 0..<5 { #expect(try await push(Self.batch, browser).status == .unauthorized) }
        let reply = try await push(Self.batch, browser)
        #expect(reply.status == .tooManyRequests && reply[.retryAfter] != nil)
    }

    @Test("Without a folder nothing is taken, and the page says why")
    func noFolder() async throws {
        let browser = Browser(try ProductSite.make())
        #expect(try await push(Self.batch, browser).status == .serviceUnavailable)
        #expect(try await browser.get("/day/import").text.contains("--data FOLDER"))
    }

    @Test("While an export is read, a batch and a second export have to wait")
    func busy() async throws {
        let browser = Browser(try site())
        let running = try HealthImport(into: folder.path, origin: "test", now: 1_781_000_000)
        let reply = try await push(Self.batch, browser)
        #expect(reply.status == .serviceUnavailable && reply[.retryAfter] == "60")
        #expect(try await bring("<HealthData/>", browser).status == .serviceUnavailable)
        _ = running
    }

    @Test("An export that is brought is reported, and handed out again until it is forgotten")
    func roundTrip() async throws {
        let browser = Browser(try site())
        let record =
            "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"Watch\" unit=\"count\" value=\"42\" "
            + "startDate=\"2026-06-14 08:00:00 +0200\" endDate=\"2026-06-14 08:10:00 +0200\"/>"
        let reply = try await bring("<HealthData>\(record)<Record/></HealthData>", browser)
        #expect(reply.status == .seeOther && reply[.location] == "/day/import/progress")
        let report = try await untilEnded(browser)
        #expect(report.contains("It is on file") && report.contains("1 entry names no kind"))
        #expect(report.contains("On file is one day, 14 June 2026.") && report.contains("Watch"))
        let table = try await browser.get("/export/health.csv")
        #expect(table.text.contains("StepCount,count,2026-06-14T08:00:00+02:00") && table.text.contains(",42,Watch,"))
        #expect(table[.contentDisposition] == "attachment; filename=\"health.csv\"")
        #expect(try await browser.get("/export/health.json").text.contains(#""value":42"#))
        let kept = try await browser.post("/day/import/forget", form: [NamedField("word", "no")])
        #expect(kept[.location] == "/day/import?told=wrong-word#forget")
        #expect(try await browser.get("/export/health.csv").text.contains("StepCount"))
        let gone = try await browser.post("/day/import/forget", form: [NamedField("word", "delete")])
        #expect(gone[.location] == "/day/import?told=forgotten#forget")
        #expect(try await !browser.get("/export/health.csv").text.contains("StepCount"))
    }

    @Test(
        "What is no export leaves everything as it was, and the page says what it is",
        arguments: [
            ("", "The file was empty"), ("hello", "neither a zip archive nor XML"), ("<HealthData>", "ends too early"),
        ]
    )
    func broken(text: String, words: String) async throws {
        let browser = Browser(try site())
        _ = try await push(Self.batch, browser)
        let reply = try await bring(text, browser)
        let page = try await untilEnded(browser)
        #expect(reply.status == (text.isEmpty ? .unprocessableContent : .seeOther))
        #expect(page.contains(words))
        #expect(!page.contains(folder.path))
        #expect(try await browser.get("/export/health.csv").text.contains("StepCount"))
    }

    @Test("Another site's page can bring, stop and forget nothing")
    func otherSites() async throws {
        let browser = Browser(try site())
        for target in ["/day/import", "/day/import/stop", "/day/import/forget"] {
            let headers: Headers = [.secFetchSite: "cross-site", .contentType: "application/x-www-form-urlencoded"]
            let reply = try await browser.request(.post, target, headers: headers, body: Array("word=delete".utf8))
            #expect(reply.status == .forbidden, "\(target)")
        }
    }

    @Test("Behind a closed gate nothing of it is to be had, and a token opens nothing")
    func gate() async throws {
        let hash = try #require(PassphraseHash(of: "correct horse", cost: .least))
        let account: Account = try #require(Account(name: "ingrid", hash: hash))
        let browser = Browser(try site(account: account))
        let headers: Headers = [.authorization: HeaderValue(ours: "Bearer \(token)"), .accept: "*/*"]
        for target in ["/day/import", "/day/import/progress", "/export/health.csv", "/export/health.json", "/day"] {
            #expect(try await browser.get(target, headers: headers).status == .unauthorized, "\(target)")
        }
        #expect(try await bring("<HealthData/>", browser).status == .unauthorized)
        for target in ["/day/import/stop", "/day/import/forget"] {
            #expect(try await browser.post(target, form: [NamedField("word", "delete")]).status == .unauthorized)
        }
        #expect(try await push(Self.batch, browser).status == .ok)
    }

    @Test("The summary has a short address for frames, and a policy of its own")
    func embedding() async throws {
        let site = try ProductSite.make(
            "--embed-from",
            "https://all.example",
            "--embed-from",
            "day/summary=https://one.example"
        )
        let browser = Browser(site)
        for target in ["/embed/day/summary", "/embed/day/day-summary"] {
            let policy = try await browser.get(target)[.contentSecurityPolicy]
            #expect(policy?.contains("frame-ancestors 'self' https://one.example") == true, "\(target)")
        }
        let other = try await browser.get("/embed/day/sleep")[.contentSecurityPolicy]
        #expect(other?.contains("frame-ancestors 'self' https://all.example") == true)
        let long = try await browser.get("/embed/day/day-summary").text
        #expect(try await browser.get("/embed/day/summary").text == long)
    }
}
