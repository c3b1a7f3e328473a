import DashboardData
import Dispatch
import FoundationEssentials
import HTTPDaemon
import Locking

/// Where exports are brought to through the page: one at a time, and each is read to its end whether somebody looks or not.
///
/// What becomes of each is told here and nowhere else, so whoever looks sees the same, also in another browser.
final class ImportDesk: Sendable {
    private struct State {
        var standing = ImportStanding()
        /// What is under way, from the moment at which its place is taken.
        var current: Int?
        var run: ImportRun?
    }

    /// Where everything is kept.
    let folder: String
    private let now: @Sendable () -> Date
    private let seconds: @Sendable () -> Double
    private let state = Locked(State())

    /// Keeps things in a folder; the seconds are those of a clock that never stands still, as that of a dashboard may.
    init(
        _ folder: String,
        now: @escaping @Sendable () -> Date,
        seconds: @escaping @Sendable () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    ) {
        self.folder = folder
        self.now = now
        self.seconds = seconds
    }

    /// How it stands at this moment.
    var standing: ImportStanding {
        var standing = state.withLock { $0.standing }
        switch standing.status {
        case .arriving(let pace, let isArchive):
            standing.status = .arriving(pace.seen(at: seconds()), isArchive: isArchive)
        case .reading(let pace): standing.status = .reading(pace.seen(at: seconds()))
        case .idle, .writing, .done, .failed, .stopped: break
        }
        return standing
    }

    /// Begins with one export, of about so many bytes.
    ///
    /// - Throws: a 409 while there is another one, and a 503 where nothing can be kept.
    func begin(_ origin: String, expecting total: Int?) throws(HTTPError) -> ImportRun {
        let moment = seconds()
        let number: Int? = state.withLock { state in
            guard state.current == nil else { return nil }
            let number = state.standing.number + 1
            let status = ImportStatus.arriving(Pace(of: total, at: moment), isArchive: false)
            state = State(standing: ImportStanding(number: number, status: status), current: number)
            return number
        }
        guard let number else { throw turnAway(.another) }
        do {
            let run = try ImportRun(number, into: self, origin, at: Int64(now().timeIntervalSince1970))
            state.withLock { $0.run = run }
            return run
        } catch {
            let failure = ImportFailure(error)
            end(number, .failed(failure))
            throw HTTPError(.serviceUnavailable, ImportWords.english.failures[failure], headers: [.retryAfter: "60"])
        }
    }

    /// Notes that something was turned away, and answers the error that says so.
    func turnAway(_ refusal: ImportRefusal) -> HTTPError {
        state.withLock { state in
            state.standing.number += 1
            state.standing.refusal = refusal
        }
        let words = ImportWords.english
        let status: Status =
            switch refusal {
            case .another: .conflict
            case .noFile, .emptyFile: .unprocessableContent
            case .tooLarge: .contentTooLarge
            }
        return HTTPError(status, words.bring(refusal, size: words.pace.size))
    }

    /// Calls off what is under way.
    func cancel() {
        state.withLock { $0.run }?.stop()
    }

    /// So much more has come of it.
    func arrived(_ number: Int, _ count: Int, isArchive: Bool) {
        change(number) { status, moment in
            guard case .arriving(var pace, _) = status else { return }
            pace.reach(pace.done + count, of: pace.total, at: moment)
            status = .arriving(pace, isArchive: isArchive)
        }
    }

    /// All of it is here.
    func arrivedWhole(_ number: Int) {
        change(number) { status, moment in
            guard case .arriving(_, let isArchive) = status else { return }
            status = isArchive ? .reading(Pace(at: moment)) : .writing
        }
    }

    /// So much of an archive was read.
    func read(_ number: Int, _ progress: ImportProgress) {
        change(number) { status, moment in
            guard case .reading(var pace) = status else { return }
            pace.reach(progress.done, of: progress.total, at: moment)
            status = progress.total.map { progress.done >= $0 } ?? false ? .writing : .reading(pace)
        }
    }

    /// It is over; there is room for the next.
    func end(_ number: Int, _ status: ImportStatus) {
        state.withLock { state in
            guard state.current == number else { return }
            (state.current, state.run) = (nil, nil)
            state.standing.status = status
        }
    }

    /// Nothing is known of earlier ones any more.
    func forget() {
        state.withLock { state in
            guard state.current == nil else { return }
            state.standing = ImportStanding(number: state.standing.number + 1)
        }
    }

    /// What comes late, of one that is over, changes nothing.
    private func change(_ number: Int, _ body: (inout ImportStatus, Double) -> Void) {
        let moment = seconds()
        state.withLock { state in
            if state.current == number { body(&state.standing.status, moment) }
        }
    }
}
