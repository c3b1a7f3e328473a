import HTTPDaemon

/// What machines ask: does it live, may visitors come, how is it.
struct HealthRoutes {
    let state: ServerState

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
