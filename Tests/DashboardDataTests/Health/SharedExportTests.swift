import DashboardData
import Foundation
import SQLite
import Testing

/// Exports that lie beside the repository, where there are any.
@Suite("Exports that others have made")
struct SharedExportTests {
    private static let folder = URL(
        filePath: ProcessInfo.processInfo.environment["DAYBOOK_FIXTURES"] ?? "../shared/fixtures"
    )
    .appending(path: "health/applehealth")
    private static let isThere = FileManager.default.fileExists(atPath: folder.path)

    @Test(
        "What they hold is what their makers say",
        .enabled(if: isThere, "there are no shared exports beside the repository"),
        arguments: ["StepCount", "DistanceWalkingRunning"]
    )
    func expected(kind: String) throws {
        let data = try TemporaryFolder()
        let name = "export_v3_dtd_en_GB"
        try bringIn([UInt8](Data(contentsOf: Self.folder.appending(path: "\(name).xml"))), to: data)
        let table = try String(contentsOf: Self.folder.appending(path: "\(name).expected_\(kind).csv"), encoding: .utf8)
        let values = table.split(separator: "\n").dropFirst().compactMap { Double($0.split(separator: ",").last ?? "") }
        let kept = try Database(path: data.path + "/health.sqlite").rows(
            "SELECT value FROM sample JOIN kind ON kind.id = kind WHERE name = ? ORDER BY start",
            .text(kind)
        ) { $0.real(0) }
        #expect(!values.isEmpty && kept.count == values.count)
        let factor = kind == "StepCount" ? 1.0 : 1_000
        for (one, other) in zip(values, kept) { #expect(abs(one * factor - other) < 1e-9) }
    }

    @Test("All of them can be read", .enabled(if: isThere, "there are no shared exports beside the repository"))
    func all() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "xml" {
            let report = try bringIn([UInt8](Data(contentsOf: file)), to: TemporaryFolder())
            #expect(report.samples.kept + report.skippedInAll >= report.samples.read, "\(file.lastPathComponent)")
            #expect(report.samples.kept > 0, "\(file.lastPathComponent)")
        }
    }
}
