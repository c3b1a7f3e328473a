import Foundation
import Glibc

/// An import that reads what a test types.
final class ImportProcess {
    static let head = "<HealthData><ExportDate value=\"2026-06-20 09:00:00 +0200\"/>"

    private let process = Process()
    private let input = Pipe()
    private let errors = Pipe()

    /// Starts it; where there is a bound on memory, it gets no more than that.
    init(_ folder: String, file: String = "-", memory: Int? = nil) {
        let program = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "DashboardServer")
        let arguments = ["import", "apple-health", file, "--data", folder, "--json"]
        if let memory {
            process.executableURL = URL(filePath: "/bin/sh")
            let script = "ulimit -v \(memory >> 10) && exec \"$0\" \"$@\""
            process.arguments = ["-c", script, program?.path ?? ""] + arguments
        } else {
            process.executableURL = program
            process.arguments = arguments
        }
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        // A program that has ended takes nothing any more, which is no reason to end as well.
        signal(SIGPIPE, SIG_IGN)
        try? process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    static func records(_ numbers: Range<Int>) -> String {
        numbers.map { number in
            let time =
                "2026-06-\(10 + number / 86_400 % 9) \(two(number / 3_600 % 24)):\(two(number / 60 % 60)):\(two(number % 60)) +0000"
            return """
                <Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="\(number)" sourceName="Watch" \
                startDate="\(time)" endDate="\(time)"/>
                """
        }.joined()
    }

    func type(_ text: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Types the end, and answers the status.
    func finish() throws -> Int32 {
        try? type("</HealthData>")
        try input.fileHandleForWriting.close()
        return end().status
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    func end() -> (status: Int32, errors: String) {
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: complaints, as: UTF8.self))
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
