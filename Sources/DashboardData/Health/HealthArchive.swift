package import DashboardCore
package import Health
internal import Locking
internal import SQLite

/// What devices have noted of a body, asked day by day.
///
/// Each question is a range of the key that samples lie by, so how many years are stored makes no difference.
package final class HealthArchive: Sendable {
    /// What the last look has shown, and how long that is believed.
    private struct Glance {
        var version = 0
        /// How often this process had changed such a file then.
        var changes = 0
        var goodUntil: ContinuousClock.Instant?
    }

    /// How much later a change by another process may be seen: asking the file at each request would make an answer that is
    /// ready cost a quarter more.
    private static let patience = Duration.milliseconds(20)

    /// Nothing where the file is not one that can be read.
    private let reader: Locked<HealthReader>?
    private let failure: SourceFailure?
    /// What is wrong with which file, for whoever runs the program.
    package let complaint: String?
    private let changes: HealthChanges?
    private let moment: @Sendable () -> ContinuousClock.Instant
    private let glance = Locked(Glance())

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
    package init(
        in folder: StoreFolder,
        ranking: SourceRanking = SourceRanking(),
        moment: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.moment = moment
        do {
            let store = try HealthStore(in: folder)
            do {
                reader = Locked(try HealthReader(store.reader(), ranking: ranking))
                (changes, failure, complaint) = (store.changes, nil, nil)
            } catch let error as SQLiteError {
                throw Schema.explain(error, store.path)
            }
        } catch {
            (reader, changes, failure, complaint) = (nil, nil, .unreadableBody(error), "\(error)")
        }
    }

    /// Reads a store that is there, and believes its sources in some order.
    ///
    /// - Throws: `SQLiteError` if the file cannot be read.
    package init(
        _ store: HealthStore,
        ranking: SourceRanking = SourceRanking(),
        moment: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) throws {
        self.moment = moment
        reader = Locked(try HealthReader(store.reader(), ranking: ranking))
        (changes, failure, complaint) = (store.changes, nil, nil)
    }

    /// Rises whenever somebody has brought something new: at once if that was this process, and else a moment later.
    package var version: Int {
        guard let reader, let changes = changes?.count else { return 0 }
        let now = moment()
        let kept = glance.withLock { glance -> Int? in
            guard changes == glance.changes, let end = glance.goodUntil else { return nil }
            if now < end { return glance.version }
            // Whoever asks next need not wait until this one has looked.
            glance.goodUntil = now + Self.patience
            return nil
        }
        if let kept { return kept }
        let version = (try? reader.withLock { try $0.refresh() }) ?? 0
        glance.withLock { $0 = Glance(version: version, changes: changes, goodUntil: now + Self.patience) }
        return version
    }

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
