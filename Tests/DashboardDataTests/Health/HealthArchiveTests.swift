import DashboardData
import Foundation
import Locking
import SQLite
import Testing

@Suite("What is known of changes to the file of a body")
struct HealthArchiveTests {
    private let folder: TemporaryFolder
    private let moment = Locked(ContinuousClock.now)
    private let archive: HealthArchive

    init() throws {
        folder = try TemporaryFolder()
        archive = HealthArchive(in: try StoreFolder(folder.path), moment: { [moment] in moment.withLock { $0 } })
    }

    private func pass(_ duration: Duration) { moment.withLock { $0 += duration } }

    /// Changes the file as another process does, of which nothing is told here.
    private func changeFromElsewhere() throws {
        let database = try Database(path: "\(folder.path)/\(HealthStore.fileName)", access: .readWrite)
        try database.execute("INSERT INTO source (name, device) VALUES ('\(UUID())', '')")
    }

    @Test("A change of this process is known at once, however often it was asked before")
    func own() throws {
        let before = archive.version
        #expect(archive.version == before)
        try push(Batch.steps(1), to: folder)
        let pushed = archive.version
        #expect(pushed > before && archive.version == pushed)
        _ = try bringIn(Export.whole(Export.steps(7)), to: folder)
        let brought = archive.version
        #expect(brought > pushed)
        try HealthStore.erase(in: folder.path)
        #expect(archive.version > brought)
    }

    @Test("A change of another process is known a moment later, and the file is not asked before")
    func foreign() throws {
        let before = archive.version
        try changeFromElsewhere()
        #expect(archive.version == before)
        pass(.milliseconds(19))
        #expect(archive.version == before)
        pass(.milliseconds(1))
        let after = archive.version
        #expect(after > before)
        try changeFromElsewhere()
        #expect(archive.version == after)
        pass(.milliseconds(20))
        #expect(archive.version > after)
    }
}
