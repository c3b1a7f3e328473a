import DashboardCore
import HTTPDaemon

/// What machines ask: does it live, may visitors come, how is it.
struct HealthRoutes {
    let state: ServerState

    /// The same for programs.
    static var description: [JSON.Member] {
        [
            ("/healthz", "Does it live?", "It does"),
            ("/readyz", "May visitors come?", "They may"),
            ("/metrics", "How is it, for Prometheus", "Counters and gauges"),
        ].map { path, question, answer in
            let text: JSON = ["text/plain": ["schema": ["type": "string"]]]
            return .init(
                path,
                [
                    "get": [
                        "summary": .string(question),
                        "responses": ["200": ["description": .string(answer), "content": text]],
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
        router.get("/metrics") { [state] _ in
            let text = state.metrics.text(openConnections: state.openConnections)
            return Response(bytes: Array(text.utf8), type: .prometheus).caching(.never)
        }
    }
}
