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

/// One thing a site can do: who answers, and which body the answer needs.
struct Route: Sendable {
    let pattern: String
    let body: BodyPolicy
    let handler: Handler
}
