import DashboardTesting
import HTTPDaemon
import Testing

@Suite("Cookies in a test")
struct CookieTests {
    @Test(
        "A cookie is kept and sent as a real browser would",
        arguments: [
            ("a=1", true, "/", "a=1"), ("a=1; Path=/", true, "/x", "a=1"), ("a=1; Path=/set", true, "/", "none"),
            ("a=1; Path=/set", true, "/set/x", "a=1"), ("a=1; Path=/set", true, "/settings", "none"),
            ("a=1; Path=/set", true, "/set/x?y=/", "a=1"), ("a=1; Max-Age=0", true, "/", "none"),
            ("a=1; Max-Age=-5", true, "/", "none"), ("a=1; Max-Age=5", true, "/", "a=1"),
            ("a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", true, "/", "none"),
            ("a=1; Expires=Thu, 01 Jan 2099 00:00:00 GMT", true, "/", "a=1"),
            ("a=1; Max-Age=5; Expires=Thu, 01 Jan 1970 00:00:00 GMT", true, "/", "a=1"),
            ("a=1; Secure", true, "/", "a=1"), ("a=1; Secure", false, "/", "none"),
            ("__Host-a=1; Secure; Path=/", true, "/x", "__Host-a=1"), ("__Host-a=1; Path=/", true, "/x", "none"),
            ("__Host-a=1; Secure; Path=/x", true, "/x", "none"), ("__Host-a=1; Secure", true, "/", "none"),
            ("__Host-a=1; Secure; Path=/; Domain=localhost", true, "/", "none"),
            ("__Secure-a=1; Path=/x", true, "/x", "none"), ("__Secure-a=1; Secure", true, "/", "__Secure-a=1"),
        ]
    )
    func jar(set: String, isSecure: Bool, target: String, sent: String) async throws {
        var router = Router()
        let header = try HeaderValue(set)
        let rest = PathRemainder("rest")
        router.get("/set") { _ in Response(headers: [.setCookie: header]) }
        router.get("/") { Response(text: $0[header: .cookie] ?? "none") }
        router.get("/x") { Response(text: $0[header: .cookie] ?? "none") }
        router.get("/settings") { Response(text: $0[header: .cookie] ?? "none") }
        router.get("/set/\(rest)") { Response(text: $0[header: .cookie] ?? "none") }
        let browser = Browser(Site(router: router), overTLS: isSecure)
        _ = try await browser.get("/set")
        #expect(try await browser.get(target).text == sent)
    }
}
