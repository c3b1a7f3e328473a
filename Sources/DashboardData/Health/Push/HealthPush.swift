internal import DashboardCore
internal import Health

/// Takes what an app sends of somebody's body, each batch as a whole or not at all; one that comes again changes nothing.
package struct HealthPush: Sendable {
    private let path: String

    /// Takes it for a data folder.
    package init(into path: String) {
        self.path = path
    }

    /// Brings a batch into the folder.
    ///
    /// - Parameters:
    ///   - bytes: JSON as Health Auto Export sends it.
    ///   - stretch: For how long each entry stands, if the app has said so.
    ///   - now: Seconds since 1970.
    /// - Returns: What became of it.
    /// - Throws: `JSONFault` for a body of another shape, and `SessionStoreError` where it cannot be kept at the moment.
    package func take(_ bytes: [UInt8], stretch: PushedStretch?, now: Int64) throws -> ImportReport {
        let folder = try StoreFolder(path, for: .importing)
        do {
            return try withExtendedLifetime(folder) {
                let writer = try HealthWriter(HealthStore(in: folder))
                var reader = PushReader(kinds: try writer.knownKinds(), stretch: stretch, now: now)
                try reader.read(bytes)
                try writer.write(pushed: reader.batch)
                guard writer.hasKeptSomething else { return writer.counted(reader.report) }
                return try writer.finish(at: now, origin: HealthSource.pushed[0].name, counts: reader.report)
            }
        } catch {
            throw HealthImport.explained(error, path)
        }
    }
}
