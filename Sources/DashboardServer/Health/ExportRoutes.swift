import DashboardCore
import DashboardData
import DashboardWeb
import Dispatch
import HTTPDaemon
import Locking

/// Everything that is kept of a body, for whoever is in.
struct ExportRoutes {
    let folder: String?
    let dashboard: Dashboard

    func add(to router: inout Router) {
        for format in ExportFormat.allCases {
            router.on(.get, RoutePattern(stringLiteral: "/export/health.\(format)")) { request in
                try dashboard.answerInside(to: request, showing: "day") { _ in try answer(format) }
            }
        }
    }

    private func answer(_ format: ExportFormat) throws -> Response {
        guard let folder else { throw HTTPError(.notFound, ImportWords.english.bring.noFolder) }
        let export: Locked<HealthExport>
        do {
            export = Locked(try HealthExport(of: folder, as: format))
        } catch let error as SessionStoreError {
            throw HTTPError(.serviceUnavailable, error.sentenceForStrangers)
        }
        let type: HeaderValue = format == .csv ? "text/csv; charset=utf-8; header=present" : "application/json"
        return Response(
            headers: [
                .contentType: type,
                .contentDisposition: HeaderValue(ours: "attachment; filename=\"health.\(format)\""),
            ],
            body: .stream { stream in
                while let piece = try await Self.next(export) { try await stream.write(piece) }
            }
        )
        .caching(.never)
    }

    /// Reads on a thread where nobody waits for an answer.
    private static func next(_ export: Locked<HealthExport>) async throws -> [UInt8]? {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try export.withLock { try $0.next() } })
            }
        }
    }
}
