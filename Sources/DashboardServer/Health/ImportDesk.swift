import DashboardCore
import DashboardData
import Dispatch
import FoundationEssentials
import HTTPDaemon
import Locking

/// Where exports are brought to through the page: one at a time, and each is read to its end whether somebody looks or not.
final class ImportDesk: Sendable {
    private struct State {
        var status = ImportStatus.idle
        var cancellation: ImportCancellation?
    }

    /// Where everything is kept.
    let folder: String
    private let now: @Sendable () -> Date
    private let state = Locked(State())

    init(_ folder: String, now: @escaping @Sendable () -> Date) {
        self.folder = folder
        self.now = now
    }

    var status: ImportStatus { state.withLock { $0.status } }

    /// Begins with one export, of about so many bytes.
    ///
    /// - Throws: a 409 while there is another one, and a 503 where nothing can be kept.
    func begin(_ origin: String, expecting total: Int?) throws(HTTPError) -> ImportRun {
        let cancellation = ImportCancellation()
        // The clock of the dashboard may stand still; that of the progress may not.
        let begin = Date()
        let isFree = state.withLock { state in
            guard state.cancellation == nil else { return false }
            state = State(
                status: .arriving(ImportStatus.Progress(total: total, since: begin, now: begin)),
                cancellation: cancellation
            )
            return true
        }
        guard isFree else { throw HTTPError(.conflict, ImportWords.another) }
        do {
            return try ImportRun(into: self, origin, at: Int64(now().timeIntervalSince1970), cancellation)
        } catch {
            let sentence = Self.sentence(error)
            end(.failed(sentence))
            throw HTTPError(.serviceUnavailable, sentence)
        }
    }

    /// Calls off what is under way.
    func cancel() {
        state.withLock { $0.cancellation }?.cancel()
    }

    func arrived(_ count: Int) {
        state.withLock { state in
            guard case .arriving(var progress) = state.status else { return }
            progress.done += count
            progress.now = Date()
            state.status = .arriving(progress)
        }
    }

    func arrivedWhole() {
        let begin = Date()
        state.withLock { $0.status = .reading(ImportStatus.Progress(since: begin, now: begin)) }
    }

    func read(_ read: ImportProgress) {
        state.withLock { state in
            guard case .reading(var progress) = state.status else { return }
            (progress.done, progress.total, progress.now) = (read.done, read.total, Date())
            state.status = .reading(progress)
        }
    }

    func end(_ status: ImportStatus) {
        state.withLock { $0 = State(status: status) }
    }

    /// What can be told of a failure; it names no path.
    static func sentence(_ error: any Error) -> String {
        switch error {
        case let error as ImportError: error.sentence
        case let error as SessionStoreError: error.sentenceForStrangers
        case let error as HTTPError: error.explanation
        case is ClientGone, is CancellationError: ImportWords.brokenOff
        default: ImportWords.notKept
        }
    }
}
