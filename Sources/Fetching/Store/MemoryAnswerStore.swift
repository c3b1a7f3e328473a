internal import Locking

/// Keeps answers for as long as the program runs.
package final class MemoryAnswerStore: AnswerStore {
    private struct State {
        var shelf: AnswerShelf
        var hosts: [String: HostRecord] = [:]
    }

    private let state: Locked<State>

    /// An empty one.
    package init(bounds: StoreBounds = StoreBounds()) {
        state = Locked(State(shelf: AnswerShelf(bounds: bounds)))
    }

    /// What was kept last for an inquiry.
    package func answer(for key: InquiryKey) async -> KeptAnswer? {
        state.withLock { $0.shelf[key] }
    }

    /// Keeps an answer in place of an earlier one.
    package func keep(_ answer: KeptAnswer, for key: InquiryKey) async {
        state.withLock { $0.shelf.keep(answer, for: key) }
    }

    /// What is known of a host.
    package func record(of host: String) async -> HostRecord {
        state.withLock { $0.hosts[host] ?? HostRecord() }
    }

    /// Takes new counts of calls in.
    package func note(_ spendings: [Spending], of host: String) async {
        state.withLock { state in
            for new in spendings {
                state.hosts[host, default: HostRecord()].spendings.removeAll {
                    $0.window == new.window && ($0.slice == new.slice || $0.slice < new.oldestSlice)
                }
                state.hosts[host]?.spendings.append(new)
            }
        }
    }

    /// Keeps until when a host wants to be left alone.
    package func rest(_ host: String, until moment: Moment) async {
        state.withLock { $0.hosts[host, default: HostRecord()].restUntil = moment }
    }
}
