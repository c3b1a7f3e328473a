package import DashboardCore
package import Health
internal import Locking

/// What devices have noted of a body, asked day by day.
///
/// Each question is a range of the key that samples lie by, so how many years are stored makes no difference.
package final class HealthArchive: Sendable {
    private let reader: Locked<HealthReader>

    /// Reads a store that is there, and believes its sources in some order.
    ///
    /// - Throws: `SQLiteError` if the file cannot be read.
    package init(_ store: HealthStore, ranking: SourceRanking = SourceRanking()) throws {
        reader = Locked(try HealthReader(store.reader(), ranking: ranking))
    }

    /// Rises whenever somebody has brought something new.
    package var version: Int { (try? reader.withLock { try $0.refresh() }) ?? 0 }

    /// The first day of which anything is known; nil where nothing is.
    package var firstDay: CalendarDay? {
        (try? reader.withLock { reader in
            _ = try reader.refresh()
            return try reader.firstDay()
        }) ?? nil
    }

    /// Asks several things at once, of the same state of the file.
    func read<Answer: Sendable>(_ body: (HealthReader) throws -> Answer) throws -> Answer {
        do {
            return try reader.withLock { reader in
                _ = try reader.refresh()
                return try body(reader)
            }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw SourceFailure(.broken, source: "Apple Health", "What was imported cannot be read at the moment.")
        }
    }
}
