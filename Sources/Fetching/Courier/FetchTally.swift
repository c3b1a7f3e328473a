internal import Locking

/// Counts what was asked of whom and how it went, for whoever shows it.
package final class FetchTally: Sendable {
    private let hosts = Locked<[String: HostTally]>([:])

    /// Nothing yet.
    package init() {}

    /// The counts so far, by origin.
    package var counts: [String: HostTally] { hosts.withLock { $0 } }

    func received(_ bytes: Int, from origin: Origin) {
        change(origin) { $0.bytes += bytes }
    }

    func called(_ origin: Origin, _ duration: Duration, _ result: Result<Answer, FetchFailure>) {
        change(origin) { tally in
            tally.calls += 1
            tally.duration += duration
            switch result {
            case .success(let answer): if answer.status == 304 { tally.notModified += 1 }
            case .failure(let failure): tally.failures[failure.kind.name, default: 0] += 1
            }
        }
    }

    func spared(_ origin: Origin) {
        change(origin) { $0.spared += 1 }
    }

    private func change(_ origin: Origin, _ body: (inout HostTally) -> Void) {
        hosts.withLock { body(&$0["\(origin)", default: HostTally()]) }
    }
}
