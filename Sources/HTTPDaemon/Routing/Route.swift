import Synchronization

/// How a route takes the body of a request.
public enum BodyPolicy: Sendable {
    /// A request with a body is refused.
    case none
    /// The body is read into memory first, up to a limit in bytes.
    case buffered(limit: Int)
    /// The handler reads the body while it arrives, up to a limit in bytes.
    case streamed(limit: Int)

    /// What a small form needs.
    public static let form = BodyPolicy.buffered(limit: 64 * 1024)

    var limit: Int {
        switch self {
        case .none: 0
        case .buffered(let limit), .streamed(let limit): limit
        }
    }
}

/// One thing a site can do: who answers whom, and which body the answer needs.
final class Route: Sendable {
    let name: RouteName
    let body: BodyPolicy
    let origins: AllowedOrigins
    let handler: Handler

    init(name: RouteName, body: BodyPolicy, origins: AllowedOrigins = .any, handler: @escaping Handler) {
        self.name = name
        self.body = body
        self.origins = origins
        self.handler = handler
    }
}

/// What a route is called in logs and metrics, with a number that is quicker to find than the name.
final class RouteName: Sendable {
    private static let counter = Atomic(1)

    /// Requests that no route answered.
    static let none = RouteName(number: 0, pattern: "none")
    /// Questions about what may be asked.
    static let options = RouteName(number: 1, pattern: "OPTIONS")

    let number: Int
    let pattern: String
    /// The pattern as the log writes it.
    let bytes: [UInt8]

    convenience init(pattern: String) {
        self.init(number: Self.counter.add(1, ordering: .relaxed).newValue, pattern: pattern)
    }

    private init(number: Int, pattern: String) {
        self.number = number
        self.pattern = pattern
        bytes = Array(pattern.utf8)
    }
}
