import Foundation
@testable import HTTPDaemon
import Testing

@Suite("Failures that are not told to visitors")
struct FailureLogTests {
    private struct Mishap: Error, CustomStringConvertible {
        let description = "the shelf\nfell down"
    }

    @Test(
        "The log says in one line what went wrong, under the name of the request",
        arguments: [
            (AccessLog.Format.logfmt, "path=/shelf error=\"the shelf\\x0afell down\"\n"),
            (.json, "\"path\":\"/shelf\",\"error\":\"the shelf\\nfell down\"}\n"),
            (.none, "path=/shelf error=\"the shelf\\x0afell down\"\n"),
        ]
    )
    func line(format: AccessLog.Format, end: String) async throws {
        let (reply, log) = try await ask(for: "/shelf", format: format)
        #expect(reply.status == .internalServerError)
        #expect(log.hasSuffix(end), "said: \(log)")
        #expect(log.count { $0 == "\n" } == 1)
    }

    @Test("What the visitor is told, or has not waited for, is no failure", arguments: ["/told", "/gone", "/left"])
    func silence(target: String) async throws {
        #expect(try await ask(for: target, format: .logfmt).log.isEmpty)
    }

    private func ask(for target: String, format: AccessLog.Format) async throws -> (reply: Response, log: String) {
        var router = Router()
        router.get("/shelf") { _ in throw Mishap() }
        router.get("/told") { _ in throw HTTPError(.conflict, "There is another.") }
        router.get("/left") { _ in throw ClientGone() }
        let pipe = Pipe()
        let log = FailureLog(format, descriptor: pipe.fileHandleForWriting.fileDescriptor)
        let reply = await Site(router: router, observers: [log]).respond(to: Site.Draft(.get, target))
        try pipe.fileHandleForWriting.close()
        return (reply, String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    }
}
