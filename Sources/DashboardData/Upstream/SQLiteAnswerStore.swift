internal import DashboardCore
internal import Dispatch
package import Fetching
internal import Locking

/// Keeps what upstreams have said in one file of a folder, through restarts and crashes.
///
/// Everything in it can be fetched again, so a file that cannot be used is moved aside, and a disk that fails costs
/// nothing but the next start's head start: the last answers are in memory, too.
package final class SQLiteAnswerStore: AnswerStore {
    private static let fileName = "upstream.sqlite"

    /// What became of an earlier file that could not be used, in one sentence for a log.
    package let notice: String?

    private let recent: Locked<AnswerShelf>
    private let file: Locked<AnswerFile?>
    private let folder: Locked<StoreFolder?>
    private let failures = Locked(0)
    // A thread of its own, so that the disk never holds up a task of somebody else.
    private let queue = DispatchQueue(label: "daybook.upstream")

    /// Opens the file in a folder, or makes it.
    ///
    /// - Throws: `SessionStoreError` if the folder cannot be written.
    package init(in folder: StoreFolder, bounds: StoreBounds = StoreBounds()) throws {
        let path = try folder.database(Self.fileName)
        do {
            file = Locked(try AnswerFile(path: path, bounds: bounds))
            notice = nil
        } catch let error as SessionStoreError where Self.isUseless(error) {
            try folder.moveAside(Self.fileName)
            file = Locked(try AnswerFile(path: try folder.database(Self.fileName), bounds: bounds))
            notice =
                "\(path) could not be used and is now called \(Self.fileName).unusable; everything is fetched anew."
        }
        self.folder = Locked(folder)
        recent = Locked(AnswerShelf(bounds: StoreBounds(entries: 100, bytes: min(bounds.bytes, 16 << 20))))
    }

    /// How often the file could not be read or written.
    package var troubles: Int { failures.withLock { $0 } }

    /// What was kept last for an inquiry.
    package func answer(for key: InquiryKey) async -> KeptAnswer? {
        if let answer = recent.withLock({ $0[key] }) { return answer }
        guard let answer = await use({ try $0.answer(for: key) }) ?? nil else { return nil }
        // Something newer may have come while the disk was asked.
        return recent.withLock { recent in
            if let newer = recent[key] { return newer }
            recent.keep(answer, for: key)
            return answer
        }
    }

    /// Keeps an answer in memory at once, and on disk as soon as that is free.
    package func keep(_ answer: KeptAnswer, for key: InquiryKey) async {
        recent.withLock { $0.keep(answer, for: key) }
        queue.async { self.use { try $0.keep(answer, for: key) } }
    }

    /// What is known of a host, by its origin.
    package func record(of host: String) async -> HostRecord {
        await use { try $0.record(of: host) } ?? HostRecord()
    }

    /// Takes new counts of calls in, and returns when they are in the file.
    package func note(_ spendings: [Spending], of host: String) async {
        await use { try $0.note(spendings, of: host) }
    }

    /// Keeps until when a host wants to be left alone.
    package func rest(_ host: String, until moment: Moment) async {
        await use { try $0.rest(host, until: moment) }
    }

    /// Finishes what was handed over, and lets go of the file and its folder.
    package func close() async {
        await withCheckedContinuation { continuation in
            queue.async {
                self.file.withLock { $0 = nil }
                self.folder.withLock { $0 = nil }
                continuation.resume()
            }
        }
    }

    @discardableResult
    private func use<Value: Sendable>(_ body: @escaping @Sendable (AnswerFile) throws -> Value) async -> Value? {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.use(body)) }
        }
    }

    /// What `body` makes of the file; nothing where it fails, or the file is closed.
    @discardableResult
    private func use<Value: Sendable>(_ body: (AnswerFile) throws -> Value) -> Value? {
        file.withLock { file in
            do {
                return try file.map(body)
            } catch {
                failures.withLock { $0 += 1 }
                return nil
            }
        }
    }

    private static func isUseless(_ error: SessionStoreError) -> Bool {
        switch error.code {
        case .damagedFile, .foreignFile, .newerVersion: true
        default: false
        }
    }
}
