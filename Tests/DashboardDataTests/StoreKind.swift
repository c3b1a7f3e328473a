import DashboardCore
import DashboardData

/// The two stores, which must behave alike.
enum StoreKind: String, CaseIterable, Sendable {
    case memory
    case sqlite

    func make(in folder: TemporaryFolder, policy: VisitorPolicy = VisitorPolicy()) throws -> any SessionStore {
        switch self {
        case .memory: MemorySessionStore(policy: policy)
        case .sqlite: try SQLiteSessionStore(folder: folder.path, policy: policy)
        }
    }
}
