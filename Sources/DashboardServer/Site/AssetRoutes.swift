import HTTPDaemon

/// Everything below `/assets/`.
struct AssetRoutes {
    private static let path = PathRemainder("path")

    let assets: Assets

    func add(to router: inout Router) {
        router.get("/assets/\(Self.path)") { [assets] request in
            try assets.table().answer(to: request, path: request[Self.path])
        }
    }
}
