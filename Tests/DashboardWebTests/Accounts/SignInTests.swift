import DashboardCore
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon
import Testing

@Suite("Signing in and out", .timeLimit(.minutes(2)))
struct SignInTests {
    @Test("Name and passphrase open what was asked for", arguments: BrowserWay.allCases)
    func comingIn(way: BrowserWay) async throws {
        let house = House(account: .ingrid)
        try await house.visit(by: way) { browser in
            let reply = try await browser.signIn(for: "/harbour?x=1#one")
            #expect(reply.status == .seeOther)
            #expect(reply[.location] == "/harbour?x=1#one")
            #expect(reply[.cacheControl] == "no-store")
            let page = try await browser.get("/", headers: .navigation)
            #expect(page.status == .ok)
            #expect(page.text.contains("Buy milk"))
            #expect(page[.cacheControl] == "private, no-cache")
            #expect(page.text.contains(">IN</span>") && page.text.contains("Signed in as ingrid"))
            #expect(page.text.contains("<form class=\"leave\" method=\"post\" action=\"/sign-out\">"))
            #expect(try await browser.get("/fragments/today/note.json").status == .ok)
            #expect(try await browser.get("/openapi.json").status == .ok)
        }
    }

    @Test(
        "Whatever is wrong, the form says the same, keeps the name and forgets the passphrase",
        arguments: [("ingrid", "Correct horse"), ("Ingrid", "correct horse"), ("somebody & son", "correct horse")]
    )
    func wrong(name: String, passphrase: String) async throws {
        let browser = House(account: .ingrid).browser
        let reply = try await browser.signIn(passphrase, as: name, for: "/harbour")
        #expect(reply.status == .unprocessableContent)
        #expect(reply[.setCookie] == nil)
        #expect(reply.text.contains("That name and passphrase do not belong together. Four tries are left."))
        #expect(reply.text.contains("value=\"\(name == "somebody & son" ? "somebody &amp; son" : name)\""))
        #expect(!reply.text.contains(passphrase))
        #expect(reply.text.contains("value=\"/harbour\""))
        let field = [
            "id=\"sign-in-passphrase\"", "autofocus", "aria-invalid=\"true\"", "aria-describedby=\"sign-in-trouble\"",
        ]
        #expect(reply.text.hasInOrder(field))
        #expect(reply.text.contains("<p class=\"err\" id=\"sign-in-trouble\" role=\"alert\" tabindex=\"-1\">"))
        #expect(try await browser.get("/", headers: .navigation).status == .unauthorized)
    }

    @Test("A program is told by the status and a problem")
    func program() async throws {
        let browser = House(account: .ingrid).browser
        let form = [NamedField("name", "ingrid"), NamedField("passphrase", "wrong")]
        let reply = try await browser.post("/sign-in", form: form, headers: .json)
        #expect(reply.status == .unprocessableContent)
        #expect(reply[.contentType] == "application/problem+json")
    }

    @Test(
        "It leads to a page of ours or nowhere",
        arguments: [
            "//evil.example", "https://evil.example/", "/fragments", "/sign-out", "javascript:alert(1)", "", "\\",
        ]
    )
    func elsewhere(page: String) async throws {
        let reply = try await House(account: .ingrid).browser.signIn(for: page)
        #expect(reply.status == .badRequest)
        #expect(reply[.setCookie] == nil && reply[.location] == nil)
    }

    @Test("Another site's page cannot sign anybody in or out", arguments: ["/sign-in", "/sign-out"])
    func forgery(target: String) async throws {
        let house = House(account: .ingrid)
        let browser = house.browser
        try await browser.signIn()
        let form = [NamedField("name", "ingrid"), NamedField("passphrase", "correct horse")]
        let reply = try await browser.post(target, form: form, headers: .form.with(.secFetchSite, "cross-site"))
        #expect(reply.status == .forbidden && reply[.setCookie] == nil)
        #expect(try await browser.get("/", headers: .navigation).status == .ok)
    }

    @Test("Each sign-in has a cookie that nobody had before, and ends the one before it")
    func fixation() async throws {
        let house = House(account: .ingrid)
        let planted = "AAAAAAAAAAAAAAAAAAAAAA"
        let form = [NamedField("name", "ingrid"), NamedField("passphrase", "correct horse")]
        let browser = house.browser
        let headers = Headers.form.with(.cookie, HeaderValue(ours: "daybook=\(planted)"))
        _ = try await browser.post("/sign-in", form: form, headers: headers)
        let first = try #require(browser.cookie("daybook"))
        #expect(first != planted)
        #expect(try await house.status(of: "/", cookie: planted) == .unauthorized)
        try await browser.signIn()
        let second = try #require(browser.cookie("daybook"))
        #expect(second != first)
        #expect(try await house.status(of: "/", cookie: first) == .unauthorized)
        #expect(try await house.status(of: "/", cookie: second) == .ok)
    }

    @Test("The cookie is for this host alone over TLS, and out of reach of scripts and other sites")
    func cookie() async throws {
        let house = House(account: .ingrid)
        let plain = try await house.browser.signIn()[.setCookie] ?? ""
        #expect(plain.hasPrefix("daybook=") && plain.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
        let browser = Browser(house.site, overTLS: true)
        let secure = try await browser.signIn()[.setCookie] ?? ""
        #expect(secure.hasPrefix("__Host-daybook="))
        #expect(secure.hasSuffix("; Path=/; Max-Age=34560000; Secure; HttpOnly; SameSite=Lax"))
        let gone = try await browser.signOut()
        #expect(gone[.setCookie] == "__Host-daybook=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax")
        #expect(browser.cookie("__Host-daybook") == nil)
    }

    @Test("Who signs out is out at once, on every tab, and nobody else is", arguments: BrowserWay.allCases)
    func goingOut(way: BrowserWay) async throws {
        let house = House(account: .ingrid)
        try await house.visit(by: way) { one in
            let other = house.browser
            try await one.signIn()
            try await other.signIn()
            let cookie = try #require(one.cookie("daybook"))
            #expect(try await house.status(of: "/", cookie: cookie) == .ok)
            let reply = try await one.signOut()
            #expect(reply.status == .seeOther && reply[.location] == "/")
            #expect(one.cookie("daybook") == nil)
            for target in ["/", "/fragments", "/fragments/today/note.json", "/fragments/today/note?wait=1"] {
                #expect(try await house.status(of: target, cookie: cookie) == .unauthorized)
                #expect(try await other.get(target, headers: .navigation).status == .ok)
            }
            let deed = try await house.browser.post(
                "/fragments/today/poem/hide",
                headers: .script.with(.cookie, HeaderValue(ours: "daybook=\(cookie)"))
            )
            #expect(deed.status == .unauthorized)
            #expect(try await other.get("/", headers: .navigation).text.contains("The sea"))
        }
    }

    @Test("Signing out twice, or without having been in, is no trouble")
    func outTwice() async throws {
        let browser = House(account: .ingrid).browser
        #expect(try await browser.signOut().status == .seeOther)
        try await browser.signIn()
        #expect(try await browser.signOut().status == .seeOther)
        #expect(try await browser.signOut().status == .seeOther)
    }

    @Test("What one device chooses, the other one has")
    func shared() async throws {
        let house = House(account: .ingrid)
        let (phone, desk) = (house.browser, house.browser)
        try await phone.signIn()
        try await desk.signIn()
        let reply = try await phone.post("/fragments/today/poem/hide", headers: .script)
        #expect(reply.status == .ok && reply[.setCookie] == nil)
        _ = try await desk.post("/fragments/today/note/hide", headers: .script)
        for browser in [phone, desk] {
            let page = try await browser.get("/", headers: .navigation)
            #expect(!page.text.contains("The sea") && !page.text.contains("Buy milk"))
        }
        #expect(try await house.store.count == 1)
    }
}

extension House {
    /// What somebody is answered who has that cookie and nothing else.
    func status(of target: String, cookie: String) async throws -> Status {
        let headers = Headers.navigation.with(.cookie, HeaderValue(ours: "daybook=\(cookie)"))
        return try await browser.get(target, headers: headers).status
    }
}
