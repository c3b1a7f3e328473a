import DashboardData
import Glibc

/// Writes everything that is kept of a body on the standard output.
struct ExportCommand {
    let options: OwnershipOptions

    func run() throws {
        let export = try HealthExport(of: options.dataFolder, as: options.format)
        while let piece = try export.next() {
            var rest = piece[...]
            while !rest.isEmpty {
                let count = unsafe rest.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw StartError(description: "the export could not be written") }
                rest = rest.dropFirst(count)
            }
        }
    }
}

/// Forgets everything that is kept of a body.
struct DeleteCommand {
    let options: OwnershipOptions

    func run() throws {
        guard options.isMeant else {
            throw UsageError(description: "delete health forgets everything for good; say --yes if that is meant.")
        }
        try HealthStore.erase(in: options.dataFolder)
        print("Everything that was kept of a body is forgotten.")
    }
}
