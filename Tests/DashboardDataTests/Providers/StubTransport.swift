import Fetching
import Foundation
import Locking

/// Upstreams that stay at home: each path is answered as a test says, until it says otherwise.
final class StubTransport: Transport {
    private let answers = Locked<[String: Result<Answer, FetchFailure>]>([:])
    private let asked = Locked<[String]>([])

    /// The paths that were asked for so far, in their order.
    var paths: [String] { asked.withLock { $0 } }

    func say(_ body: [UInt8], at path: String) {
        answers.withLock { $0[path] = .success(Answer(status: 200, body: body)) }
    }

    func fail(_ kind: FetchFailure.Kind, at path: String) {
        answers.withLock { $0[path] = .failure(FetchFailure(kind)) }
    }

    func send(_ call: Call) async throws(FetchFailure) -> Answer {
        let path = URL(string: call.address.description)?.path() ?? ""
        asked.withLock { $0.append(path) }
        guard let answer = answers.withLock({ $0[path] }) else { throw FetchFailure(.unreachable) }
        return try answer.get()
    }
}
