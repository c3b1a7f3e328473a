package import DashboardCore
package import Health
internal import Locking
internal import SQLite

/// What devices have noted of a body, asked day by day.
///
/// Each question is a range of the key that samples lie by, so how many years are stored makes no difference.
package final class HealthArchive: Sendable {
    /// Nothing where the file is not one that can be read.
    private let reader: Locked<HealthReader>?
    private let failure: SourceFailure?
    /// What is wrong with which file, for whoever runs the program.
    package let complaint: String?

    /// Which of the sources that somebody has named are not known so far; nothing while none is known at all.
    package var notice: String? {
        let strangers = (try? read { $0.sources.isEmpty ? [] : $0.ranking.strangers(to: $0.sources.values) }) ?? []
        guard !strangers.isEmpty else { return nil }
        let names = strangers.map { "“\($0)”" }.joined(separator: ", ")
        return
            "nothing on file is from \(names) so far; what comes from there later is believed as the list of sources says"
    }

    /// Opens the file of a folder, or makes it.
    ///
    /// A file that is foreign, newer or damaged is left alone: whoever asks is told what is wrong with it, and all else works.
    package init(in folder: StoreFolder, ranking: SourceRanking = SourceRanking()) {
        do {
            let store = try HealthStore(in: folder)
            do {
                reader = Locked(try HealthReader(store.reader(), ranking: ranking))
                (failure, complaint) = (nil, nil)
            } catch let error as SQLiteError {
                throw Schema.explain(error, store.path)
            }
        } catch {
            (reader, failure, complaint) = (nil, .unreadableBody(error), "\(error)")
        }
    }

    /// Reads a store that is there, and believes its sources in some order.
    ///
    /// - Throws: `SQLiteError` if the file cannot be read.
    package init(_ store: HealthStore, ranking: SourceRanking = SourceRanking()) throws {
        reader = Locked(try HealthReader(store.reader(), ranking: ranking))
        (failure, complaint) = (nil, nil)
    }

    /// Rises whenever somebody has brought something new.
    package var version: Int { (try? reader?.withLock { try $0.refresh() }) ?? 0 }

    /// Whether nothing was ever brought; a file that cannot be read may hold anything.
    package var isEmpty: Bool { (try? read { try $0.firstDay() == nil }) ?? false }

    /// The first day of which anything is known; nil where nothing is.
    package var firstDay: CalendarDay? { (try? read { try $0.firstDay() }) ?? nil }

    /// Asks several things at once, of the same state of the file.
    func read<Answer: Sendable>(_ body: (HealthReader) throws -> Answer) throws -> Answer {
        guard let reader else { throw failure ?? .unreadableBody(CancellationError()) }
        do {
            return try reader.withLock { reader in
                _ = try reader.refresh()
                return try body(reader)
            }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw SourceFailure.unreadableBody(error)
        }
    }
}
