import Fetching
import Foundation
import Testing

/// Every fault of another faulty upstream, where there is one.
@Suite(.enabled(if: OtherUpstream.script != nil, "there is no other faulty upstream on this machine"))
struct NeighbourTests {
    @Test("Every fault ends in time, within its limit, as what it is")
    func faults() async throws {
        let port = try FaultyServer.deadPort()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", try #require(OtherUpstream.script), "\(port)"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        // It may have been started with polite signals blocked.
        defer {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try #require(!pipe.fileHandleForReading.availableData.isEmpty, "it does not listen")

        let userAgent = try #require(UserAgent(version: "1", contact: "https://example.org"))
        let transport = CurlTransport(userAgent: userAgent)
        var manners = Manners()
        manners.budget = []
        manners.breakerThreshold = .max
        for (fault, expected) in Self.expected {
            let courier = Courier(transport: transport, store: MemoryAnswerStore(), otherwise: manners)
            let isSlow = expected == .timeout
            let inquiry = Inquiry(
                try Address("http://127.0.0.1:\(port)/\(fault)"),
                limit: 200_000,
                deadline: isSlow ? .milliseconds(300) : .seconds(60)
            )
            let found: FetchFailure.Kind?
            do { found = try await courier.fetch(inquiry).failure?.kind } catch { found = error.kind }
            #expect(found == expected, "\(fault)")
        }
        await transport.stop()
    }

    /// Bodies that merely make no sense are for those who read them.
    private static let expected: [(String, FetchFailure.Kind?)] = [
        ("ok", nil), ("badjson", nil), ("html", nil), ("deep:90000", nil), ("badutf8", nil), ("nan", nil),
        ("empty", nil), ("xss", nil), ("delay:0.05", nil), ("delay:60", .timeout), ("drip:0.05", .timeout),
        ("hang", .timeout), ("truncated", .garbled), ("reset", .garbled), ("midreset", .garbled),
        ("badheader", .garbled), ("huge:50", .tooLarge(limit: 200_000)), ("gzipbomb:100", .tooLarge(limit: 200_000)),
        ("redirect", .redirectRefused), ("redirect:http://169.254.169.254/", .redirectRefused),
        ("status:404", .badStatus(404)), ("status:500", .badStatus(500)), ("status:503", .badStatus(503)),
        ("status:429", .rateLimited), ("flap:1000000", .badStatus(500)),
    ]
}
