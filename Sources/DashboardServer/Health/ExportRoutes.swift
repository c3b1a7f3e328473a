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

    /// The same for programs.
    static func description(isGuarded: Bool) -> [JSON.Member] {
        ExportFormat.allCases.map { format in
            .init(
                address(of: format),
                [
                    "get": [
                        "summary": .string("Everything that is kept of a body, as \(format.rawValue)"),
                        "responses": .object([
                            .init("200", whole(format)), Problems.shut(isGuarded: isGuarded),
                            Problems.own(404, "Nothing is kept by this server"),
                            Problems.own(503, "What is kept cannot be read at the moment"),
                        ]),
                    ]
                ]
            )
        }
    }

    func add(to router: inout Router) {
        for format in ExportFormat.allCases {
            router.on(.get, RoutePattern(stringLiteral: Self.address(of: format))) { request in
                try dashboard.answerInside(to: request, showing: "day") { _ in try answer(format) }
            }
        }
    }

    private static func whole(_ format: ExportFormat) -> JSON {
        let list: JSON = ["type": "array", "items": ["type": "object"]]
        let document: JSON = [
            "type": "object", "required": ["format", "version", "samples", "workouts", "days"],
            "properties": ["samples": list, "workouts": list, "days": list],
        ]
        let schema = format == .json ? document : ["type": "string"]
        return [
            "description": "As it is at one moment, sent while it is read",
            "content": .object([.init(format.mediaType.essence, ["schema": schema])]),
        ]
    }

    private static func address(of format: ExportFormat) -> String { "/export/health.\(format)" }

    private func answer(_ format: ExportFormat) throws -> Response {
        guard let folder else { throw HTTPError(.notFound, ImportWords.english.bring.noFolder) }
        let export: Locked<HealthExport>
        do {
            export = Locked(try HealthExport(of: folder, as: format))
        } catch let error as SessionStoreError {
            throw HTTPError(.serviceUnavailable, error.sentenceForStrangers)
        }
        return Response(
            headers: [
                .contentType: HeaderValue(ours: "\(format.mediaType)"),
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

extension ExportFormat {
    fileprivate var mediaType: MediaType {
        switch self {
        case .csv: "text/csv; charset=utf-8; header=present"
        case .json: .json
        }
    }
}
