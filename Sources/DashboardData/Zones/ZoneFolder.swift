package import DashboardCore
import FoundationEssentials

/// The folder in which a Unix keeps the rules of all time zones.
package struct ZoneFolder: Sendable {
    let path: String

    package init(_ path: String = "/usr/share/zoneinfo") {
        self.path = path
    }

    /// Whether the folder has a zone of that name that can be read.
    package func knows(_ name: ZoneName) -> Bool { (try? zone(name)) != nil }

    /// Reads a zone's rules; keep it, for this asks the disk.
    package func zone(_ name: ZoneName) throws(ZoneError) -> Zone {
        // A name has no dots, so it leads nowhere else.
        guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
            throw ZoneError("\(path) has no time zone “\(name)”; the package tzdata brings them all")
        }
        return try Zone(name, file: Array(data))
    }
}
