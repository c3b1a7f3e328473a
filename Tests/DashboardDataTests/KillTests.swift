import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite struct KillTests {
    @Test("Twenty kills in mid-flight lose nothing that was acknowledged")
    func kills() async throws {
        let folder = try TemporaryFolder()
        var acknowledged: [Int: Int] = [:]
        var next = 1
        for round in 1...20 {
            // Another number of lines each time, so that the kill comes at another place.
            for (visitor, number) in try saveUntilKilled(in: folder, from: next, lines: 7 * round) {
                acknowledged[visitor] = number
            }
            let store = try SQLiteSessionStore(folder: folder.path)
            #expect(acknowledged.count > 0)
            for (visitor, promised) in acknowledged {
                let kept = number(in: try await store.visitor(VisitorKey(token: "\(visitor)"))) ?? 0
                // The one after may have been written and not been acknowledged any more.
                #expect(kept >= promised, "visitor \(visitor) in round \(round)")
                #expect(kept <= promised + 1, "visitor \(visitor) in round \(round)")
            }
            await store.close()
            next = (acknowledged.values.max() ?? next) + 2
            acknowledged = [:]
        }
    }

    /// The last number that was acknowledged to each visitor before the process was killed.
    private func saveUntilKilled(in folder: TemporaryFolder, from start: Int, lines: Int) throws -> [Int: Int] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = try #require(Bundle.main.executableURL).deletingLastPathComponent()
            .appending(path: "SaveLoop")
        process.arguments = [folder.path, "\(start)"]
        process.standardOutput = pipe
        try process.run()
        var output = Data()
        let newline = UInt8(ascii: "\n")
        while output.count(where: { $0 == newline }) < lines {
            let more = pipe.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            output += more
        }
        kill(process.processIdentifier, SIGKILL)
        // What it had said before it died still lies in the pipe.
        output += pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        var acknowledged: [Int: Int] = [:]
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ").compactMap { Int($0) }
            if words.count == 2 { acknowledged[words[0]] = words[1] }
        }
        return acknowledged
    }
}
