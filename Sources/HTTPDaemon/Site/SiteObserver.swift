/// Somebody who is told about each request when its answer has left, or its client has.
public protocol SiteObserver: Sendable {
    /// Takes note of an answered request; called on the daemon's threads, so it has to be quick.
    func note(_ visit: Visit)

    /// Takes note of what a handler threw that is not ours to tell, and that its visitor knows as a 500 only.
    func note(_ failure: any Error, answering request: Request?)

    /// Passes on what was gathered; called some times a second.
    func flush()
}

extension SiteObserver {
    /// Nothing, for those who only count.
    public func note(_ failure: any Error, answering request: Request?) {}

    /// Nothing, for those who gather nothing.
    public func flush() {}
}

/// One request and what became of it.
///
/// No body, no query, no header but the agent's name.
public struct Visit: Sendable {
    /// The request, where its head could be read.
    public let request: Request?
    let route: RouteName
    /// The status of the answer.
    public let status: Status
    /// The bytes of the answer's body that were to be sent.
    public let bytes: Int
    let nanoseconds: Int64
    /// Whether the client left before its answer was complete.
    public let wasAborted: Bool
    /// The peer, where the request does not say more.
    public let peer: String

    /// The pattern of the route that answered: of few kinds, whatever is asked.
    public var pattern: String { route.pattern }

    /// From the end of the head to the end of the answer.
    public var duration: Duration { .nanoseconds(nanoseconds) }
}
