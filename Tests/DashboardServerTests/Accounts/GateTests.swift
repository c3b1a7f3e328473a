import Crypto
import DashboardData
import DashboardTesting
@testable import DashboardServer
@testable import DashboardWeb
import Foundation
import HTTPDaemon
import Testing

@Suite("Daybook with an account")
struct GateTests {
    /// What everybody may ask.
    private static let open: Set<String> = ["/healthz", "/readyz", "/metrics", "/sign-in", "/sign-out"]

    private let account: Account

    init() throws {
        let hash = try #require(PassphraseHash(of: "correct horse", cost: .least))
        account = try #require(Account(name: "ingrid", hash: hash))
    }

    @Test("Everything that it describes is shut to those who are not in, but for a handful")
    func everyRoute() async throws {
        let folder = try TemporaryFolder()
        let site = try ProductSite.make(account: account, "--data", folder.path)
        let description = try await signedIn(site).get("/openapi.json")
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(description.content)) as? [String: Any]
        )
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        #expect(paths.count > 40 && paths.keys.contains("/kiosk") && Self.open.isSubset(of: paths.keys))
        let stranger = Browser(site)
        for (path, operations) in paths where !Self.open.contains(path) {
            for method in operations.keys {
                for accept in ["text/html", "application/json", "*/*"] {
                    let headers: Headers = [.accept: HeaderValue(ours: accept), .secFetchSite: "same-origin"]
                    let reply = try await stranger.request(Method(method.uppercased()), path, headers: headers)
                    #expect(reply.status == .unauthorized, "\(method) \(path) for \(accept)")
                }
                let answers = (operations[method] as? [String: Any])?["responses"] as? [String: Any]
                #expect(answers?["401"] != nil, "\(method) \(path) is described with a 401")
            }
        }
        for path in Self.open.subtracting(["/sign-out"]) { #expect(try await stranger.get(path).status == .ok) }
        let front = try await stranger.get("/")
        let sheet = try #require(front.text.split(separator: "\"").first { $0.hasSuffix(".css") })
        #expect(try await stranger.get(String(sheet)).status == .ok)
        #expect(try await stranger.get("/favicon.ico").status == .temporaryRedirect)
    }

    @Test("The counters are for this machine, and for whoever is in")
    func metrics() async throws {
        let far: Headers = [.xForwardedFor: "192.0.2.7"]
        let (shut, open) = (try ProductSite.make(account: account), try ProductSite.make())
        #expect(try await Browser(shut).get("/metrics").status == .ok)
        #expect(try await Browser(shut).get("/metrics", headers: far).status == .unauthorized)
        #expect(try await signedIn(shut).get("/metrics", headers: far).status == .ok)
        #expect(try await Browser(open).get("/metrics", headers: far).status == .forbidden)
        #expect(try await Browser(open).get("/healthz", headers: far).status == .ok)
    }

    @Test("A restart keeps everybody in who was in, and out who was out")
    func restart() async throws {
        let folder = try TemporaryFolder()
        let before = try SQLiteSessionStore(folder: folder.path)
        let (stays, goes) = try await (
            signedIn(ProductSite.make(account: account, store: before)),
            signedIn(ProductSite.make(account: account, store: before))
        )
        _ = try await stays.press("server/clock", "hide")
        let cookies = try [stays, goes].map { try #require($0.cookie("daybook")) }
        _ = try await goes.post("/sign-out")
        await before.close()
        let after = try SQLiteSessionStore(folder: folder.path)
        let site = try ProductSite.make(account: account, store: after)
        let replies = try await cookies.asyncMap { cookie in
            try await Browser(site).get("/server", headers: [.cookie: HeaderValue(ours: "daybook=\(cookie)")])
        }
        #expect(replies.map(\.status) == [.ok, .unauthorized])
        #expect(replies[0].text.contains("<section id=\"server_clock\"") && replies[0].text.contains("Hidden"))
        await after.close()
    }

    @Test("The wall says nothing of who is in; every other screen does", arguments: ["/", "/stories", "/kiosk"])
    func corner(page: String) async throws {
        let reply = try await signedIn(ProductSite.make(account: account)).get(page)
        #expect(reply.text.contains("Signed in as ingrid") == (page != "/kiosk"))
    }

    private func signedIn(_ site: Site) async throws -> Browser {
        let browser = Browser(site)
        let form = [NamedField("name", "ingrid"), NamedField("passphrase", "correct horse")]
        #expect(try await browser.post("/sign-in", form: form).status == .seeOther)
        return browser
    }
}

extension Array {
    fileprivate func asyncMap<Value>(_ change: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await change(element)) }
        return values
    }
}
