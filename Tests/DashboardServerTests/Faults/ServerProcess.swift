import Foundation
import Glibc

/// The built program, run as a process of its own.
///
/// Nothing of it is left when a test ends, however it ends.
final class ServerProcess {
    struct End: Sendable {
        let status: Int32
        let wasKilled: Bool
        let errors: String
    }

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts the program; what is typed comes from no terminal.
    init(_ arguments: [String], typing typed: String? = nil) throws {
        // The tests and the program are built into one folder.
        let tests = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        process.executableURL = tests.deletingLastPathComponent().appending(path: "DashboardServer")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        if let typed {
            let input = Pipe()
            process.standardInput = input
            try input.fileHandleForWriting.write(contentsOf: Data(typed.utf8))
            try input.fileHandleForWriting.close()
        }
        try process.run()
    }

    deinit { process.terminate() }

    var identifier: Int32 { process.processIdentifier }

    /// The port in the first line that the program prints, once it is ready.
    func port() -> Int? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(output.fileHandleForReading.fileDescriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") {
            line.append(byte)
        }
        let digits = String(decoding: line, as: UTF8.self).split(separator: ":").last?.prefix { $0.isNumber }
        return digits.flatMap { Int($0) }
    }

    func send(_ signal: Int32) { kill(identifier, signal) }

    /// Waits for the end of the program, and reads what it complained of.
    func end() -> End {
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return End(
            status: process.terminationStatus,
            wasKilled: process.terminationReason == .uncaughtSignal,
            errors: String(decoding: complaints, as: UTF8.self)
        )
    }
}
