import DashboardCore
import DashboardData
import Foundation
import SQLite
import Testing

@Suite struct StoreFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Folder and files are for their owner only")
    func permissions() async throws {
        let store = try SQLiteSessionStore(folder: folder.path + "/data")
        try await store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        #expect(try folder.mode(of: "data") == 0o700)
        for file in ["visitors.sqlite", "visitors.sqlite-wal", "visitors.sqlite-shm", "lock"] {
            #expect(try folder.mode(of: "data/" + file) == 0o600, "\(file)")
        }
    }

    @Test("A restart finds everything again, and everybody counted")
    func restart() async throws {
        let policy = VisitorPolicy(mostOthers: 3)
        for start in 0..<4 {
            let store = try SQLiteSessionStore(folder: folder.path, policy: policy)
            for number in 2 * start..<2 * start + 2 {
                let date = day(Double(number) / 100)
                try await store.save(snapshot(number), screen: "today", of: visitor(number), at: date).isDurable()
            }
            #expect(try await store.count == min(3, 2 * start + 2))
            await store.close()
        }
        let store = try SQLiteSessionStore(folder: folder.path, policy: VisitorPolicy(mostOthers: 1))
        #expect(number(in: try await store.visitor(visitor(7))) == 7)
        #expect(Set(try await store.sweep(now: day(0.08))) == [visitor(5), visitor(6)])
        #expect(try await store.count == 1)
    }

    @Test("A folder has one store at a time")
    func twoStores() async throws {
        let first = try SQLiteSessionStore(folder: folder.path)
        let error = #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(folder: folder.path) }
        #expect(error?.code == .folderInUse)
        await first.close()
        let second = try SQLiteSessionStore(folder: folder.path)
        #expect(try await second.count == 0)
    }

    @Test("A folder has one process at a time")
    func twoProcesses() async throws {
        let store = try SQLiteSessionStore(folder: folder.path)
        let process = Process()
        let complaint = Pipe()
        process.executableURL = try #require(Bundle.main.executableURL).deletingLastPathComponent()
            .appending(path: "SaveLoop")
        process.arguments = [folder.path, "1"]
        process.standardOutput = Pipe()
        process.standardError = complaint
        try process.run()
        let words = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus != 0)
        #expect(words.contains("Another process has the data folder"))
        #expect(try await store.count == 0)
    }

    struct BadFile: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let code: SessionStoreError.Code
        let make: @Sendable (_ path: String) async throws -> Void
    }

    private static let badFiles: [BadFile] = [
        BadFile(testDescription: "text", code: .foreignFile) { path in
            try Data(String(repeating: "My diary. ", count: 500).utf8).write(to: URL(filePath: path))
        },
        BadFile(testDescription: "another program's database", code: .foreignFile) { path in
            try Database(path: path).execute("CREATE TABLE recipe (words TEXT)")
        },
        BadFile(testDescription: "a newer version", code: .newerVersion) { path in
            try await fill(path)
            try Database(path: path).execute("PRAGMA user_version = 99")
        },
        BadFile(testDescription: "a page full of noise", code: .damagedFile) { path in
            try await fill(path)
            var bytes = try Data(contentsOf: URL(filePath: path))
            for index in stride(from: 4_096 * 2, to: 4_096 * 6, by: 1) where index < bytes.count {
                bytes[index] = UInt8(truncatingIfNeeded: index &* 31)
            }
            try bytes.write(to: URL(filePath: path))
        },
        BadFile(testDescription: "half a file", code: .damagedFile) { path in
            try await fill(path)
            let bytes = try Data(contentsOf: URL(filePath: path))
            try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
        },
    ]

    /// A sound file of some pages.
    private static func fill(_ path: String) async throws {
        let store = try SQLiteSessionStore(folder: URL(filePath: path).deletingLastPathComponent().path)
        for number in 1...300 { _ = store.save(snapshot(number), screen: "today", of: visitor(number), at: day(0)) }
        #expect(try await store.count == 300)
        await store.close()
    }

    @Test("A file that is not sound and ours is named, and left as it is", arguments: badFiles)
    func badFile(_ bad: BadFile) async throws {
        try await bad.make(folder.database)
        let before = try Data(contentsOf: URL(filePath: folder.database))
        let error = #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(folder: folder.path) }
        #expect(error?.code == bad.code)
        #expect(try Data(contentsOf: URL(filePath: folder.database)) == before)
    }

    @Test("An empty file becomes one of the newest version")
    func emptyFile() async throws {
        try Data().write(to: URL(filePath: folder.database))
        let store = try SQLiteSessionStore(folder: folder.path)
        try await store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        await store.close()
        let database = try Database(path: folder.database, access: .readOnly)
        #expect(try database.integer("PRAGMA user_version") == 2)
        #expect(try database.integer("PRAGMA application_id") == 0x4441_5942)
        #expect(try database.rows("PRAGMA journal_mode") { $0.text(0) } == ["wal"])
    }

    @Test("A folder that cannot be made is named", arguments: ["/nowhere/at/all", "/proc/daybook", "/dev/null"])
    func badFolder(_ path: String) {
        let error = #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(folder: path) }
        #expect(error?.code == .folderUnusable)
        #expect(error?.sentence.contains(path) == true)
    }

    @Test("Secrets are not in the file")
    func secrets() async throws {
        let store = try SQLiteSessionStore(folder: folder.path)
        let token = "AbCdEfGhIjKlMnOpQrStUv"
        try await store.save(snapshot(1), screen: "today", of: VisitorKey(token: token), at: day(0)).isDurable()
        await store.close()
        #expect(try Data(contentsOf: URL(filePath: folder.database)).firstRange(of: Data(token.utf8)) == nil)
    }
}
