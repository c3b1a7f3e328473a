import DashboardCore
import HTTPDaemon

/// The public files, kept from the start or, while somebody works on them, read again for every request.
enum Assets: Sendable {
    case kept(AssetTable, PageAssets)
    case live(AssetFolderPath)

    /// Where a folder is; read anew each time.
    struct AssetFolderPath: Sendable {
        let path: String
    }

    init(folder: String, isLive: Bool) throws(StartError) {
        let table = try AssetTable(folder: folder)
        let pages = try table.pageAssets()
        self = isLive ? .live(AssetFolderPath(path: folder)) : .kept(table, pages)
    }

    /// The table as it is now.
    func table() throws(StartError) -> AssetTable {
        switch self {
        case .kept(let table, _): table
        case .live(let folder): try AssetTable(folder: folder.path)
        }
    }

    /// The files that every page names, as they are now.
    func pageAssets() throws(StartError) -> PageAssets {
        switch self {
        case .kept(_, let pages): pages
        case .live: try table().pageAssets()
        }
    }
}
