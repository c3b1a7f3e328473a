import DashboardTesting
import Foundation
import HTTPDaemon
import Testing

@Suite("What programs are told of all that can be asked")
struct DescriptionTests {
    /// What browsers find by themselves, and the description itself.
    private static let untold: Set<String> = ["/favicon.ico", "/openapi.json"]

    private func description(of site: Site) async throws -> [String: Any] {
        let reply = try await Browser(site).get("/openapi.json")
        return try #require(try JSONSerialization.jsonObject(with: Data(reply.content)) as? [String: Any])
    }

    @Test("Whatever has an address of its own is described under it, with every method that it answers")
    func everyRoute() async throws {
        let folder = try TemporaryFolder()
        let site = try ProductSite.make("--data", folder.path)
        let paths = try #require(try await description(of: site)["paths"] as? [String: [String: Any]])
        // The others stand for many addresses each.
        for (method, path) in site.router.questions where !path.contains("{") && !Self.untold.contains(path) {
            #expect(paths[path]?["\(method)".lowercased()] != nil, "\(method) \(path)")
        }
        #expect(paths["/embed/day/summary"] != nil)
    }

    @Test("Everything that the description refers to is in it")
    func references() async throws {
        let document = try await description(of: try ProductSite.make())
        let components = try #require(document["components"] as? [String: [String: Any]])
        let text = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
        let references = text.matches(of: #/"\$ref":"#\\/components\\/(\w+)\\/([^"]+)"/#).map(\.output)
        #expect(references.count > 100)
        for (_, kind, name) in references { #expect(components[String(kind)]?[String(name)] != nil, "\(kind) \(name)") }
        #expect(components["securitySchemes"]?["pushToken"] != nil)
    }
}
