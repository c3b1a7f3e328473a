import HTTPDaemon

/// Everything below `/assets/`.
struct AssetRoutes {
    private static let path = PathRemainder("path")

    let table: @Sendable () throws -> AssetTable

    func add(to router: inout Router) {
        router.get("/assets/\(Self.path)") { [table] request in
            try table().answer(to: request, path: request[Self.path])
        }
    }
}
