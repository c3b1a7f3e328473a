import HTTPDaemon
import Locking
import Testing

/// A small site on a socket, with everything that a hostile client wants to reach and a count of who got there.
final class AbusedServer: Sendable {
    struct Counts: Sendable {
        var smuggled = 0
        var openStreams = 0
        var cancelledHandlers = 0
    }

    /// Thrown by a handler on purpose; its text must never reach a client.
    struct SecretTrouble: Error {
        let detail = "password hunter2 in /etc/secret"
    }

    let counts: Locked<Counts>
    let daemon: Daemon

    var port: Int { daemon.endpoint.port }

    init(limits: Limits = AbusedServer.limits, observers: [any SiteObserver] = []) throws {
        let counts = Locked(Counts())
        self.counts = counts
        let endpoint = try #require(Endpoint("127.0.0.1:0"))
        daemon = try Daemon(Site(router: Self.router(counts), observers: observers), on: endpoint, limits: limits)
    }

    /// Small ones, so that it is cheap to break them.
    static var limits: Limits {
        var limits = Limits()
        limits.headerBytes = 8 * 1024
        limits.targetBytes = 2_000
        limits.headerTime = .seconds(5)
        limits.bodyTime = .seconds(5)
        return limits
    }

    private static func router(_ counts: Locked<Counts>) -> Router {
        var router = Router()
        router.get("/") { _ in Response(text: "good morning") }
        router.post("/echo", body: .buffered(limit: 1_000)) { request in
            guard case .bytes(let bytes) = request.body else { return Response(text: "") }
            return Response(bytes: bytes, type: .plainText)
        }
        router.post("/upload", body: .buffered(limit: 1_000_000)) { _ in Response(text: "thanks") }
        router.get("/query") { Response(text: "\(try $0.query.fields.count)") }
        router.get("/smuggled") { _ in
            counts.withLock { $0.smuggled += 1 }
            return Response(text: "never")
        }
        router.get("/throws") { _ in throw SecretTrouble() }
        router.on(.get, "/throws-later") { _ in .later { throw SecretTrouble() } }
        router.on(.get, "/never") { _ in
            .later {
                // Ends by cancellation only.
                let silence = AsyncStream<Void> { _ in }
                for await _ in silence {}
                counts.withLock { $0.cancelledHandlers += 1 }
                throw CancellationError()
            }
        }
        router.get("/stream") { _ in
            Response(
                body: .stream { stream in
                    counts.withLock { $0.openStreams += 1 }
                    defer { counts.withLock { $0.openStreams -= 1 } }
                    let block = [UInt8](repeating: UInt8(ascii: "s"), count: 8 * 1024)
                    while !Task.isCancelled { try await stream.write(block) }
                }
            )
        }
        return router
    }

    /// Asks for the front page on a connection of its own, and waits for that to be closed again.
    func ask(_ path: String = "/") throws -> RawAnswer? {
        let connection = try RawConnection(port: port)
        connection.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let answer = try connection.readAnswer()
        _ = try connection.readToEnd()
        return answer
    }

    /// Asks again and again until something has come true; each look is a visit that has to be answered.
    func visits(until condition: () -> Bool) throws -> Bool {
        let deadline = ContinuousClock.now + RawConnection.patience
        while !condition() {
            guard try ask()?.status == 200, ContinuousClock.now < deadline else { return false }
        }
        return true
    }
}
