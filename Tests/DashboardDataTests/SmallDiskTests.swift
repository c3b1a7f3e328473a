import DashboardCore
import DashboardData
import Foundation
import Testing

@Suite(.enabled(if: SmallDisk.isPossible, "needs the right to mount a file system in memory"))
struct SmallDiskTests {
    @Test("A full disk fails the receipt, keeps what was promised, and is forgiven when there is room again")
    func fullDisk() async throws {
        let disk = try SmallDisk()
        let store = try SQLiteSessionStore(folder: disk.folder.path)
        try await store.save(snapshot(1), screen: "today", of: visitor(1), at: day(0)).isDurable()
        let filler = try disk.fill()
        var kept = 1
        var failure: SessionStoreError?
        for attempt in 2...5_000 where failure == nil {
            do {
                try await store.save(snapshot(attempt), screen: "today", of: visitor(attempt), at: day(0)).isDurable()
                kept = attempt
            } catch { failure = error as? SessionStoreError }
        }
        #expect(failure?.code == .notWritten)
        #expect(try await store.count == kept)
        #expect(number(in: try await store.visitor(visitor(1))) == 1)

        try FileManager.default.removeItem(atPath: filler)
        try await store.save(snapshot(7_000), screen: "today", of: visitor(7_000), at: day(0)).isDurable()
        #expect(try await store.count == kept + 1)
        await store.close()
        let next = try SQLiteSessionStore(folder: disk.folder.path)
        #expect(number(in: try await next.visitor(visitor(7_000))) == 7_000)
        #expect(number(in: try await next.visitor(visitor(kept))) == kept)
        await next.close()
    }

    @Test("A disk that cannot be written is named at the start")
    func readOnlyDisk() async throws {
        let disk = try SmallDisk()
        let store = try SQLiteSessionStore(folder: disk.folder.path)
        await store.close()
        try disk.makeReadOnly()
        let error = #expect(throws: SessionStoreError.self) { try SQLiteSessionStore(folder: disk.folder.path) }
        #expect(error?.code == .folderUnusable)
        #expect(error?.sentence.contains("Read-only file system") == true)
    }
}
