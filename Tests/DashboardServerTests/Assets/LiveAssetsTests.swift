import DashboardTesting
import Foundation
import HTTPDaemon
import Testing

@Suite("Public files that somebody is working on")
struct LiveAssetsTests {
    @Test("The next request shows a change, and a mistake costs an error but not the server")
    func editing() async throws {
        let folder = try TemporaryFolder()
        try folder.remove("")
        try FileManager.default.copyItem(atPath: publicFolder(), toPath: folder.path)
        let browser = Browser(try ProductSite.make(publicFolder: folder.path, isDeveloping: true))
        let before = try await browser.get("/").text
        try folder.write("a { color: teal }", to: "css/base.css")
        let after = try await browser.get("/").text
        #expect(before != after)
        let address = try #require(after.firstMatch(of: #/\/assets\/css\/daybook-[^"]+/#)).output
        #expect(try await browser.get(String(address)).text.contains("a { color: teal }"))
        try folder.write("@import \"./gone.css\"", to: "css/base.css")
        #expect(try await browser.get("/").status == .internalServerError)
        #expect(try await browser.get("/healthz").status == .ok)
        try folder.write("a { color: teal }", to: "css/base.css")
        #expect(try await browser.get("/").text == after)
    }
}
