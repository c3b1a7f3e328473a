import DashboardTesting
import HTTPDaemon
import Locking
import Testing

@Suite("Bodies that are made while they are sent")
struct StreamTests {
    /// A door that a test opens when it wants a stream to go on.
    private final class Gate: Sendable {
        private let passes = AsyncStream.makeStream(of: Void.self)

        func open() { passes.continuation.yield() }

        func pass() async { for await _ in passes.stream { return } }
    }

    /// What becomes of a producer that waits for something else than its client.
    private final class Waiting: Sendable {
        let began = Gate()
        let ended = Gate()
        let isCancelled = Locked(false)

        func wait() async {
            began.open()
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            await withTaskCancellationHandler {
                for await _ in stream {}
            } onCancel: {
                continuation.finish()
            }
            isCancelled.withLock { $0 = Task.isCancelled }
            ended.open()
        }
    }

    private static func endpoint() throws -> Endpoint { try #require(Endpoint("127.0.0.1:0")) }

    @Test("A producer that waits for something else is cancelled when its client leaves", arguments: [true, false])
    func departure(isAbrupt: Bool) async throws {
        let waiting = Waiting()
        var router = Router()
        router.on(.get, "/") { _ in
            let body = ResponseBody.stream { stream in
                try await stream.write(Array("first".utf8))
                await waiting.wait()
            }
            return .now(Response(headers: [.contentType: "text/html"], body: body))
        }
        let daemon = try Daemon(Site(router: router), on: try Self.endpoint(), limits: .patient)
        let client = try await SocketClient(to: daemon.endpoint)
        try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await waiting.began.pass()
        try await client.close(abruptly: isAbrupt)
        await waiting.ended.pass()
        #expect(waiting.isCancelled.withLock { $0 })
        daemon.stop()
    }

    @Test("Each part can be read before the next is made", arguments: ["identity", "gzip"], BrowserWay.allCases)
    func parts(coding: String, way: BrowserWay) async throws {
        let gate = Gate()
        let texts = ["<p>first</p>", "<p>second</p>", "<p>third</p>"]
        var router = Router()
        router.on(.get, "/") { _ in
            let body = ResponseBody.stream { stream in
                for text in texts {
                    try await stream.write(Array(text.utf8))
                    await gate.pass()
                }
            }
            return .now(Response(headers: [.contentType: "text/html"], body: body))
        }
        try await Browser.visit(Site(router: router), by: way) { browser in
            let reply = try await browser.open("/", headers: [.acceptEncoding: try HeaderValue(coding)])
            #expect(reply.status == .ok)
            for text in texts {
                #expect(try await reply.read(until: text).hasSuffix(text))
                gate.open()
            }
            #expect(try await reply.next() == nil)
        }
    }

    @Test("A browser that closes its page early cancels whoever makes it", arguments: BrowserWay.allCases)
    func closed(way: BrowserWay) async throws {
        let waiting = Waiting()
        var router = Router()
        router.on(.get, "/") { _ in
            let body = ResponseBody.stream { stream in
                try await stream.write(Array("first".utf8))
                await waiting.wait()
            }
            return .now(Response(headers: [.contentType: "text/plain"], body: body))
        }
        try await Browser.visit(Site(router: router), by: way) { browser in
            let reply = try await browser.open("/")
            try await reply.read(until: "first")
            try await reply.close()
            await waiting.ended.pass()
            #expect(waiting.isCancelled.withLock { $0 })
        }
    }

    @Test("Nobody who asks for the head alone has a body made", arguments: BrowserWay.allCases)
    func head(way: BrowserWay) async throws {
        let runs = Locked(0)
        var router = Router()
        router.on(.get, "/") { _ in
            let body = ResponseBody.stream { stream in
                runs.withLock { $0 += 1 }
                try await stream.write([65])
            }
            return .now(Response(headers: [.contentType: "text/html"], body: body))
        }
        try await Browser.visit(Site(router: router), by: way) { browser in
            let head = try await browser.request(.head, "/")
            #expect(head.status == .ok)
            #expect(head.body.isEmpty)
            #expect(runs.withLock { $0 } == 0)
            #expect(try await browser.get("/").text == "A")
        }
    }
}
