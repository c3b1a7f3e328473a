internal import Dispatch
internal import Health
internal import Locking

/// The way from whoever reads to whoever writes, who is on another thread; it holds a few batches at most.
final class ImportPipe: Sendable {
    private static let length = 4

    private let writer: Locked<HealthWriter?>
    private let failure = Locked<(any Error)?>(nil)
    private let room = DispatchSemaphore(value: length)
    private let queue = DispatchQueue(label: "daybook.health.writer")

    init(_ store: HealthStore) throws {
        writer = Locked(try HealthWriter(store))
    }

    /// The kinds that samples were kept of before.
    var kinds: [HealthKind] { get throws { try use { try $0.knownKinds() } } }

    /// Hands a batch over, when there is room for it; throws what has become of an earlier one.
    func send(_ batch: HealthBatch) throws {
        if let failure = failure.withLock({ $0 }) { throw failure }
        room.wait()
        queue.async { [self] in
            defer { room.signal() }
            // What comes after a failure is nobody's business any more.
            guard failure.withLock({ $0 == nil }) else { return }
            do { try use { try $0.write(batch) } } catch { failure.withLock { $0 = error } }
        }
    }

    /// Waits until everything is written, and makes it part of the file at once; answers what the writer has counted.
    func finish(at date: Int64, origin: String, counts report: ImportReport) throws -> ImportReport {
        try queue.sync {
            if let failure = failure.withLock({ $0 }) { throw failure }
            let report = try use { try $0.finish(at: date, origin: origin, counts: report) }
            writer.withLock { $0 = nil }
            return report
        }
    }

    /// Takes everything back.
    func abandon() {
        queue.sync {
            writer.withLock { writer in
                writer?.abandon()
                writer = nil
            }
        }
    }

    private func use<Answer: Sendable>(_ body: (HealthWriter) throws -> Answer) throws -> Answer {
        try writer.withLock { writer in
            guard let writer else { throw ImportError.cancelled }
            return try body(writer)
        }
    }
}
