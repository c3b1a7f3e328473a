import DashboardData
import Dispatch
import Locking

/// One export on its way in, worked at on a thread of its own, so that nobody who waits for an answer waits for it.
final class ImportRun: Sendable {
    private let desk: ImportDesk
    private let work: Locked<HealthImport?>
    private let queue = DispatchQueue(label: "daybook.import")

    init(into desk: ImportDesk, _ origin: String, at moment: Int64, _ cancellation: ImportCancellation) throws {
        self.desk = desk
        work = Locked(
            try HealthImport(into: desk.folder, origin: origin, now: moment, cancellation: cancellation) { progress in
                desk.read(progress)
            }
        )
    }

    /// Takes the next bytes, and answers when there is room for more.
    func push(_ bytes: [UInt8]) async throws {
        desk.arrived(bytes.count)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            queue.async { [work] in
                continuation.resume(with: Result { try work.withLock { try $0?.push(bytes) } })
            }
        }
    }

    /// Lets it be read to its end; the desk says what has come of it.
    func finish() {
        desk.arrivedWhole()
        queue.async { [self] in
            do {
                let report = try work.withLock { try $0?.finish() }
                work.withLock { $0 = nil }
                desk.end(report.map { .done($0) } ?? .failed(ImportWords.brokenOff))
            } catch {
                fail(error)
            }
        }
    }

    /// Takes everything back.
    func abandon(_ error: any Error) {
        queue.async { [self] in fail(error) }
    }

    private func fail(_ error: any Error) {
        work.withLock { $0 = nil }
        desk.end(.failed(ImportDesk.sentence(error)))
    }
}
