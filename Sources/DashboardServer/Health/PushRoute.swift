import DashboardCore
import DashboardData
import Dispatch
import FoundationEssentials
import HTTPDaemon

/// Takes samples from an app that sends them by itself.
struct PushRoute {
    static let address: RoutePattern = "/api/health"
    /// Says for how long each entry stands.
    static let stretchHeader: HeaderName = "automation-aggregation"
    /// Bytes of one batch.
    static let largest = 32 << 20

    /// Where samples are kept; nothing where nothing is.
    let folder: String?
    let gate: PushGate?
    let now: @Sendable () -> Date

    func add(to router: inout Router) {
        // Whoever holds a token may send from anywhere; a cookie is worth nothing here.
        // A body that is somewhat too large is still told so in JSON.
        router.on(.post, Self.address, body: .streamed(limit: 4 * Self.largest), from: .any) { request in
            .later {
                do { return try await answer(request) } catch let error as HTTPError { throw error.forPrograms }
            }
        }
    }

    private func answer(_ request: Request) async throws -> Response {
        guard let folder, let gate else {
            throw HTTPError(.serviceUnavailable, "Nothing is kept here: the server was started without --data FOLDER.")
        }
        try gate.check(request)
        let type = request[header: .contentType].flatMap { try? MediaType(parsing: $0) }
        guard type?.isSameKind(as: .json) == true, request[header: .contentEncoding] == nil else {
            throw HTTPError(.unsupportedMediaType, "This address takes application/json, not packed.")
        }
        let bytes = try await Self.bytes(of: request)
        let stretch = request[header: Self.stretchHeader].flatMap { PushedStretch(naming: $0) }
        let moment = Int64(now().timeIntervalSince1970)
        let report = try await Self.aside {
            try HealthPush(into: folder).take(bytes, stretch: stretch, now: moment)
        }
        return Response(bytes: PushReport(report).json.bytes + [0x0A], type: .json).caching(.never)
    }

    private static func bytes(of request: Request) async throws -> [UInt8] {
        switch request.body {
        case .empty: return []
        case .bytes(let bytes): return bytes
        case .stream(let upload):
            var bytes: [UInt8] = []
            for try await piece in upload {
                guard bytes.count + piece.count <= largest else {
                    throw HTTPError(
                        .contentTooLarge,
                        "A batch may have at most \(largest >> 20) MB. Send less at one time.",
                        closing: true
                    )
                }
                bytes += piece
            }
            return bytes
        }
    }

    /// Does what takes a while on a thread where nobody waits, and tells what has gone wrong without a path.
    private static func aside(_ work: @escaping @Sendable () throws -> ImportReport) async throws -> ImportReport {
        do {
            return try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(with: Result(catching: work)) }
            }
        } catch let fault as JSONFault {
            throw HTTPError(
                fault.isSyntax ? .badRequest : .unprocessableContent,
                "The body cannot be read at \(fault.path): \(fault.sentence). Nothing of it was kept."
            )
        } catch let error as SessionStoreError {
            throw HTTPError(.serviceUnavailable, error.sentenceForStrangers, headers: [.retryAfter: "60"])
        }
    }
}

/// What became of a batch; it tells how many and never what.
struct PushReport {
    let report: ImportReport

    init(_ report: ImportReport) {
        self.report = report
    }

    var json: JSON {
        let all = [report.samples, report.workouts, report.routes]
        let reasons = SkipReason.allCases.compactMap { reason in
            report.skipped[reason].map { JSON.Member(reason.rawValue, .integer($0)) }
        }
        return [
            "read": .integer(all.map(\.read).reduce(0, +)), "kept": .integer(all.map(\.kept).reduce(0, +)),
            "duplicates": .integer(all.map(\.duplicates).reduce(0, +)), "skipped": .object(reasons),
        ]
    }
}

extension SessionStoreError {
    /// What can be told to whoever is not the machine's owner.
    var sentenceForStrangers: String {
        switch code {
        case .folderInUse: "Another import is under way. Please try again when it has ended."
        case .notWritten: "There is no room left on the server's disk; nothing of it was kept."
        default: "It cannot be kept at the moment; the server's owner can see why by “DashboardServer import”."
        }
    }
}
