import DashboardCore
import SQLite

extension SourceFailure {
    /// Why a body cannot be read, without saying where its file lies.
    static func unreadableBody(_ error: any Error) -> SourceFailure {
        let code = (error as? SQLiteError).map { Schema.explain($0, "").code } ?? (error as? SessionStoreError)?.code
        let sentence =
            switch code {
            case .foreignFile:
                "The file that is to keep what was imported belongs to another program; it was left as it is."
            case .newerVersion:
                "The file of what was imported was written by a newer version of this program; use that one."
            case .damagedFile:
                "The file of what was imported is damaged and was left as it is; put a backup in its place."
            default: "What was imported cannot be read at the moment."
            }
        return SourceFailure(.broken, source: "Apple Health", sentence)
    }
}
