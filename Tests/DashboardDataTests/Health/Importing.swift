import DashboardData
import Foundation

/// A day after the exports of the tests.
let importMoment: Int64 = 1_782_000_000

@discardableResult
func bringIn(_ bytes: [UInt8], to folder: TemporaryFolder, pieces size: Int = 65_536) throws -> ImportReport {
    let running = try HealthImport(into: folder.path, origin: "test", now: importMoment)
    var rest = bytes[...]
    while !rest.isEmpty {
        try running.push(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
    }
    return try running.finish()
}
