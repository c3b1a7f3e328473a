import DashboardData
import Dispatch
import Locking

/// One export on its way in, worked at on a thread of its own, so that nobody who waits for an answer waits for it.
final class ImportRun: Sendable {
    private let number: Int
    private let desk: ImportDesk
    private let cancellation = ImportCancellation()
    private let work: Locked<HealthImport?>
    private let queue = DispatchQueue(label: "daybook.import")

    init(_ number: Int, into desk: ImportDesk, _ origin: String, at moment: Int64) throws {
        self.number = number
        self.desk = desk
        work = Locked(
            try HealthImport(into: desk.folder, origin: origin, now: moment, cancellation: cancellation) { progress in
                desk.read(number, progress)
            }
        )
    }

    /// Takes the next bytes, and answers when there is room for more.
    func push(_ bytes: [UInt8]) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            queue.async { [self] in continuation.resume(with: Result { try take(bytes) }) }
        }
    }

    /// Lets it be read to its end; the desk says what has come of it.
    func finish() {
        desk.arrivedWhole(number)
        queue.async { [self] in
            do {
                let report = try work.withLock { work in
                    defer { work = nil }
                    guard let work else { throw ImportError.cancelled }
                    return try work.finish()
                }
                desk.end(number, .done(report))
            } catch {
                end(error)
            }
        }
    }

    /// Takes everything back.
    func abandon(_ error: any Error) {
        queue.async { [self] in end(error) }
    }

    /// Takes everything back because somebody wants that; a sender who is silent is not waited for.
    func stop() {
        cancellation.cancel()
        abandon(ImportError.cancelled)
    }

    private func take(_ bytes: [UInt8]) throws {
        let isArchive = try work.withLock { work in
            guard let work else { throw ImportError.cancelled }
            try work.push(bytes)
            return work.isArchive
        }
        desk.arrived(number, bytes.count, isArchive: isArchive)
    }

    private func end(_ error: any Error) {
        work.withLock { $0 = nil }
        desk.end(number, error as? ImportError == .cancelled ? .stopped : .failed(ImportFailure(error)))
    }
}
