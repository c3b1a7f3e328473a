/// When a handler answers: at once, or from a task while the connection waits without a thread.
public enum Answer: Sendable {
    /// The answer is here.
    case now(Response)
    /// The answer comes later; the task is cancelled when the client leaves or the site's patience ends.
    case later(@Sendable () async throws -> Response)
}

/// Code that answers requests of one route.
public typealias Handler = @Sendable (Request) throws -> Answer
