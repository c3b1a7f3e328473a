import Locking
import Testing

extension AbuseTests {
    @Suite("Hostile requests", .serialized)
    struct HostileRequestTests {
        private struct Aftermath: Sendable {
            let status: Int
            let rest: String
            let hasEnded: Bool
            let next: RawAnswer?
            let smuggled: Int
        }

        private static let server = Result { try AbusedServer() }

        @Test("A hostile request is refused once, and the next visitor is served", arguments: HostileRequest.all)
        func refusal(of hostile: HostileRequest) async throws {
            let server = try Self.server.get()
            let after = try await onOwnThread { try Self.send(hostile, to: server) }
            #expect(hostile.answers.contains(after.status), "answered \(after.status)")
            // libmicrohttpd 0.9.75 writes the head of some refusals twice, so the rest need not be empty, but no answer.
            #expect(!after.rest.contains("HTTP/1."))
            #expect(after.hasEnded, "the connection should be closed")
            #expect(after.smuggled == 0, "a hidden request was answered")
            #expect(after.next?.status == 200)
            #expect(after.next?.text == "good morning")
        }

        @Test("Every hostile request has a name of its own")
        func names() {
            #expect(Set(HostileRequest.all.map(\.name)).count == HostileRequest.all.count)
            #expect(HostileRequest.all.count >= 90)
        }

        private static func send(_ hostile: HostileRequest, to server: AbusedServer) throws -> Aftermath {
            let connection = try RawConnection(port: server.port)
            let isLast = hostile.isCutShort || hostile.ending == .either
            // Behind whatever must close the connection stands one more request, which nobody may answer.
            let hidden = isLast ? "" : "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
            connection.send(hostile.bytes + Array(hidden.utf8))
            if hostile.isCutShort { connection.finishSending() }
            let status = try connection.readAnswer()?.status ?? HostileRequest.silence
            if hostile.ending == .either { connection.finishSending() }
            let rest = try? connection.readToEnd()
            return Aftermath(
                status: status,
                rest: String(decoding: rest ?? [], as: UTF8.self),
                hasEnded: connection.hasEnded,
                next: try server.ask(),
                smuggled: server.counts.withLock { counts in
                    defer { counts.smuggled = 0 }
                    return counts.smuggled
                }
            )
        }
    }
}
