import HTTPDaemon

/// The public files, kept from the start or, while somebody works on them, read again for every request.
enum Assets: Sendable {
    case kept(AssetTable)
    case live(AssetFolderPath)

    /// Where a folder is; read anew each time.
    struct AssetFolderPath: Sendable {
        let path: String
    }

    init(folder: String, isLive: Bool) throws(StartError) {
        let table = try AssetTable(folder: folder)
        self = isLive ? .live(AssetFolderPath(path: folder)) : .kept(table)
    }

    /// The table as it is now.
    func table() throws(StartError) -> AssetTable {
        switch self {
        case .kept(let table): table
        case .live(let folder): try AssetTable(folder: folder.path)
        }
    }
}
