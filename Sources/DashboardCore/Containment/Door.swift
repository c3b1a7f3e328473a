import Glibc
import Locking
import Synchronization

/// A lock that knows who holds it, so that entering it twice is a sentence and not a standstill.
final class Door: Sendable {
    private let stage: Locked<Stage>
    // The thread that is inside, nought if none is. Only a thread itself can find itself here, so no order is needed.
    private let holder = Atomic<UInt>(0)
    private let visits = Atomic(0)

    init(_ stage: sending Stage) {
        self.stage = Locked(stage)
    }

    /// How many have been inside who may have changed something.
    var moment: Int { visits.load(ordering: .acquiring) }

    func enter<Answer: Sendable, Failure: Error>(
        _ body: (Stage) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try look { (stage, _) throws(Failure) in
            // Counted before anything is changed: whoever still finds the old number was here first.
            visits.add(1, ordering: .acquiringAndReleasing)
            return try body(stage)
        }
    }

    /// Goes in without changing anything; the body is told what moment that is.
    func look<Answer: Sendable, Failure: Error>(
        _ body: (Stage, Int) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let me = UInt(pthread_self())
        precondition(
            holder.load(ordering: .relaxed) != me,
            "A session was entered from inside itself. Whoever is inside has the controllers in hand already."
        )
        return try stage.withLock { (stage: inout Stage) throws(Failure) -> Answer in
            holder.store(me, ordering: .relaxed)
            defer { holder.store(0, ordering: .relaxed) }
            return try body(stage, moment)
        }
    }
}
