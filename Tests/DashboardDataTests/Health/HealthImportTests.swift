import DashboardCore
import DashboardTesting
import Foundation
import Health
import SQLite
import Testing

@testable import DashboardData

@Suite("Importing")
struct HealthImportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The same twice changes nothing, and says so")
    func twice() throws {
        let export = RandomExport(seed: 1).whole
        let first = try bringIn(export, to: folder)
        let dump = try HealthDump(folder.path)
        let second = try bringIn(export, to: folder)
        #expect(first.samples.kept > 0 && first.workouts.kept > 0 && first.summaries.kept > 0)
        #expect(second.samples.kept == 0 && second.workouts.kept == 0 && second.summaries.kept == 0)
        #expect(first.routes.kept > 0 && second.routes.kept == 0)
        #expect(second.samples.duplicates == first.samples.kept + first.samples.duplicates)
        #expect(second.skipped == first.skipped)
        #expect(try HealthDump(folder.path) == dump)
    }

    @Test("However an export is cut into several, and in whatever order they come, the same is kept", arguments: 1...30)
    func anySplit(seed: UInt64) throws {
        let export = RandomExport(seed: seed)
        try bringIn(export.whole, to: folder)
        let expected = try HealthDump(folder.path)
        var dice = Dice(seed: seed &* 977)
        for _ in 0..<3 {
            let other = try TemporaryFolder()
            for part in export.split(&dice) { try bringIn(part, to: other) }
            #expect(try HealthDump(other.path) == expected)
        }
    }

    @Test("Pieces may be of any size", arguments: [1, 3, 17, 1_000])
    func pieces(size: Int) throws {
        let export = RandomExport(seed: 7).whole
        try bringIn(export, to: folder)
        let other = try TemporaryFolder()
        try bringIn(export, to: other, pieces: size)
        #expect(try HealthDump(other.path) == HealthDump(folder.path))
    }

    @Test("An archive gives the same as what is in it")
    func archive() throws {
        let export = RandomExport(seed: 3).whole
        try bringIn(export, to: folder)
        var zip = ZipMaker()
        zip.add("apple_health_export/Export.xml", export)
        let other = try TemporaryFolder()
        try bringIn(zip.bytes(), to: other, pieces: 1_000)
        #expect(try HealthDump(other.path) == HealthDump(folder.path))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: other.path).sorted().filter { $0.hasPrefix("import") }
                == []
        )
    }

    @Test("Until the end, others read what was there before, and afterwards everything at once")
    func readers() throws {
        // Somebody serves from the folder all the while.
        let serving = try StoreFolder(folder.path)
        let store = try HealthStore(in: serving)
        try bringIn(Export.whole(Export.steps(1)), to: folder)
        let reader = try store.reader()
        let count = { try reader.integer("SELECT count(*) FROM sample") }
        #expect(try count() == 1)
        let running = try HealthImport(into: folder.path, origin: "test", now: importMoment)
        // More than what fits into the cache of the writer, so that some of it is on disk.
        let head = Array(Export.head.utf8)
        try running.push(head)
        for minute in 0..<40 {
            let records = (0..<1_000).map {
                Export.steps($0, from: "2026-06-14 08:\(10 + minute):\(10 + $0 % 50) +0200")
            }
            try running.push(Array(records.joined().utf8))
            #expect(try count() == 1)
        }
        #expect(throws: SessionStoreError.self) {
            try HealthImport(into: folder.path, origin: "another", now: importMoment)
        }
        try running.push(Array("</HealthData>".utf8))
        let report = try running.finish()
        #expect(report.samples.kept == 40_000)
        #expect(try count() == 40_001)
        withExtendedLifetime(serving) {}
    }

    @Test("An import that is called off leaves everything as it was")
    func cancelled() throws {
        try bringIn(RandomExport(seed: 5).whole, to: folder)
        let before = try HealthDump(folder.path)
        let cancellation = ImportCancellation()
        let running = try HealthImport(into: folder.path, origin: "x", now: importMoment, cancellation: cancellation)
        try running.push(Array(RandomExport(seed: 6).whole.dropLast(20)))
        cancellation.cancel()
        let error = #expect(throws: ImportError.self) { try running.push([0x20]) }
        #expect(error?.code == .cancelled)
        #expect(throws: ImportError.self) { try running.finish() }
        #expect(try HealthDump(folder.path) == before)
        try bringIn(RandomExport(seed: 6).whole, to: folder)
        #expect(try HealthDump(folder.path) != before)
    }

    @Test("An import that nobody finishes leaves everything as it was, and the way free")
    func forgotten() throws {
        try bringIn(RandomExport(seed: 5).whole, to: folder)
        let before = try HealthDump(folder.path)
        do {
            let running = try HealthImport(into: folder.path, origin: "x", now: importMoment)
            try running.push(Array(RandomExport(seed: 6).whole.dropLast(20)))
        }
        #expect(try HealthDump(folder.path) == before)
        try bringIn(RandomExport(seed: 6).whole, to: folder)
    }

    @Test("Progress goes forward, to the end of what was announced")
    func progress() throws {
        let export = RandomExport(seed: 2).whole
        var told: [ImportProgress] = []
        let running = try HealthImport(into: folder.path, origin: "x", now: importMoment) { told.append($0) }
        running.expect(export.count)
        for start in stride(from: 0, to: export.count, by: 500) {
            try running.push(Array(export[start..<min(start + 500, export.count)]))
        }
        _ = try running.finish()
        #expect(told.map(\.done) == told.map(\.done).sorted())
        #expect(told.last == ImportProgress(done: export.count, total: export.count))
    }

    @Test("The days on file are those that somebody lived, wherever the clocks of UTC were")
    func days() throws {
        let early = Export.steps(1, from: "2026-06-14 00:10:00 +0200")
        let late = Export.record(
            "HKQuantityTypeIdentifierStepCount",
            "9",
            unit: "count",
            from: "2026-06-15 22:30:00 -0400",
            to: "2026-06-16 00:00:00 -0400"
        )
        try bringIn(Export.whole([late, early]), to: folder)
        let days = try HealthStore(at: folder.path).days()
        #expect(days.map { [$0.lowerBound.iso, $0.upperBound.iso] } == ["2026-06-14", "2026-06-15"])
        try bringIn(
            Export.whole(#" <ActivitySummary dateComponents="2026-06-17" activeEnergyBurned="5"/>"#),
            to: folder
        )
        #expect(try HealthStore(at: folder.path).days()?.upperBound.iso == "2026-06-17")
    }

    @Test("Each import leaves its report")
    func arrivals() throws {
        try bringIn(Export.whole(Export.steps(1)), to: folder)
        let database = try Database(path: folder.path + "/health.sqlite")
        let arrivals = try database.rows("SELECT at, origin, report FROM arrival") {
            "\($0.integer(0)) \($0.text(1)) \($0.text(2).prefix(46))"
        }
        #expect(arrivals == [#"\#(importMoment) test {"samples":{"read":1,"kept":1,"duplicates":0},"#])
    }
}
