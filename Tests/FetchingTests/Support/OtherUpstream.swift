import Foundation

/// A faulty upstream that others have written.
enum OtherUpstream {
    /// A Python script that takes a port and says “up” when it listens.
    ///
    /// `DAYBOOK_FAULTY_UPSTREAM` names it; without the variable it is looked for beside the repository.
    static let script: String? = {
        let beside = URL(filePath: #filePath).appending(path: "../../../../../shared/tools/faulty_upstream.py")
        let named = ProcessInfo.processInfo.environment["DAYBOOK_FAULTY_UPSTREAM"]
        return [named, beside.standardized.path].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
    }()
}
