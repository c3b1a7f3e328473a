import DashboardData
import Foundation
import SQLite
import Testing

/// The built program, importing what is typed to it.
@Suite("The import as a process")
struct ImportProcessTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "daybook-\(UUID().uuidString)").path

    @Test("A kill at any moment leaves what was there, and the next import does everything", arguments: 1...8)
    func kills(round: Int) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = ImportProcess(folder)
        try first.type(ImportProcess.head + ImportProcess.records(0..<10))
        #expect(try first.finish() == 0)
        let second = ImportProcess(folder)
        // Somewhere in the middle: in front of the first batch, within one, or after several.
        try second.type(ImportProcess.head + ImportProcess.records(10..<(10 + round * round * 600)))
        second.send(SIGKILL)
        _ = second.end()
        #expect(try count() == 10)
        let third = ImportProcess(folder)
        try third.type(ImportProcess.head + ImportProcess.records(0..<20_000))
        #expect(try third.finish() == 0)
        #expect(try count() == 20_000)
    }

    @Test("Who serves from the folder reads on while another process imports, and then reads what is new")
    func whileServing() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let serving = try StoreFolder(folder)
        let reader = try HealthStore(in: serving).reader()
        let running = ImportProcess(folder)
        for part in 0..<4 {
            try running.type(
                (part == 0 ? ImportProcess.head : "") + ImportProcess.records(part * 9_000..<(part + 1) * 9_000)
            )
            #expect(try reader.integer("SELECT count(*) FROM sample") == 0)
        }
        #expect(try running.finish() == 0)
        #expect(try reader.integer("SELECT count(*) FROM sample") == 36_000)
        withExtendedLifetime(serving) {}
    }

    @Test("Ctrl-C says that nothing was kept, and that is so")
    func interrupted() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let running = ImportProcess(folder)
        try running.type(ImportProcess.head + ImportProcess.records(0..<20_000))
        running.send(SIGINT)
        let end = running.end()
        #expect(end.status == 130)
        #expect(end.errors.contains("The import was stopped; nothing of it was kept."))
        #expect(try count() == 0)
    }

    @Test("A file that is not there has a status of its own")
    func missing() throws {
        let running = ImportProcess(folder, file: "/nowhere/export.zip")
        let end = running.end()
        #expect(end.status == 66)
        #expect(end.errors.contains("cannot open “/nowhere/export.zip”"))
    }

    @Test("A file that is no export has a status of its own")
    func useless() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let running = ImportProcess(folder)
        try running.type("nonsense")
        #expect(try running.finish() == 65)
    }

    @Test("An archive that lists five million files is refused without any memory for them", arguments: [true, false])
    func countless(isLarge: Bool) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/export.zip"
        try CountlessFiles.write(to: path, isLarge: isLarge)
        // libzip alone would keep three quarters of a gigabyte of them.
        let end = ImportProcess(folder, file: path, memory: 512 << 20).end()
        #expect(end.status == 65)
        #expect(end.errors.contains("The archive lists more files than an export has"), "\(end.errors)")
    }

    private func count() throws -> Int? {
        try Database(path: folder + "/health.sqlite", access: .readWrite).integer("SELECT count(*) FROM sample")
    }
}
