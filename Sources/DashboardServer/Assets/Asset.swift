import HTTPDaemon

/// One file that is served: from memory, or from the disk if it is large.
enum Asset: Sendable {
    case resource(Resource)
    case file(path: String, size: Int, type: MediaType, tag: EntityTag, modified: HTTPDate)

    func answer(to request: Request) -> Response {
        switch self {
        case .resource(let resource): resource.answer(to: request)
        case .file(let path, let size, let type, let tag, let modified):
            Response(file: FileSlice(path: path, count: size), type: type, caching: .immutable, lastModified: modified)
                .tagged(tag)
        }
    }
}
