import DashboardCore
import Foundation
import Testing

extension Zone {
    /// A zone as the machine's own files have it.
    static func ofMachine(_ text: String) throws -> Zone {
        let name = try #require(ZoneName(text))
        return try Zone(name, file: Array(try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(text)"))))
    }
}

extension Date {
    /// Reads `2026-03-29T01:00:00Z`.
    static func utc(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// `2026-03-29T01:00:00Z`.
    var utc: String { formatted(.iso8601) }
}
