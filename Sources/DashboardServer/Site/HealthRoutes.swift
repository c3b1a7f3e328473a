import DashboardCore
import Fetching
import HTTPDaemon

/// What machines ask: does it live, may visitors come, how is it.
struct HealthRoutes {
    let state: ServerState
    let fetches: @Sendable () -> [String: HostTally]
    /// Throws for whoever may not see what is behind the gate.
    let admit: @Sendable (Request) async throws -> Void

    /// The same for programs.
    static var description: [JSON.Member] {
        [
            ("/healthz", "Does it live?", "It does"),
            ("/readyz", "May visitors come?", "They may"),
            ("/metrics", "How is it, for Prometheus", "Counters and gauges"),
        ].map { path, question, answer in
            let text: JSON = ["text/plain": ["schema": ["type": "string"]]]
            var responses: [JSON.Member] = [.init("200", ["description": .string(answer), "content": text])]
            if path == "/metrics" {
                responses += ["401", "403"].map {
                    .init($0, ["description": "Only for this machine, and whoever is in"])
                }
            }
            return .init(
                path,
                [
                    "get": [
                        "summary": .string(question),
                        "security": [],
                        "responses": .object(responses),
                    ]
                ]
            )
        }
    }

    func add(to router: inout Router) {
        router.get("/healthz") { _ in Response(text: "ok\n").caching(.never) }
        router.get("/readyz") { [state] _ in
            guard state.isReady else { throw HTTPError(.serviceUnavailable, "This server is about to stop.") }
            return Response(text: "ready\n").caching(.never)
        }
        // What goes on here is for those who sit at this machine, and for whoever is in.
        router.on(.get, "/metrics") { [self] request in
            if request.client.isLocal { return .now(metrics()) }
            return .later {
                try await admit(request)
                return metrics()
            }
        }
    }

    private func metrics() -> Response {
        let text = state.metrics.text(openConnections: state.openConnections) + FetchMetrics(of: fetches()).text
        return Response(bytes: Array(text.utf8), type: .prometheus).caching(.never)
    }
}
