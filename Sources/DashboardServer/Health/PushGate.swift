import Crypto
import FoundationEssentials
import HTTPDaemon
import DashboardWeb
import Locking

/// Looks at the tokens of those who send samples; whoever guesses has few tries.
final class PushGate: Sendable {
    private let folder: String
    private let now: @Sendable () -> Date
    private let tries = Locked(Tries())

    init(_ folder: String, now: @escaping @Sendable () -> Date) {
        self.folder = folder
        self.now = now
    }

    /// Lets a request pass that carries a token.
    func check(_ request: Request) throws {
        let network = request.client.network
        guard let token = Self.token(in: request) else { throw Self.refusal }
        let moment = now().timeIntervalSince1970
        if case .refused(let seconds) = tries.withLock({ $0.take(from: network, at: moment) }) {
            throw HTTPError(
                .tooManyRequests,
                "There were too many wrong tokens. The next try is possible in \(seconds) seconds.",
                headers: [.retryAfter: HeaderValue(ours: "\(seconds)")]
            )
        }
        let isRight: Bool
        do {
            isRight = try TokenFile(in: folder).holds(token)
        } catch {
            tries.withLock { $0.giveBack(to: network) }
            throw HTTPError(.serviceUnavailable, "The tokens cannot be read at the moment.")
        }
        guard isRight else { throw Self.refusal }
        tries.withLock { $0.welcome(network) }
    }

    private static func token(in request: Request) -> String? {
        let values = request.all(.authorization)
        guard values.count == 1, let value = values.first else { return nil }
        let words = value.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "bearer", words[1].utf8.count <= 256 else { return nil }
        return words[1].trimmed
    }

    private static var refusal: HTTPError {
        HTTPError(
            .unauthorized,
            "This needs a token that is good: Authorization: Bearer TOKEN. “DashboardServer token” makes one.",
            headers: [.wwwAuthenticate: #"Bearer realm="Daybook""#]
        )
    }
}

extension Substring {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
