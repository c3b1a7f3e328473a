import DashboardCore
import DashboardData
import Dispatch
import FoundationEssentials
import Glibc
import HTTPDaemon

/// Brings an export into the data folder, be it served from at the same time or not.
struct ImportCommand {
    let options: ImportOptions

    func run() throws {
        let cancellation = ImportCancellation()
        TerminationSignals.block()
        DispatchQueue(label: "daybook.import.signals").async {
            TerminationSignals.wait()
            cancellation.cancel()
        }
        let file = try open()
        defer { if file != STDIN_FILENO { close(file) } }
        let line = ProgressLine()
        let running = try HealthImport(
            into: options.dataFolder,
            origin: options.file.split(separator: "/").last.map(String.init) ?? options.file,
            now: Int64(Date().timeIntervalSince1970),
            cancellation: cancellation
        ) { line.show($0) }
        defer { line.clear() }
        let report = try running.run(file)
        line.clear()
        print(options.isJSON ? report.json.text : ImportSentences(report: report, folder: options.dataFolder).text)
        fflush(nil)
    }

    private func open() throws -> CInt {
        guard options.file != "-" else { return STDIN_FILENO }
        let file = unsafe Glibc.open(options.file, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw ImportFileError(
                description: "cannot open “\(options.file)”: \(unsafe String(cString: strerror(errno)))"
            )
        }
        return file
    }
}

/// A file that is not there, or is not ours to read.
struct ImportFileError: Error, CustomStringConvertible {
    let description: String
}
