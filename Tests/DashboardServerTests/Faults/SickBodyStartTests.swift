import Foundation
import Testing

@Suite("A start with a file of a body that cannot be used")
struct SickBodyStartTests {
    @Test("The server serves, and its log names the file")
    func start() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "daybook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "health.sqlite")
        let diary = Data(String(repeating: "My diary. ", count: 500).utf8)
        try diary.write(to: file)
        let server = try ServerProcess([
            "serve", "--listen", "127.0.0.1:0", "--public", publicFolder(), "--data", folder.path,
        ])
        #expect(server.port() != nil)
        server.send(SIGTERM)
        let end = server.end()
        #expect(end.status == 0 && !end.wasKilled)
        #expect(end.errors.contains("\(file.path) is no database; it was left as it is."))
        #expect(try Data(contentsOf: file) == diary)
    }
}
